/** Strategic movement (§10). */
import { ask, choose, option, plan, type Rules } from '@quadrille/kernel';
import { finishTask, taskOf } from '../agenda.ts';
import { move, touch } from '../changes/units.ts';
import { fleetLimit, hasBase, mayBase, seaways } from '../facts/bases.ts';
import { noHaven, noJourney } from '../facts/closed.ts';
import { controlledBy, holdsGround } from '../facts/control.ts';
import { isArea, isCoastal, isSea, seasOf, sheetOf } from '../facts/ground.ts';
import { canSetOut, roomAt, strategicWays, type Way } from '../facts/paths.ts';
import { inForce, playerOf } from '../facts/realms.ts';
import { areaLimit, organizerBonus, stackAt } from '../facts/stacking.ts';
import {
  commandOf,
  fortressAt,
  isBesieged,
  isLeaderBesieged,
  isSquadron,
  isTroop,
  leaderOf,
  leadersOf,
  ownSquadronsAt,
  ownTroopsAt,
  seenAs,
  unitOf,
} from '../facts/units.ts';
import type { Leader, Unit } from '../state.ts';
import type { Area, Power, Sea } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { corpsDeeds, isCombined } from './allies.ts';
import { type Deed, deed } from './deed.ts';
import { depart, planJourney, sendTroops } from './sailing.ts';

/** An army or fleet on the move has at most four (§10.3). */
const COLUMN = 4;

/** Units that can move strategically by themselves. */
export function redeployable(game: Game, power: Power): Unit[] {
  const shut = new Set<string>();
  const leaves = (unit: Unit, at: Area): boolean => {
    const key = `${unit.owner}/${at}`;
    if (shut.has(key)) return false;
    const can = isBesieged(game, unit) ? isCoastal(game, at) : canSetOut(game, power, unit, at);
    if (!can) shut.add(key);
    return can;
  };
  return game.state.units.filter(
    (unit) =>
      commandOf(game, unit) === power &&
      (isSquadron(unit)
        ? (isArea(game, unit.at) || isSea(unit.at)) && unit.up && !isPirate(game, unit) && !isCombined(game, unit)
        : isArea(game, unit.at) && leaves(unit, unit.at)),
  );
}

export const redeploy = (game: Game, power: Power, unit: Unit): Rules =>
  isSquadron(unit) ? moveSquadron(game, power, unit) : moveOne(game, power, unit);

/** Strategic movements of single units, and of armies and fleets with a leader. */
export function strategicDeeds(game: Game, power: Power): Deed[] {
  const units = redeployable(game, power);
  const leaders = leadersOf(game, power).filter((leader) => units.length > 0 && !isLeaderBesieged(game, leader));
  return [
    ...units.map((unit) => deed(`redeploy/${unit.id}`, () => redeploy(game, power, unit))),
    ...leaders.map((leader) => deed(`column/${leader.id}`, () => column(game, power, leader))),
    ...corpsDeeds(game, power),
  ];
}

export const isPirate = ({ state }: World, unit: Unit): boolean => state.impulse?.pirates.includes(unit.id) ?? false;

/** Where a troop can go, with room for it (§10.2). */
function destinations(game: Game, power: Power, unit: Unit): [Area, Way][] {
  if (!isArea(game, unit.at)) return [];
  return [...strategicWays(game, power, [unit], unit.at)].filter(
    ([area]) => mayEnd(game, power, area) && roomAt(game, power, area) > 0,
  );
}

/** Movement may lead through an ally's areas, but not end there; it may end in an own fortress under siege (§21.1.4). */
const mayEnd = (game: Game, power: Power, area: Area): boolean =>
  holdsGround(game, power, area) || (area in game.state.sieges && fortressAt(game, area) !== null);

/** One troop moves as far as it likes through controlled areas and over seas, or stays (§10.2). */
export function* moveOne(game: Game, power: Power, unit: Unit): Rules {
  const goals = () => destinations(game, power, unit);
  if (goals().length === 0) return;
  const question = ask('redeploy', '§10.2', { power, ...seenAs(unit) }, power);
  const journey = yield* planJourney(
    game,
    [playerOf(game, power), question],
    { unit, power, lord: power },
    goals,
    true,
    () =>
      noJourney(
        game,
        power,
        unit,
        goals().map(([area]) => area),
      ),
  );
  if (journey) depart(game, power, unit, journey);
}

/** Seas with a base, and ports in which it may lie, that a squadron can reach (§10.1). */
export function havens(game: Game, power: Power, unit: Unit): (Area | Sea)[] {
  const seas = [...seaways(game, unit).keys()];
  const ports = controlledBy(game, power).filter(
    (port) => port !== unit.at && mayBase(game, unit, port) && seasOf(game, port).some((sea) => seas.includes(sea)),
  );
  return [...seas.filter((sea) => sea !== unit.at && hasBase(game, unit, sea)), ...ports];
}

/** One squadron sails as far as it likes, to a sea or into a port (§10.1). */
export function* moveSquadron(game: Game, power: Power, unit: Unit): Rules {
  if (havens(game, power, unit).length === 0) return;
  const to = yield* choose(
    playerOf(game, power),
    ask('redeploy', '§10.1', { power, ...seenAs(unit) }, power),
    () => [option('stay', null), ...havens(game, power, unit).map((place) => option(`to/${place}`, place))],
    () => noHaven(game, power, unit, havens(game, power, unit)),
  );
  if (to !== null) move(game, unit, to);
}

