/** Construction: troops, squadrons, fortresses; repair and regrouping (§9.1–9.5). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { build, place, touch } from '../changes/units.ts';
import { mayBase } from '../facts/bases.ts';
import { noCamp, noFortress, noGround } from '../facts/closed.ts';
import { controlledBy, controls, hasAsOwn, isAtStake, isPort } from '../facts/control.ts';
import { groundOf, isBox, isCoastal, onMainMap } from '../facts/ground.ts';
import { isLandless, theaterOfMinor } from '../facts/minors.ts';
import { minorMayBe, roomAt } from '../facts/paths.ts';
import { inForce, leads, minorsOf, playerOf, realmOf } from '../facts/realms.ts';
import { homeBoxes, isHome, isMinor, mainTheaters, ownerOf } from '../facts/titles.ts';
import { available, commandOf, isSquadron, isTroop, seenAs } from '../facts/units.ts';
import type { Leader, Unit } from '../state.ts';
import {
  type Area,
  type Box,
  type Owner,
  type Power,
  SQUADRONS,
  TROOPS,
  type TroopKind,
  type UnitKind,
} from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { type Deed, deed } from './deed.ts';
import { bringLeader } from './leaders.ts';
import { moveOne, moveSquadron } from './strategic.ts';

/** What the leader of an owner controls. */
function landOf(world: World, owner: Owner): Area[] {
  const power = leads(world, owner);
  return power === null ? [] : controlledBy(world, power);
}

/** In a civil war a contender builds where it holds the zone, as at home (§26.1.1). */
const belongsTo = (world: World, owner: Owner, area: Area): boolean =>
  isMinor(owner) ? ownerOf(world, area) === owner : hasAsOwn(world, owner, area);
const isHomeTo = (game: Game, power: Power, area: Area): boolean => isHome(game, area) || isAtStake(game, power, area);

/** Where a troop can be built: elite ones at home in the main theater; overseas only in home areas (§9.1, reading 1). */
export function troopGround(game: Game, owner: Owner, kind: TroopKind, land = landOf(game, owner)): Area[] {
  const power = leads(game, owner);
  if (power === null) return [];
  const elite = kind === 'I34' && owner === power;
  const theaters = elite ? mainTheaters(game, power) : [];
  const theater = isMinor(owner) && isLandless(game, owner) ? theaterOfMinor(game, owner) : null;
  const suits = (area: Area): boolean => {
    if (theater !== null) return groundOf(game, area).theater === theater;
    if (!belongsTo(game, owner, area)) return false;
    if (elite) return isHomeTo(game, power, area) && theaters.includes(groundOf(game, area).theater);
    return (onMainMap(game, area) || isHome(game, area)) && minorMayBe(game, { owner }, area);
  };
  return land.filter((area) => suits(area) && roomAt(game, power, area) > 0);
}

/** Squadrons are built in coastal possessions, overseas in colonies only (§9.2, §18.7). */
export function squadronGround(world: World, owner: Owner, land = landOf(world, owner)): Area[] {
  const power = leads(world, owner);
  if (power === null) return [];
  return land.filter(
    (area) =>
      belongsTo(world, owner, area) && isPort(world, power, area) && (onMainMap(world, area) || isHome(world, area)),
  );
}

/** Fortresses: one for each controlled area, allied minors' included; none on the mini-maps (§9.4). */
export const fortressGround = (game: Game, power: Power, land = controlledBy(game, power)): Area[] =>
  land.filter((area) => onMainMap(game, area) && !(area in game.state.fortresses) && ownerOf(game, area) !== null);

/** Everything that can be built, repaired or regrouped with one action. */
export function buildingDeeds(game: Game, power: Power): Deed[] {
  const owners: Owner[] = [power, ...minorsOf(game, power)];
  const land = controlledBy(game, power);
  return [
    ...owners.flatMap((owner) => [
      ...TROOPS.filter(
        (kind) =>
          available(game, owner, kind) > 0 &&
          (troopGround(game, owner, kind, land).length > 0 || barracks(game, power, owner, kind).length > 0),
      ).map((kind) => deed(`troop/${owner}/${kind}`, () => buildTroop(game, power, owner, kind))),
      ...SQUADRONS.filter(
        (kind) => available(game, owner, kind) > 0 && squadronGround(game, owner, land).length > 0,
      ).map((kind) => deed(`squadron/${owner}/${kind}`, () => buildSquadron(game, power, owner, kind))),
    ]),
    ...repairable(game, power).map((unit) => deed(`repair/${unit.id}`, () => repair(game, power, unit))),
    ...(fortressGround(game, power, land).length > 0 ? [deed('fortress', () => beginFortress(game, power))] : []),
    ...unfinished(game, power).map((area) => deed(`finish/${area}`, () => finishFortress(game, power, area))),
    ...regroupable(game, power, land).map((unit) => deed(`regroup/${unit.id}`, () => regroup(game, power, unit))),
  ];
}

