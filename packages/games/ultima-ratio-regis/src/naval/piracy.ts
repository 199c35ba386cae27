/** Piracy and privateering (§11.5). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { began } from '../actions/building.ts';
import { type Deed, deed } from '../actions/deed.ts';
import { bringLeader } from '../actions/leaders.ts';
import { isPirate } from '../actions/strategic.ts';
import { finishTask, taskOf } from '../agenda.ts';
import { changeUnrest } from '../changes/tracks.ts';
import { edge, sideOf } from '../combat/sides.ts';
import { changeOfWind, isBecalmed } from '../combat/wind.ts';
import { seasCoveredFrom } from '../facts/bases.ts';
import { isArea, isSea, seasOf } from '../facts/ground.ts';
import { minorSpecials, playerOf, realmOf, specialsOf } from '../facts/realms.ts';
import { atWar, samePlayer } from '../facts/relations.ts';
import { isMinor } from '../facts/titles.ts';
import { isSquadron, unitOf, unitsOf } from '../facts/units.ts';
import type { Merchant, Unit } from '../state.ts';
import { type Area, type Power, type Sea, TRADE_CENTERS, type TradeCenter } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { reaching } from './voyage.ts';

/** Seas that are one for piracy (§18.6.3). */
const JOINED: readonly Sea[] = ['southeast_atlantic', 'south_indian'];

const seasFor = (sea: Sea): readonly Sea[] => (JOINED.includes(sea) ? JOINED : [sea]);

/** Trade centers that can be raided from a sea. */
const centersOn = ({ data }: World, sea: Sea): TradeCenter[] =>
  TRADE_CENTERS.filter(
    (id) => data.centers[id].piracy && data.centers[id].seas.some((each) => seasFor(sea).includes(each)),
  );

/** War makes a privateer; otherwise the card of the Power, of its minor, or an event must allow it (§11.5.1). */
export function mayRaid(world: World, unit: Unit, power: Power, victim: Power, sea: Sea): boolean {
  if (samePlayer(world, power, victim)) return false;
  if (atWar(world, power, victim)) return true;
  const { religion } = realmOf(world, victim);
  const faith = religion === 'muslim' ? 'muslim' : 'christian';
  const rules = isMinor(unit.owner)
    ? minorSpecials(world, unit.owner, 'piracy_licence')
    : specialsOf(world, power, 'piracy_licence');
  const licensed = rules.some(
    ({ args: [target, ...seas] }) =>
      (target === victim || target === faith) &&
      (seas.length === 0 || seasFor(sea).some((each) => seas.includes(each))),
  );
  return licensed || world.state.inForce.some((key) => key === `piracy/${power}/${sea}` || key === `piracy/${power}`);
}

const merchantOf = ({ state }: World, center: TradeCenter, power: Power): Merchant | undefined =>
  state.trade[center]?.find((merchant) => merchant.power === power);

/** A squadron, and the merchants it could fall upon. */
export interface Raid {
  readonly power: Power;
  readonly unit: Unit;
  readonly center: TradeCenter;
  readonly victim: Power;
  readonly sea: Sea;
}

export const raidId = ({ unit, center, victim }: Raid): string => `piracy/${unit.id}/${center}/${victim}`;

/** A squadron that began the impulse where it is, whatever it has done there, but has not raided yet. */
export const raidsNow = (game: Game, unit: Unit): boolean => began(game, unit) && !isPirate(game, unit);

/** Squadrons that began the impulse in a sea with merchants of others, where these may be attacked. */
export const raidsOf = (game: Game, power: Power, may: (raid: Raid) => boolean): Raid[] =>
  preyOf(game, power).filter((raid) => raidsNow(game, raid.unit) && may(raid));

/** All merchants of others within reach of squadrons at sea. */
export function preyOf(game: Game, power: Power): Raid[] {
  return unitsOf(game, power)
    .filter((unit) => isSquadron(unit) && unit.up && isSea(unit.at))
    .flatMap((unit) => {
      const sea = unit.at;
      if (!isSea(sea)) return [];
      return centersOn(game, sea).flatMap((center) =>
        (game.state.trade[center] ?? []).map((merchant) => ({ power, unit, center, victim: merchant.power, sea })),
      );
    })
    .filter((raid) => raid.victim !== power);
}