/** A leader moves with up to four troops or squadrons; first he is given to one of them (§10.3). */
function* column(game: Game, power: Power, leader: Leader): Rules {
  const first = yield* choose(playerOf(game, power), ask('column', '§10.3', { power, leader: leader.id }, power), () =>
    recruits(game, power).map((unit) => option(`with/${unit.id}`, unit)),
  );
  leader.on = first.id;
  touch(game, leader);
  game.state.agenda.push({
    do: 'column',
    power,
    leader: leader.id,
    train: [first.id],
    left: [],
    visited: [first.at],
  });
}

/** He takes up and leaves on the way, his own unit too, and goes on after a crossing that was not stopped; back, if others are with him. */
export function* march(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'column');
  const { power, leader, visited, left } = task;
  const train = task.train.map((id) => unitOf(game, id));
  const [first] = train;
  if (!first || first.at !== visited.at(-1)) {
    finishTask(game, task);
    return 'agenda';
  }
  const step = yield* plan(playerOf(game, power), ask('column-step', '§10.3', { power, leader }, power), () => [
    ...joinable(game, power, first, train)
      .filter(({ id }) => !left.includes(id))
      .map((unit) => option(`take/${unit.id}`, { take: unit })),
    ...train
      .filter((unit) => train.length > 1 && canStay(game, power, unit, train))
      .map((unit) => option(`leave/${unit.id}`, { leave: unit })),
    ...legs(game, power, first, train)
      .filter(({ to }) => !visited.includes(to))
      .map(({ to, way }) => option(`go/${to}`, { to, way })),
  ]);
  if (step === null) finishTask(game, task);
  else if ('take' in step) {
    task.train.push(step.take.id);
    visited.splice(0, visited.length, first.at);
  } else if ('leave' in step) {
    left.push(...task.train.splice(task.train.indexOf(step.leave.id), 1));
    leaderOf(game, leader).on = task.train[0] ?? first.id;
    visited.splice(0, visited.length, first.at);
  } else {
    visited.push(step.to);
    yield* go(game, power, train, step.to, step.way);
  }
  return 'agenda';
}

/** Units that a leader can be given for the movement. */
const recruits = (game: Game, power: Power): Unit[] =>
  game.state.units.filter(
    (unit) =>
      commandOf(game, unit) === power &&
      (isSquadron(unit)
        ? unit.up && !isPirate(game, unit) && !isCombined(game, unit) && (isSea(unit.at) || isArea(game, unit.at))
        : isArea(game, unit.at) && !isBesieged(game, unit)),
  );

/** Units in the same place that can come along; between maps only one troop, and one squadron before the Galleons. */
const joinable = (game: Game, power: Power, first: Unit, train: readonly Unit[]): Unit[] =>
  train.length >= COLUMN
    ? []
    : (isSquadron(first) ? ownSquadronsAt(game, power, first.at) : ownTroopsAt(game, power, first.at)).filter(
        (unit) =>
          !train.includes(unit) && (isTroop(unit) || (unit.up && !isPirate(game, unit) && !isCombined(game, unit))),
      );

const canStay = (game: Game, power: Power, unit: Unit, train: readonly Unit[]): boolean =>
  isSea(unit.at)
    ? hasBase(game, unit, unit.at)
    : stackAt(game, power, unit.at).filter((each) => !train.includes(each)).length < areaLimit(game, unit.at);

interface Leg {
  readonly to: Area | Sea;
  readonly way: Way;
}

/** Where the column can go next. On its way it may pass full areas, to take up and leave troops there (§10.3, §15.1.1). */
function legs(game: Game, power: Power, first: Unit, train: readonly Unit[]): Leg[] {
  const alone = train.length === 1;
  if (isSquadron(first)) {
    const free = alone || inForce(game, 'galleon');
    const others = train.filter((unit) => unit !== first).map((unit) => havens(game, power, unit));
    return havens(game, power, first)
      .filter((to) => others.every((each) => each.includes(to)))
      .filter((to) => free || sheetOf(game, to) === sheetOf(game, first.at))
      .filter((to) => !isSea(to) || train.length <= fleetLimit(game, first, to) + organizerBonus(game, [first.id]))
      .map((to) => ({ to, way: [] }));
  }
  return [...strategicWays(game, power, train, first.at)]
    .filter(([to]) => mayEnd(game, power, to))
    .filter(([to]) => alone || sheetOf(game, to) === sheetOf(game, first.at))
    .filter(([to]) => holdsGround(game, power, to) || roomAt(game, power, to) >= train.length)
    .map(([to, way]) => ({ to, way }));
}

/** The column goes on; where enemy fleets wait it has to get past them first. */
function* go(game: Game, power: Power, train: readonly Unit[], to: Area | Sea, way: Way): Rules {
  if (isSea(to) || train.some(isSquadron)) for (const unit of train) move(game, unit, to);
  else yield* sendTroops(game, power, train, to, way);
}