/** A troop on its regular side, which may move strategically at once (§9.1). */
export function* buildTroop(game: Game, power: Power, owner: Owner, kind: TroopKind): Rules {
  const at = yield* choose(
    playerOf(game, power),
    ask('build-troop', '§9.1', { power, owner, kind }, power),
    () => [
      ...troopGround(game, owner, kind).map((area) => option(`at/${area}`, area)),
      ...barracks(game, power, owner, kind).map((box, _, { length }) =>
        option(length === 1 ? 'at/professional' : `at/professional/${box}`, box),
      ),
    ],
    () => noGround(game, owner, kind, troopGround(game, owner, kind)),
  );
  if (isBox(at)) {
    build(game, owner, kind, at).up = true;
    return;
  }
  const unit = build(game, owner, kind, at);
  yield* moveOne(game, power, unit);
}

/** From the Professional Army on western Powers may build veterans into their dispersion box; of several, any (§26.3, facts no. 36). */
export const barracks = (game: Game, power: Power, owner: Owner, kind: UnitKind): readonly Box[] =>
  owner === power && kind === 'I23' && inForce(game, 'professional_army') && game.data.powers[power].western
    ? homeBoxes(game, power)
    : [];

export function* buildSquadron(game: Game, power: Power, owner: Owner, kind: UnitKind): Rules {
  const at = yield* choose(
    playerOf(game, power),
    ask('build-squadron', '§9.2', { power, owner, kind }, power),
    () => squadronGround(game, owner).map((area) => option(`at/${area}`, area)),
    () => noGround(game, owner, kind, squadronGround(game, owner)),
  );
  build(game, owner, kind, at);
}

/** Squadrons that began the impulse under repair; with Industrial Technology also those just begun (§9.3). */
export const repairable = (game: Game, power: Power): Unit[] =>
  game.state.units.filter(
    (unit) =>
      isSquadron(unit) &&
      !unit.up &&
      unit.at !== 'eliminated' &&
      commandOf(game, unit) === power &&
      (!game.state.impulse?.begun.includes(unit.id) || industrial(game, power)) &&
      controls(game, power, unit.at),
  );

/** A unit that is where it was, and as it was, when the impulse began. */
export const began = ({ state }: Game, { id }: Unit | Leader): boolean => !state.impulse?.touched.includes(id);

const industrial = (game: Game, power: Power): boolean => realmOf(game, power).technologies.includes('industrial');

function* repair(game: Game, power: Power, unit: Unit): Rules {
  unit.up = true;
  touch(game, unit);
  game.tell({ type: 'repaired', power: unit.owner, unit: unit.id, at: unit.at });
  yield* moveSquadron(game, power, unit);
}

function* beginFortress(game: Game, power: Power): Rules {
  const at = yield* choose(
    playerOf(game, power),
    ask('build-fortress', '§9.4', { power }, power),
    () => fortressGround(game, power).map((area) => option(`at/${area}`, area)),
    () => noFortress(game, power, fortressGround(game, power)),
  );
  game.state.fortresses[at] = { owner: power, done: false };
  game.state.impulse?.begun.push(at);
  game.tell({ type: 'fortress-begun', power, at });
}

/** Fortresses begun in an earlier impulse (§9.4). */
export const unfinished = (game: Game, power: Power): Area[] =>
  Object.entries(game.state.fortresses)
    .filter(
      ([area, { owner, done }]) =>
        !done &&
        leads(game, owner) === power &&
        controls(game, power, area) &&
        (!game.state.impulse?.begun.includes(area) || industrial(game, power)),
    )
    .map(([area]) => area);

// biome-ignore lint/correctness/useYield: nothing is asked
function* finishFortress(game: Game, power: Power, at: Area): Rules {
  const fortress = game.state.fortresses[at];
  if (fortress) fortress.done = true;
  game.tell({ type: 'fortress-done', power, at });
}

/** Units that began the impulse in a dispersion box, and have somewhere to stand (§9.5). */
export const regroupable = (game: Game, power: Power, land = controlledBy(game, power)): Unit[] =>
  game.state.units.filter(
    (unit) =>
      isBox(unit.at) &&
      commandOf(game, unit) === power &&
      began(game, unit) &&
      regroupGround(game, power, unit, land).length > 0,
  );

export const regroupGround = (game: Game, power: Power, unit: Unit, land = controlledBy(game, power)): Area[] =>
  land.filter(
    (area) =>
      groundOf(game, area).box === unit.at &&
      (isSquadron(unit)
        ? isCoastal(game, area) && mayBase(game, unit, area)
        : roomAt(game, power, area) > 0 && minorMayBe(game, unit, area)),
  );

/** A dispersed unit stands again in its theater, a squadron in a port, and may move strategically if it can (§9.5). */
export function* regroup(game: Game, power: Power, unit: Unit): Rules {
  const at = yield* choose(
    playerOf(game, power),
    ask('regroup', '§9.5', { power, ...seenAs(unit) }, power),
    () => regroupGround(game, power, unit).map((area) => option(`at/${area}`, area)),
    () => noCamp(game, power, unit, regroupGround(game, power, unit)),
  );
  yield* bringLeader(game, power, unit, '§18.1');
  place(game, unit, at);
  game.tell({ type: 'regrouped', power: unit.owner, unit: unit.id, at });
  if (isTroop(unit)) yield* moveOne(game, power, unit);
  else if (unit.up) yield* moveSquadron(game, power, unit);
}
