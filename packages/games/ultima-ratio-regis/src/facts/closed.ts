/** Why an area or a sea is not on offer: for whoever points at it. */
import type { Refused } from '@quadrille/kernel';
import type { Unit } from '../state.ts';
import { type Area, type Owner, type Power, SEAS, type UnitKind } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { distanceFrom, galleysAllow, hasBase, operatingDistance } from './bases.ts';
import { controlledBy, controllerOf, enemyTroopsAt, holdsGround, mayEnter } from './control.ts';
import { areasInPlay, groundOf, isCoastal, neighboursOf, onMainMap, seaInPlay, seasOf, sheetOf } from './ground.ts';
import { minorMayBe, minorsMayBe, roomAt } from './paths.ts';
import { leads, mayOperate, minorsOf } from './realms.ts';
import { alliesOf, atWar } from './relations.ts';
import { areaLimit } from './stacking.ts';
import { isHome, possessionsOf } from './titles.ts';
import { isSquadron } from './units.ts';

type Why = Required<Pick<Refused, 'code' | 'cite'>>;

const why = (code: string, cite: string): Why => ({ code, cite });

const FULL = why('too-many', '§15.1');
const NO_INTEREST = why('no-interest', '§18.4.1');
const MINOR_STAYS = why('minor-stays', '§20.2');

/** The places that are closed, each with what closes it; where nothing does, the rest of the question tells. */
const closed = (verb: string, power: Power, places: readonly string[], reason: (at: Area) => Why | null): Refused[] =>
  places.flatMap((at) => {
    const because = reason(at);
    return because ? [{ id: `${verb}/${at}`, args: { power, at }, ...because }] : [];
  });

/** Rebels, besiegers or enemies keep a Power from controlling an area (§18.3, §22). */
function notHeld(world: World, power: Power, area: Area, cite: string): Why | null {
  if (world.state.rebellions[area] !== undefined) return why('in-revolt', '§18.3');
  if (area in world.state.sieges) return why('under-siege', cite);
  const held = controllerOf(world, area) === power && !enemyTroopsAt(world, power, area);
  return held ? null : why('not-held', cite);
}

/** The possessions of a Power and of its minors. */
const landOf = (world: World, power: Power): Area[] =>
  [power, ...minorsOf(world, power)].flatMap((owner) => possessionsOf(world, owner));

/** Possessions in which a unit of this kind is not built (§9.1–2). */
export function noGround(world: World, owner: Owner, kind: UnitKind, open: readonly Area[]): Refused[] {
  const power = leads(world, owner);
  if (power === null) return [];
  const ashore = isSquadron({ kind });
  const land = possessionsOf(world, owner).filter(
    (area) => !open.includes(area) && (!ashore || isCoastal(world, area)),
  );
  return closed('at', power, land, (area) => {
    const lost = notHeld(world, power, area, ashore ? '§9.2' : '§9.1');
    if (lost) return lost;
    if (!onMainMap(world, area) && !isHome(world, area)) return why('no-colony', '§18.7');
    if (!minorMayBe(world, { owner }, area)) return MINOR_STAYS;
    if (!ashore && roomAt(world, power, area) <= 0) return FULL;
    return kind === 'I34' && owner === power ? why('elite-at-home', '§9.1') : null;
  });
}

/** Possessions in which no fortress is begun (§9.4). */
export const noFortress = (world: World, power: Power, open: readonly Area[]): Refused[] =>
  closed(
    'at',
    power,
    landOf(world, power).filter((area) => !open.includes(area)),
    (area) => {
      if (area in world.state.fortresses) return why('fortress-stands', '§9.4');
      return onMainMap(world, area) ? notHeld(world, power, area, '§9.4') : why('no-fortress-overseas', '§9.4');
    },
  );