export const piracyDeeds = (game: Game, power: Power): Deed[] =>
  raidsOf(game, power, ({ unit, victim, sea }) => mayRaid(game, unit, power, victim, sea)).map((raid) =>
    deed(raidId(raid), () => announce(game, raid)),
  );

// biome-ignore lint/correctness/useYield: what is asked is asked by the task
export function* announce(game: Game, { power, unit, center, victim, sea }: Raid): Rules {
  game.state.impulse?.pirates.push(unit.id);
  game.tell({ type: 'piracy', power, victim, sea });
  game.state.agenda.push({ do: 'piracy', power, unit: unit.id, victim, sea, center, asked: false, last: null });
}

/** The victim may intercept with one squadron; then the pirate needs a battle point more to succeed (§11.5.2). */
export function* piracy(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'piracy');
  const { power, victim, sea } = task;
  const center = TRADE_CENTERS.find((id) => id === task.center);
  if (task.asked) {
    finishTask(game, task);
    if (task.last === 'attack' && center) yield* plunder(game, power, victim, center);
    return 'agenda';
  }
  task.asked = true;
  const announced = yield* guards(game, victim, sea, power);
  const off = announced ? yield* changeOfWind(game, power, sea, [victim]) : null;
  const guard = off === null ? announced : null;
  const defence = sideOf(game, victim, guard ? [guard] : []);
  if (guard && !isSea(guard.at)) defence.edges.push(edge(-1, 'in-port'));
  game.state.agenda.push({
    do: 'combat',
    fight: {
      kind: 'naval',
      cause: 'piracy',
      at: sea,
      from: null,
      attack: sideOf(game, power, [unitOf(game, task.unit)]),
      defence,
      intercepted: false,
      political: false,
      field: 1,
      winner: null,
    },
  });
  return 'agenda';
}

/** Whether a port lies on a sea, or watches it as a strategic port (§11.4.3, §18.6.3–4). */
const watches = (world: World, port: Area, sea: Sea): boolean =>
  seasOf(world, port)
    .flatMap((each) => seasCoveredFrom(world, port, each))
    .some((each) => seasFor(sea).includes(each));

/** One squadron at sea there, or operational in a port of that sea (§11.4.3). */
function* guards(game: Game, victim: Power, sea: Sea, enemy: Power): Rules<Unit | null> {
  if (isBecalmed(game, victim, sea)) return null;
  const candidates = () => [
    ...seasFor(sea).flatMap((each) => reaching(game, victim, each)),
    ...unitsOf(game, victim).filter(
      (unit) => isSquadron(unit) && unit.up && isArea(game, unit.at) && watches(game, unit.at, sea),
    ),
  ];
  if (candidates().length === 0) return null;
  const guard = yield* choose(
    playerOf(game, victim),
    ask('guard', '§11.4.3', { power: victim, sea, enemy }, victim),
    () => [option('pass', null), ...candidates().map((unit) => option(`guard/${unit.id}`, unit))],
  );
  if (guard) yield* bringLeader(game, victim, guard);
  return guard;
}

/** Unrest moves by as many merchants as were there; the victim may draw them in (reading 17). */
function* plunder(game: Game, power: Power, victim: Power, center: TradeCenter): Rules {
  const merchant = merchantOf(game, center, victim);
  if (!merchant) return;
  const { count } = merchant;
  realmOf(game, power).piracies++;
  game.tell({ type: 'plundered', power, victim, unrest: count });
  changeUnrest(game, power, -count, 'piracy');
  changeUnrest(game, victim, count, 'piracy');
  const left = yield* choose(
    playerOf(game, victim),
    ask('merchant-after', '§11.5.2', { power: victim, center }, victim),
    () => [count, ...(count === 2 ? [1] : []), 0].map((n) => option(`keep/${n}`, n)),
  );
  const list = game.state.trade[center];
  if (left === 0 && list) list.splice(list.indexOf(merchant), 1);
  else if (left === 1) merchant.count = 1;
}
