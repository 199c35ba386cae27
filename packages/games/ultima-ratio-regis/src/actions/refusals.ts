/** What one would expect to be able to do, and may not: with the reason and the section. */
import type { Refused } from '@quadrille/kernel';
import { barredByFortress, controllerOf, enemyTroopsAt } from '../facts/control.ts';
import { groundOf, isArea, isBox, isCoastal } from '../facts/ground.ts';
import { isInterested, mayOperate } from '../facts/realms.ts';
import { isSupplied } from '../facts/supply.ts';
import { tenureOf } from '../facts/titles.ts';
import { available, isBesieged, isSquadron, isTroop, seenAs, unitsOf } from '../facts/units.ts';
import { campsOf } from '../land/march.ts';
import { maySubjugate } from '../land/subjugation.ts';
import { landingObstacle } from '../naval/landing.ts';
import { mayRaid, preyOf, raidId, raidsNow } from '../naval/piracy.ts';
import { politicalRefusals } from '../politics/refusals.ts';
import { type Area, type Power, UNIT_KINDS } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { began, regroupable, repairable, squadronGround, troopGround, unfinished } from './building.ts';
import { finds, pool } from './leaders.ts';

export const refusalsOf = (game: Game, power: Power): Refused[] => [
  ...[
    ...building(game, power),
    ...repairs(game, power),
    ...regrouping(game, power),
    ...leaders(game, power),
    ...sieges(game, power),
    ...subjugations(game, power),
    ...unfinishedYet(game, power),
    ...landings(game, power),
    ...raids(game, power),
  ].map((each) => ({ ...each, id: `act/${power}/${each.id}` })),
  ...politicalRefusals(game, power),
];

function building(game: Game, power: Power): Refused[] {
  return UNIT_KINDS.flatMap((kind): Refused[] => {
    const squadron = isSquadron({ kind });
    const id = `${squadron ? 'squadron' : 'troop'}/${power}/${kind}`;
    if (available(game, power, kind) <= 0)
      return [{ id, code: 'none-left', args: { power, kind }, cite: squadron ? '§9.2' : '§9.1' }];
    if (squadron && squadronGround(game, power).length === 0)
      return [{ id, code: 'no-port', args: { power, kind }, cite: '§9.2' }];
    if (kind === 'I34' && troopGround(game, power, kind).length === 0)
      return [{ id, code: 'no-place-at-home', args: { power, kind }, cite: '§9.1' }];
    return [];
  });
}

function repairs(game: Game, power: Power): Refused[] {
  const able = repairable(game, power);
  return unitsOf(game, power)
    .filter(
      (unit) => isSquadron(unit) && !unit.up && unit.at !== 'eliminated' && !isBox(unit.at) && !able.includes(unit),
    )
    .map((unit) => ({
      id: `repair/${unit.id}`,
      code: 'not-yet-repaired',
      args: { power, ...seenAs(unit) },
      cite: '§9.3',
    }));
}

function regrouping(game: Game, power: Power): Refused[] {
  const able = regroupable(game, power);
  return unitsOf(game, power)
    .filter((unit) => isBox(unit.at) && !able.includes(unit))
    .map((unit) => ({
      id: `regroup/${unit.id}`,
      code: began(game, unit) ? 'nowhere-to-regroup' : 'just-dispersed',
      args: { power, ...seenAs(unit) },
      cite: '§9.5',
    }));
}

/** Fortresses that were begun in this impulse (§9.4). */
const unfinishedYet = (game: Game, power: Power): Refused[] =>
  (game.state.impulse?.begun ?? [])
    .filter((area) => game.state.fortresses[area]?.owner === power && !unfinished(game, power).includes(area))
    .map((area) => ({ id: `finish/${area}`, code: 'just-begun', args: { power, at: area }, cite: '§9.4' }));

function leaders(game: Game, power: Power): Refused[] {
  if (pool(game).length === 0) return [{ id: 'leader', code: 'no-leaders-left', args: { power }, cite: '§17.2' }];
  return finds(game, power) ? [] : [{ id: 'leader', code: 'nobody-to-lead', args: { power }, cite: '§17.2' }];
}

const sieges = (game: Game, power: Power): Refused[] =>
  Object.entries(game.state.sieges)
    .filter(([area, { by }]) => by === power && !isSupplied(game, power, area))
    .map(([area]) => ({ id: `assault/${area}`, code: 'no-supply', args: { power, at: area }, cite: '§15.2' }));

const subjugations = (game: Game, power: Power): Refused[] =>
  campsOf(game, power)
    .filter((area) => controllerOf(game, area) !== power && !maySubjugate(game, power, area))
    .map((area) => ({ id: `subjugate/${area}`, ...reason(game, power, area) }));

function reason(game: Game, power: Power, at: Area): Omit<Refused, 'id'> {
  const args = { power, at };
  const tenure = tenureOf(game, at);
  if (tenure.as === 'inactive' || (tenure.as === 'minor' && controllerOf(game, at) === null))
    return { code: 'never-controlled', args, cite: '§18.2.2' };
  if (enemyTroopsAt(game, power, at)) return { code: 'enemies-there', args, cite: '§13.5.1' };
  if (barredByFortress(game, power, at)) return { code: 'fortress-there', args, cite: '§13.4.1' };
  if (
    !mayOperate(game, power, at) ||
    (tenure.as === 'independent' && !isInterested(game, power, groundOf(game, at).theater))
  )
    return { code: 'no-interest', args, cite: '§18.4.1' };
  if (!isSupplied(game, power, at)) return { code: 'no-supply', args, cite: '§15.2' };
  return { code: 'not-at-war', args, cite: '§13.5.1' };
}

/** Troops on a coast that could land, had they an escort, or had they not acted yet (§12.3.1). */
const landings = (game: Game, power: Power): Refused[] =>
  unitsOf(game, power)
    .filter((unit) => isTroop(unit) && isArea(game, unit.at) && isCoastal(game, unit.at) && !isBesieged(game, unit))
    .flatMap((unit) => {
      const why = landingObstacle(game, power, unit);
      return why ? [{ id: `land/${unit.id}`, code: why, args: { power, ...seenAs(unit) }, cite: '§12.3.1' }] : [];
    });

/** Squadrons among merchants that they may not attack, or not in this impulse (§11.5.1). */
const raids = (game: Game, power: Power): Refused[] =>
  preyOf(game, power)
    .filter(({ unit, victim, sea }) => !raidsNow(game, unit) || !mayRaid(game, unit, power, victim, sea))
    .map((raid) => ({
      id: raidId(raid),
      code: raidsNow(game, raid.unit) ? 'no-licence' : 'not-in-this-impulse',
      args: { power, ...seenAs(raid.unit), victim: raid.victim },
      cite: '§11.5.1',
    }));