/** Possessions of the theater in which a dispersed troop does not regroup (§9.5). */
export const noCamp = (world: World, power: Power, unit: Unit, open: readonly Area[]): Refused[] =>
  closed(
    'at',
    power,
    landOf(world, power).filter((area) => !open.includes(area) && groundOf(world, area).box === unit.at),
    (area) => notHeld(world, power, area, '§9.5') ?? (roomAt(world, power, area) <= 0 ? FULL : null),
  );

/** Own and allied land where a troop does not end its strategic movement (§10.2, §21.1.4). */
export function noJourney(world: World, power: Power, unit: Unit, open: readonly Area[]): Refused[] {
  const others = alliesOf(world, power).flatMap((ally) => controlledBy(world, ally));
  const land = [...new Set([...landOf(world, power), ...others])].filter(
    (area) => area !== unit.at && !open.includes(area),
  );
  return closed('to', power, land, (area) => {
    if (others.includes(area) && !holdsGround(world, power, area)) return why('ally-lets-pass', '§21.1.4');
    if (!holdsGround(world, power, area)) return notHeld(world, power, area, '§10.2');
    if (!mayOperate(world, power, area)) return NO_INTEREST;
    if (!minorMayBe(world, unit, area)) return MINOR_STAYS;
    return roomAt(world, power, area) <= 0 ? FULL : why('no-way', '§10.2');
  });
}

/** Seas and own ports into which a squadron does not sail (§10.1, §11.1, §18.6). */
export function noHaven(world: World, power: Power, unit: Unit, open: readonly string[]): Refused[] {
  const seas = SEAS.filter((sea) => seaInPlay(world, sea));
  const ports = landOf(world, power).filter((area) => isCoastal(world, area));
  const shut = [...seas, ...ports].filter((place) => place !== unit.at && !open.includes(place));
  const straits = why('straits', '§18.6.4');
  return closed('to', power, shut, (place) => {
    const sea = seas.find((each) => each === place);
    if (!galleysAllow(world, unit, sea ?? place)) return why('galleys', '§18.6.1');
    if (sea) return hasBase(world, unit, sea) ? straits : why('no-base-there', '§11.1');
    return notHeld(world, power, place, '§10.1') ?? (mayOperate(world, power, place) ? straits : NO_INTEREST);
  });
}

/** Foreign coasts on which a force does not land (§12.3). */
export function noBeach(
  world: World,
  power: Power,
  units: readonly Unit[],
  from: Area,
  open: readonly Area[],
): Refused[] {
  const far = (area: Area): boolean =>
    seasOf(world, area).every((sea) => distanceFrom(world, from, sea) > operatingDistance(world));
  const coasts = areasInPlay(world).filter(
    (area) => area !== from && isCoastal(world, area) && !open.includes(area) && !holdsGround(world, power, area),
  );
  return closed('at', power, coasts, (area) => {
    const lord = controllerOf(world, area);
    if (far(area)) return lord !== null && atWar(world, power, lord) ? why('too-far', '§11.1.2') : null;
    if (!mayEnter(world, power, area))
      return area in world.state.sieges ? why('siege-of-another', '§13.4.7') : why('not-at-war', '§12.1');
    if (!mayOperate(world, power, area)) return NO_INTEREST;
    if (!minorsMayBe(world, units, area)) return MINOR_STAYS;
    if (units.length > 1 && sheetOf(world, area) !== sheetOf(world, from)) return why('one-troop', '§12.3.3');
    return units.length > areaLimit(world, area) ? FULL : null;
  });
}

/** Neighbours into which nobody retreats (§12.4.2, §13.3.6). */
export const noRefuge = (
  world: World,
  power: Power,
  unit: Unit,
  from: Area | null,
  open: readonly Area[],
  cite: string,
): Refused[] =>
  closed(
    'retreat',
    power,
    neighboursOf(world, unit.at)
      .map(({ area }) => area)
      .filter((area) => !open.includes(area)),
    (area) => {
      if (area === from) return why('came-from-there', cite);
      if (!holdsGround(world, power, area)) return notHeld(world, power, area, cite);
      return minorMayBe(world, unit, area) ? FULL : MINOR_STAYS;
    },
  );
