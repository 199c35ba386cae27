/** Troops at sea, and who intercepts them (§10.2.1, §11.4.1). */
import { ask, choose, option, type Rules, reactions } from '@quadrille/kernel';
import { arrive } from '../actions/sailing.ts';
import { finishTask, taskOf } from '../agenda.ts';
import { disperseOne } from '../combat/dispersal.ts';
import { forceOf, sideOf } from '../combat/sides.ts';
import { changeOfWind, isBecalmed } from '../combat/wind.ts';
import { basesFor, fleetLimit, galleysAllow, seasCoveredFrom } from '../facts/bases.ts';
import { controllerOf } from '../facts/control.ts';
import { type Fleet, fleetsBasedAt, fleetsOf, idsOf } from '../facts/fleets.ts';
import { isSea } from '../facts/ground.ts';
import { rivalAt } from '../facts/paths.ts';
import { playerOf } from '../facts/realms.ts';
import { allied, atWar } from '../facts/relations.ts';
import { commandOf, isSquadron, unitOf, unitsOf } from '../facts/units.ts';
import type { Unit, UnitId } from '../state.ts';
import type { Side } from '../tasks/combat.ts';
import type { TaskOf } from '../tasks.ts';
import type { Power, Sea } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { fleetOptions } from './choice.ts';

type Voyage = TaskOf<'voyage'>;

/** Sea by sea: who waits there may intercept, one after the other, until one wins or all have failed. */
export function* voyage(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'voyage');
  const [sea] = task.seas;
  if (task.last === 'defence') return yield* turnedBack(game, task);
  task.last = null;
  if (sea === undefined) return landfall(game, task);
  const waiting = task.waiting ?? (yield* announced(game, task, sea));
  task.waiting = waiting.filter((each) => each === 'rival' || atWar(game, task.power, each));
  if (task.waiting.length === 0) {
    task.seas.shift();
    task.from = task.ports.shift() ?? task.from;
    task.waiting = null;
    return 'agenda';
  }
  if (!task.escorted) task.escort = yield* escorts(game, task, sea);
  const enemy = yield* against(game, task);
  task.waiting.splice(task.waiting.indexOf(enemy), 1);
  fight(game, task, sea, enemy);
  return 'agenda';
}

/** Fleets with which a Power can intercept in a sea: those in it first, then those that watch it from the next. */
function interceptors(world: World, power: Power, sea: Sea): Fleet[] {
  const squadrons = reaching(world, power, sea);
  const seas = [sea, ...squadrons.flatMap(({ at }) => (isSea(at) ? at : []))];
  return [...new Set(seas)].flatMap((at) =>
    fleetsOf(
      world,
      squadrons.filter((unit) => unit.at === at),
      (flagship) => fleetLimit(world, flagship, at),
    ),
  );
}

/** Squadrons that reach this sea: those in it, and those of a strategic port that count the next as one (§18.6.4). */
export function reaching(world: World, power: Power, sea: Sea): Unit[] {
  return unitsOf(world, power).filter((unit) => {
    if (!isSquadron(unit) || !unit.up || !isSea(unit.at)) return false;
    if (unit.at === sea) return true;
    const from = unit.at;
    return basesFor(world, unit, from).some((port) => seasCoveredFrom(world, port, from).includes(sea));
  });
}

const enemies = (game: Game, { power }: Voyage, sea: Sea): Power[] =>
  game.state.realms
    .map((realm) => realm.power)
    .filter((other) => other !== power && atWar(game, power, other) && !isBecalmed(game, other, sea))
    .filter((other) => reaching(game, other, sea).length > 0);

/** All enemies there say at once whether they intercept, and with which fleet; a change of wind may keep one of them off (card 024). */
function* announced(game: Game, task: Voyage, sea: Sea): Rules<(Power | 'rival')[]> {
  const { power } = task;
  const said = yield* reactions(game, enemies(game, task, sea), (other) => ({
    seat: playerOf(game, other),
    ask: ask('intercept-at-sea', '§11.4.1', { power: other, sea, enemy: power }, other),
    options: () => fleetOptions(interceptors(game, other, sea), 'intercept'),
  }));
  const waiting: (Power | 'rival')[] = said.map(({ of }) => of);
  task.fleets = Object.fromEntries(said.map(({ of, value }) => [of, idsOf(value)]));
  if (rivalAt(game, sea) && !isBecalmed(game, 'rival', sea)) waiting.push('rival');
  for (const each of waiting) if (each !== 'rival') game.tell({ type: 'sea-intercepted', power: each, sea });
  const off = yield* changeOfWind(game, power, sea, waiting);
  return waiting.filter((each) => each !== off);
}

