/** What one would expect to be able to do, and may not: with the reason and the section. */
import type { Refused } from '@quadrille/kernel';
import { barredByFortress, controllerOf, enemyTroopsAt } from '../facts/control.ts';
import { groundOf, isArea, isBox, isCoastal } from '../facts/ground.ts';
import { isInterested, leads, mayOperate, minorsOf } from '../facts/realms.ts';
import { enemiesOf } from '../facts/relations.ts';
import { isSupplied } from '../facts/supply.ts';
import { tenureOf } from '../facts/titles.ts';
import {
  available,
  besiegedAt,
  fortressAt,
  isBesieged,
  isLeaderBesieged,
  isSquadron,
  isTroop,
  leadersOf,
  ownTroopsAt,
  seenAs,
  unitsOf,
} from '../facts/units.ts';
import { campsOf, goals } from '../land/march.ts';
import { maySubjugate } from '../land/subjugation.ts';
import { landingObstacle } from '../naval/landing.ts';
import { mayRaid, preyOf, raidId, raidsNow } from '../naval/piracy.ts';
import { hunting } from '../naval/seek.ts';
import { politicalRefusals } from '../politics/refusals.ts';
import type { Unit } from '../state.ts';
import { type Area, type Owner, type Power, SQUADRONS, TROOPS, type UnitKind } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { isCombined } from './allies.ts';
import { barracks, began, regroupable, repairable, squadronGround, troopGround, unfinished } from './building.ts';
import { finds, pool } from './leaders.ts';
import { isPirate } from './strategic.ts';

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
    ...shutIn(game, power),
    ...marches(game, power),
    ...squadrons(game, power),
  ].map((each) => ({ ...each, id: `act/${power}/${each.id}` })),
  ...politicalRefusals(game, power),
];

/** What a Power and its minors have none left of, or nowhere to build (§9.1–2). */
const building = (game: Game, power: Power): Refused[] =>
  [power, ...minorsOf(game, power)].flatMap((owner) => [
    ...TROOPS.flatMap((kind): Refused[] => {
      const id = `troop/${owner}/${kind}`;
      const args = { power: owner, kind };
      if (available(game, owner, kind) <= 0) return noneLeft(game, power, owner, kind, { id, args, cite: '§9.1' });
      const open = troopGround(game, owner, kind).length > 0 || barracks(game, power, owner, kind).length > 0;
      const home = kind === 'I34' && owner === power;
      return open ? [] : [{ id, code: home ? 'no-place-at-home' : 'no-place', args, cite: '§9.1' }];
    }),
    ...SQUADRONS.flatMap((kind): Refused[] => {
      const id = `squadron/${owner}/${kind}`;
      const args = { power: owner, kind };
      if (available(game, owner, kind) <= 0) return noneLeft(game, power, owner, kind, { id, args, cite: '§9.2' });
      return squadronGround(game, owner).length > 0 ? [] : [{ id, code: 'no-port', args, cite: '§9.2' }];
    }),
  ]);

/** All counters are on the map; of a minor only what it has at all is worth a word. */
const noneLeft = (game: Game, power: Power, owner: Owner, kind: UnitKind, what: Omit<Refused, 'code'>): Refused[] =>
  owner === power || hasKind(game, owner, kind) ? [{ ...what, code: 'none-left' }] : [];

/** Whether there are such counters of an owner on the map. */
const hasKind = ({ state }: Game, owner: Owner, kind: UnitKind): boolean =>
  state.units.some((unit) => unit.owner === owner && unit.kind === kind);

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
      const cite = why === 'no-beach' ? '§11.1.2' : '§12.3.1';
      return why ? [{ id: `land/${unit.id}`, code: why, args: { power, ...seenAs(unit) }, cite }] : [];
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

/** Besieged troops sally, or leave a port by sea; their leaders lead nobody else, and walls alone make no sortie (§10.2–3, §13.3.1, §13.4.7). */
function shutIn(game: Game, power: Power): Refused[] {
  const troops = unitsOf(game, power).filter((unit) => isBesieged(game, unit));
  const besieged = (verb: string, unit: Unit, cite: string): Refused => ({
    id: `${verb}/${unit.id}`,
    code: 'besieged',
    args: { power, ...seenAs(unit) },
    cite,
  });
  return [
    ...troops.map((unit) => besieged('march', unit, '§13.4.7')),
    ...troops
      .filter(({ at }) => isArea(game, at) && !isCoastal(game, at))
      .map((unit) => besieged('redeploy', unit, '§10.2')),
    ...leadersOf(game, power)
      .filter((leader) => isLeaderBesieged(game, leader))
      .flatMap(({ id }) =>
        ['column', 'march'].map((verb) => ({
          id: `${verb}/${id}`,
          code: 'leader-besieged',
          args: { leader: id },
          cite: '§10.3',
        })),
      ),
    ...Object.keys(game.state.sieges)
      .filter((area) => {
        const owner = fortressAt(game, area);
        return owner !== null && leads(game, owner) === power && besiegedAt(game, area).length === 0;
      })
      .map((area) => ({ id: `sortie/${area}`, code: 'walls-alone', args: { power, at: area }, cite: '§13.3.1' })),
  ];
}

/** Free troops with no area beside them that they may enter (§12.1). */
const marches = (game: Game, power: Power): Refused[] =>
  campsOf(game, power).flatMap((at) =>
    ownTroopsAt(game, power, at)
      .filter((unit) => goals(game, power, [unit], at).length === 0)
      .map((unit) => ({
        id: `march/${unit.id}`,
        code: 'nowhere-to-march',
        args: { power, ...seenAs(unit) },
        cite: '§12.1',
      })),
  );

/** Squadrons that do not sail: under repair, after a raid, or because no enemy is in reach (§9.3, §11.3, §11.5.1). */
function squadrons(game: Game, power: Power): Refused[] {
  const fights = enemiesOf(game, power).length > 0;
  return unitsOf(game, power)
    .filter((unit) => isSquadron(unit) && unit.at !== 'eliminated' && !isBox(unit.at) && !isCombined(game, unit))
    .flatMap((unit) => {
      const args = { power, ...seenAs(unit) };
      const idle = (code: string, cite: string): Refused[] =>
        ['redeploy', 'hunt'].map((verb) => ({ id: `${verb}/${unit.id}`, code, args, cite }));
      if (!unit.up) return idle('under-repair', '§9.3');
      if (isPirate(game, unit)) return idle('has-raided', '§11.5.1');
      return fights && hunting(game, power, unit).length === 0
        ? [{ id: `hunt/${unit.id}`, code: 'nobody-to-hunt', args, cite: '§11.3' }]
        : [];
    });
}
