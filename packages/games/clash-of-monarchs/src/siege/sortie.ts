/** A garrison that is shut up comes out and fights (17.5.1). */
import { choose, copy, option, type Rules } from '@quadrille/kernel';
import type { PhaseId } from '../agenda.ts';
import { beginBattle, leaveExcess } from '../battle/combat.ts';
import { join, nameOfStack } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { commanderOf, nationOf } from '../facts/leaders.ts';
import { patronOf, seatOf } from '../facts/sides.ts';
import { forcesAt, isShut, sideOfStack, stacksAt } from '../facts/spaces.ts';
import { isEmpty, spOf } from '../facts/troops.ts';
import { attackRefusal } from '../hooks.ts';
import { massed } from '../interception/withdrawal.ts';
import type { Stack } from '../state.ts';
import { opposing, type Power, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

const mayComeOut = (world: World, stack: Stack): boolean =>
  stack.inside &&
  !isEmpty(stack) &&
  spOf(stack) > 0 &&
  commanderOf(world, stack) !== null &&
  stack.morale === 'good' &&
  isShut(world, stack.at) &&
  attackRefusal(world, stack, stack.at) === null;

/** Garrisons of the Power that may come out in its own Strategy Card Segment: `sortie/prague`. */
export const sorties = (world: World, power: Power): string[] =>
  world.state.stacks
    .filter((stack) => mayComeOut(world, stack) && powerOf(world, stack) === power)
    .filter(({ at }) => !world.state.turn.sorties.includes(at))
    .map(({ at }) => `sortie/${at}`)
    .filter((id, index, all) => all.indexOf(id) === index);

/**
 * It comes out with all the Power has there in Good Order, and a battle is fought; infantry that its leaders cannot lead stays
 * inside (4.3.1).
 */
export function* sortie(game: Game, at: SpaceId, back: 'strategy' | 'lateMarch' | 'sieges'): Rules<PhaseId> {
  const { state, tell } = game;
  yield* [];
  const stack = stacksAt(state, at).find((each) => mayComeOut(game, each));
  if (!stack) return back;
  if (!state.turn.sorties.includes(at)) state.turn.sorties.push(at);
  for (const other of forcesAt(game, at, sideOfStack(game, stack), true))
    if (other !== stack && other.morale === 'good' && powerOf(game, other) === powerOf(game, stack))
      join(state, stack, other);
  leaveExcess(game, stack);
  stack.inside = false;
  state.turn.activated.push(stack.id);
  tell({ type: 'came-out', force: nameOfStack(game, stack), at, sp: spOf(stack) });
  const besiegers = massed(game, at, opposing(sideOfStack(game, stack)));
  if (!besiegers) return back;
  state.agenda.push({ phase: back });
  return beginBattle(game, stack, besiegers, copy({ leaders: stack.leaders, troops: stack.troops }));
}

const powerOf = (world: World, stack: Stack): Power => patronOf(world.state, nationOf(world, stack));

/** Garrisons with a leader that the active Power's forces shut up, and that have not been asked this Turn. */
function besiegedNow(world: World, power: Power): Stack | undefined {
  const { state } = world;
  return state.stacks.find(
    (stack) =>
      mayComeOut(world, stack) &&
      sideOfStack(world, stack) !== state.nations[power].side &&
      !state.turn.sorties.includes(stack.at) &&
      forcesAt(world, stack.at, state.nations[power].side).some(
        (each) => patronOf(state, nationOf(world, each)) === power,
      ),
  );
}

/** In the besieger's Strategy Card Segment a garrison may come out too; then there is a battle (17.5.1). */
export function* enemySortie(game: Game, power: Power): Rules<PhaseId | null> {
  const { state } = game;
  const garrison = besiegedNow(game, power);
  if (!garrison) return null;
  state.turn.sorties.push(garrison.at);
  const question = asking('sortie', '17.5.1', { at: garrison.at, sp: spOf(garrison) });
  const comesOut = yield* choose(seatOf(state, nationOf(game, garrison)), question, () => [
    option('stay', false),
    option('come-out', true),
  ]);
  return comesOut ? yield* sortie(game, garrison.at, 'sieges') : 'sieges';
}
