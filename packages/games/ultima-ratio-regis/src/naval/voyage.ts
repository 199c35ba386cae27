/** Troops at sea, and who intercepts them (§10.2.1, §11.4.1). */
import { ask, choose, option, type Rules, reactions } from '@quadrille/kernel';
import { arrive } from '../actions/strategic.ts';
import { finishTask, taskOf } from '../agenda.ts';
import { disperseOne } from '../combat/dispersal.ts';
import { forceOf, sideOf } from '../combat/sides.ts';
import { changeOfWind, isBecalmed } from '../combat/wind.ts';
import { basesFor, seasCoveredFrom } from '../facts/bases.ts';
import { controllerOf } from '../facts/control.ts';
import { isSea } from '../facts/ground.ts';
import { isLed } from '../facts/hosts.ts';
import { rivalAt } from '../facts/paths.ts';
import { playerOf } from '../facts/realms.ts';
import { atWar } from '../facts/relations.ts';
import { areaLimit, organizerBonus } from '../facts/stacking.ts';
import { commandOf, isSquadron, unitsOf } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Side } from '../tasks/combat.ts';
import type { TaskOf } from '../tasks.ts';
import type { Power, Sea } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

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

/** All enemies there say at once whether they intercept; a change of wind may keep one of them off (card 024). */
function* announced(game: Game, task: Voyage, sea: Sea): Rules<(Power | 'rival')[]> {
  const { power } = task;
  const said = yield* reactions(game, enemies(game, task, sea), (other) => ({
    seat: playerOf(game, other),
    ask: ask('intercept-at-sea', '§11.4.1', { power: other, sea, enemy: power }, other),
    options: () => [option('intercept', true)],
  }));
  const waiting: (Power | 'rival')[] = said.map(({ of }) => of);
  if (rivalAt(game, sea) && !isBecalmed(game, 'rival', sea)) waiting.push('rival');
  for (const each of waiting) if (each !== 'rival') game.tell({ type: 'sea-intercepted', power: each, sea });
  const off = yield* changeOfWind(game, power, sea, waiting);
  return waiting.filter((each) => each !== off);
}

/** A fleet with a base at the port of departure may escort the troops (§11.4.1). */
function* escorts(game: Game, task: Voyage, sea: Sea): Rules<string[]> {
  const { power, from } = task;
  const free = unitsOf(game, power).filter(
    (unit) =>
      isSquadron(unit) &&
      unit.up &&
      (unit.at === from || (isSea(unit.at) && basesFor(game, unit, unit.at).includes(from))),
  );
  if (free.length === 0) return [];
  const places = [...new Set(free.map(({ at }) => at))];
  const chosen = yield* choose(playerOf(game, power), ask('escort', '§11.4.1', { power, sea }, power), () => [
    option('none', []),
    ...places.map((at) =>
      option(
        `escort/${at}`,
        fleetFrom(
          game,
          free.filter((unit) => unit.at === at),
          from,
        ),
      ),
    ),
  ]);
  return chosen.map(({ id }) => id);
}

/** One squadron without a leader, several with one, as many as the port stacks (§15.1.2). */
export function fleetFrom(world: World, squadrons: readonly Unit[], port: string): Unit[] {
  const best = [...squadrons].sort((a, b) => b.kind.localeCompare(a.kind));
  const flagship = best.find((unit) => isLed(world, unit));
  if (!flagship) return best.slice(0, 1);
  const most = areaLimit(world, port) + organizerBonus(world, [flagship.id]);
  return [flagship, ...best.filter((unit) => unit !== flagship)].slice(0, most);
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
  const defence: Side = enemy === 'rival' ? forceOf([2]) : interceptor(game, enemy, sea);
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

function interceptor(game: Game, enemy: Power, sea: Sea): Side {
  const squadrons = reaching(game, enemy, sea);
  const at = squadrons[0]?.at ?? sea;
  const here = squadrons.filter((unit) => unit.at === (squadrons.some((each) => each.at === sea) ? sea : at));
  const [port] = here[0] && isSea(here[0].at) ? basesFor(game, here[0], here[0].at) : [];
  return sideOf(game, enemy, fleetFrom(game, here, port ?? ''));
}

/** Beaten at sea: the troops go back to the port they left; on their way home they disperse (§10.2.1, §14.1.1). */
function* turnedBack(game: Game, task: Voyage): Rules<'agenda'> {
  const { power, from, repatriation } = task;
  finishTask(game, task);
  game.tell({ type: 'turned-back', power, to: from });
  for (const unit of game.state.units.filter(({ id }) => task.units.includes(id))) {
    if (repatriation) yield* disperseOne(game, { power }, unit);
    else if (unit.at !== from) arrive(game, unit, from);
    if (unit.id in game.state.lent && controllerOf(game, from) !== power) delete game.state.lent[unit.id];
  }
  return 'agenda';
}

/** All seas are behind them: they are there, or land on an enemy's coast. */
function landfall(game: Game, task: Voyage): 'agenda' {
  finishTask(game, task);
  if (task.landing) game.state.agenda.push({ do: 'approach', march: task.landing });
  else for (const unit of game.state.units.filter(({ id }) => task.units.includes(id))) arrive(game, unit, task.to);
  return 'agenda';
}
