/** What a force does where it has arrived: take control, go on, stay (§12.5, §13.3.7). */
import { ask, choose, confirm, option, type Rules } from '@quadrille/kernel';
import { finishTask, taskOf } from '../agenda.ts';
import { takeControl } from '../changes/areas.ts';
import { move } from '../changes/units.ts';
import { trim } from '../combat/field.ts';
import { besiege } from '../combat/siege.ts';
import { barredByFortress, barsTheWay, controllerOf, enemyTroopsAt, mayEnter } from '../facts/control.ts';
import { onMainMap } from '../facts/ground.ts';
import { playerOf } from '../facts/realms.ts';
import { atWar } from '../facts/relations.ts';
import { organizerBonus, overstack } from '../facts/stacking.ts';
import { tenureOf } from '../facts/titles.ts';
import { ownTroopsAt } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { March } from '../tasks/land.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { battle, opponent } from './arrive.ts';
import { goals } from './march.ts';
import { afterRelief } from './relief.ts';
import { maySubjugate } from './subjugation.ts';

/** A second enemy in the area is fought too; then the force takes control, goes on, or stays. */
export function* advance(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'advance');
  const { march } = task;
  const { power, at } = march;
  const units = game.state.units.filter((unit) => march.units.includes(unit.id) && unit.at === at);
  if (units.length === 0 || march.last === 'defence' || march.last === 'drawn') {
    finishTask(game, task);
    return 'agenda';
  }
  besiege(game, power, at);
  const won = march.last === 'attack';
  march.last = null;
  const another = won ? yield* opponent(game, march) : null;
  if (another !== null) {
    yield* battle(game, march, another, march.from);
    return 'agenda';
  }
  if (won && (yield* conquers(game, power, at))) {
    march.left = 0;
    takeControl(game, power, at);
    return 'agenda';
  }
  if (won) yield* afterRelief(game, march, units);
  const left = units.filter((unit) => unit.at === at);
  if (!mayEnter(game, power, at)) for (const unit of left.splice(0)) move(game, unit, march.from);
  const step = left.length === 0 ? null : yield* nextStep(game, march, left);
  if (step === null) {
    finishTask(game, task);
    yield* trim(game, power, at);
    return 'agenda';
  }
  if (step === 'subjugate') {
    const moved = ownTroopsAt(game, power, at).every(({ id }) => march.units.includes(id));
    finishTask(game, task);
    game.state.agenda.push({ do: 'subjugate', power, at, moved, last: null });
    return 'agenda';
  }
  march.to = step;
  yield* regroupOnTheWay(game, march);
  march.left--;
  march.intercepted.splice(0);
  finishTask(game, task);
  game.state.agenda.push({ do: 'approach', march });
  return 'agenda';
}

/** The same for a defender who stands in an area that is not his. */
export function* occupy(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'occupy');
  finishTask(game, task);
  const { power, at } = task;
  if (ownTroopsAt(game, power, at).length === 0 || !(yield* conquers(game, power, at))) return 'agenda';
  takeControl(game, power, at);
  return 'agenda';
}

/** On the main map the winner of a battle has the area, if he likes; not from behind a fortress, nor what is neutral. */
function* conquers(game: Game, power: Power, at: Area): Rules<boolean> {
  const tenure = tenureOf(game, at);
  if (!onMainMap(game, at) || !('owner' in tenure) || controllerOf(game, at) === power) return false;
  if (barredByFortress(game, power, at) || game.state.rebellions[at] !== undefined) return false;
  const lord = controllerOf(game, at);
  if (enemyTroopsAt(game, power, at) || lord === null || !atWar(game, power, lord)) return false;
  return yield* confirm(playerOf(game, power), ask('take-control', '§13.3.7', { power, at }, power));
}

function* nextStep(game: Game, march: March, units: readonly Unit[]): Rules<'subjugate' | Area | null> {
  const { power, at } = march;
  const options = () => [
    option('stay', null),
    ...(maySubjugate(game, power, at) ? [option('subjugate', 'subjugate' as const)] : []),
    ...(mayGoOn(game, march) ? goals(game, power, units, at).map((area) => option(`to/${area}`, area)) : []),
  ];
  if (options().length === 1) return null;
  const over = overstack(game, power, at);
  return yield* choose(playerOf(game, power), ask('advance', '§12.5', { power, at, over }, power), options);
}

/** A second area may be entered if there was no combat and no fortress bars the way (§12.1). */
const mayGoOn = (game: Game, { left, power, at, landing }: March): boolean =>
  left > 0 && !landing && !barsTheWay(game, power, at) && !enemyTroopsAt(game, power, at);

/** In the first area an army may take up or leave troops (§12.2). */
function* regroupOnTheWay(game: Game, march: March): Rules {
  const { power, at, to, leader, units } = march;
  if (leader === null) return;
  const own = () => ownTroopsAt(game, power, at).filter(({ id }) => units.includes(id));
  const others = () =>
    ownTroopsAt(game, power, at)
      .filter(({ id }) => !units.includes(id))
      .filter((unit) => goals(game, power, [...own(), unit], at).includes(to));
  const most = 4 + organizerBonus(game, units);
  if (others().length === 0 && own().length <= 1) return;
  for (;;) {
    const change = yield* choose(playerOf(game, power), ask('on-the-way', '§12.2', { power, at }, power), () => [
      option('go', null),
      ...(own().length < most ? others().map((unit) => option(`take/${unit.id}`, { take: unit.id })) : []),
      ...(own().length > 1 && units.length > 1
        ? own().map((unit) => option(`leave/${unit.id}`, { leave: unit.id }))
        : []),
    ]);
    if (change === null) return;
    if ('take' in change) {
      units.push(change.take);
      continue;
    }
    units.splice(units.indexOf(change.leave), 1);
    const led = game.state.leaders.find(({ id }) => id === leader);
    if (led?.on === change.leave) led.on = units[0] ?? led.on;
  }
}
