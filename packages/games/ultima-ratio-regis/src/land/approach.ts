/** Reactions to a tactical movement: interception and evasion (§12.4). */
import { ask, choose, option, parallel, type Rules } from '@quadrille/kernel';
import { finishTask, taskOf } from '../agenda.ts';
import { mayEnter } from '../facts/control.ts';
import { playerOf } from '../facts/realms.ts';
import { alliesOf, atWar, coalesced } from '../facts/relations.ts';
import { tenureOf } from '../facts/titles.ts';
import { commandOf, ownTroopsAt, troopsAt } from '../facts/units.ts';
import type { UnitId } from '../state.ts';
import type { March } from '../tasks/land.ts';
import type { Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { evade, evasions, noEvasion } from './evasion.ts';
import { intercept, interceptions, interceptors, lordOf, mayIntercept, outOfReach } from './interception.ts';

/** Every enemy who controls the area, or has free troops in it, may react; then the force enters. */
export function* approach(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'approach');
  const { march } = task;
  if (!mayEnter(game, march.power, march.to)) {
    finishTask(game, task);
    return 'agenda';
  }
  const powers = reactors(game, march).filter((power) => canReact(game, march, power));
  yield* parallel(powers.map((power) => react(game, march, power)));
  finishTask(game, task);
  game.state.agenda.push({ do: 'arrive', march });
  return 'agenda';
}

/**
 * Enemies who have the area or stand in it, and partners in their coalition (§26.2); in active independent areas everybody
 * else who stands there (§18.2.3).
 */
export function reactors(world: World, { power, to }: March): Power[] {
  const here = troopsAt(world, to).flatMap((unit) => commandOf(world, unit) ?? []);
  const over = lordOf(world, to);
  const independent = tenureOf(world, to).as === 'independent';
  const partners = over === null ? [] : alliesOf(world, over).filter((other) => coalesced(world, over, other));
  return [...new Set([...(over === null ? [] : [over]), ...here, ...partners])].filter(
    (other) => other !== power && (atWar(world, power, other) || (independent && here.includes(other))),
  );
}

/** Where everybody can see that a reaction is possible. */
const canReact = (world: World, march: March, power: Power, gone: readonly UnitId[] = []): boolean =>
  ownTroopsAt(world, power, march.to).length > 0 || interceptors(world, march, power, 2, gone).length > 0;

/** A Power may intercept and evade, in any order, until it stands; who has left may still send others in. */
function* react(game: Game, march: March, power: Power): Rules {
  const player = playerOf(game, power);
  const gone: UnitId[] = [];
  for (;;) {
    const choice = yield* choose(
      player,
      ask('react', '§12.4', { power, at: march.to, enemy: march.power }, power),
      () => [option('stand', null), ...interceptions(game, march, power, gone), ...evasions(game, march, power)],
      () => [...outOfReach(game, march, power, gone), ...noEvasion(game, march, power)],
    );
    if (choice === null) return;
    if ('from' in choice) yield* intercept(game, march, power, choice, gone);
    else {
      const before = ownTroopsAt(game, power, march.to).map(({ id }) => id);
      if (yield* evade(game, march, power, choice)) return;
      const still = ownTroopsAt(game, power, march.to);
      gone.push(...before.filter((each) => still.every(({ id }) => id !== each)));
      if (still.length === 0 && !(mayIntercept(game, march, power) && canReact(game, march, power, gone))) return;
    }
  }
}