/** A fleet with a base at the port of departure may escort the troops, if it may sail that sea (§11.4.1, §18.6.1). */
function* escorts(game: Game, { power, from }: Voyage, sea: Sea): Rules<UnitId[]> {
  const fleets = () =>
    [...fleetsBasedAt(game, power, from)].filter(([, [first]]) =>
      first?.every((unit) => galleysAllow(game, unit, sea)),
    );
  if (fleets().length === 0) return [];
  const chosen = yield* choose(playerOf(game, power), ask('escort', '§11.4.1', { power, sea }, power), () => [
    option('none', []),
    ...fleets().flatMap(([at, each]) => fleetOptions(each, `escort/${at}`)),
  ]);
  return idsOf(chosen);
}

/** The mover says whom he fights first. */
function* against(game: Game, { power, waiting }: Voyage): Rules<Power | 'rival'> {
  const all = waiting ?? [];
  const [first] = all;
  if (first === undefined) throw new Error('Nobody waits');
  if (all.length === 1) return first;
  return yield* choose(playerOf(game, power), ask('fight-first', '§11.4.1', { power }, power), () =>
    all.map((each) => option(`fight/${each}`, each)),
  );
}

function fight(game: Game, task: Voyage, sea: Sea, enemy: Power | 'rival'): void {
  const escort = game.state.units.filter(
    (unit) => task.escort.includes(unit.id) && unit.up && commandOf(game, unit) === task.power,
  );
  const defence: Side = enemy === 'rival' ? forceOf([2]) : sideOf(game, enemy, interceptor(game, task, enemy, sea));
  game.state.agenda.push({
    do: 'combat',
    fight: {
      kind: 'naval',
      cause: 'convoy',
      at: sea,
      from: null,
      attack: sideOf(game, task.power, escort),
      defence,
      intercepted: false,
      political: enemy !== 'rival',
      field: 0,
      winner: null,
    },
  });
}

/** The fleet that was announced, or the strongest. */
const interceptor = (game: Game, { fleets }: Voyage, enemy: Power, sea: Sea): Fleet =>
  fleets?.[enemy]?.map((id) => unitOf(game, id)) ?? interceptors(game, enemy, sea)[0] ?? [];

/** Beaten at sea: the troops go back to the port they left; on their way home they disperse (§10.2.1, §14.1.1). */
function* turnedBack(game: Game, task: Voyage): Rules<'agenda'> {
  const { power, from, repatriation } = task;
  finishTask(game, task);
  game.tell({ type: 'turned-back', power, to: from });
  for (const unit of game.state.units.filter(({ id }) => task.units.includes(id))) {
    if (repatriation) yield* disperseOne(game, { power }, unit);
    else if (unit.at !== from) arrive(game, unit, from);
    serveAgain(game, task, unit);
  }
  return 'agenda';
}

/** A corps that is turned back serves whoever holds the port: its own Power, or still the ally (§21.1.5). */
function serveAgain(game: Game, { power, from }: Voyage, unit: Unit): void {
  const { lent } = game.state;
  const holder = controllerOf(game, from);
  if (unit.id in lent && holder !== power) delete lent[unit.id];
  else if (unit.owner === power && unit.at === from && holder !== null && allied(game, power, holder))
    lent[unit.id] = holder;
}

/** All seas are behind them: they are there, or land on an enemy's coast. */
function landfall(game: Game, task: Voyage): 'agenda' {
  finishTask(game, task);
  if (task.landing) game.state.agenda.push({ do: 'approach', march: task.landing });
  else for (const unit of game.state.units.filter(({ id }) => task.units.includes(id))) arrive(game, unit, task.to);
  return 'agenda';
}
