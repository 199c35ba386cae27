/** Forced Marches (12.3; readings, 28). */
import type { Refusal, Rules } from '@quadrille/kernel';
import type { March } from '../agenda.ts';
import { takeLosses } from '../battle/losses.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { refusing } from '../cite.ts';
import { commanderOf, movementRating } from '../facts/leaders.ts';
import { roadsOf } from '../facts/spaces.ts';
import { isInWant } from '../facts/supply.ts';
import { isEmpty, siegeArtillery, spOf } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import { type Game, rollDie, type World } from '../world.ts';
import { mpLeft } from './allowance.ts';
import { stepCost, stepRefusal } from './steps.ts';

/** Only a Command without siege guns, once, after the normal MPs, and not in Severe Weather (6.4, 12.3). */
export function forcedMarchRefusal(world: World, march: March, stack: Stack): Refusal | null {
  const { how } = march.terms;
  if (how === 'admin' || how === 'minor' || how === 'leader' || commanderOf(world, stack) === null)
    return refusing('no-forced-march', '12.3');
  if (siegeArtillery(stack) > 0) return refusing('siege-guns', '12.3');
  if (world.state.severe) return refusing('severe-weather', '6.4');
  if (march.forced !== 'no') return refusing('forced-once', '12.3');
  const left = mpLeft(world, march, stack);
  const canGoOn = roadsOf(world, stack.at).some(
    ({ to }) => !stepRefusal(world, march, stack, to) && stepCost(world, stack, stack.at, to) <= left,
  );
  return canGoOn ? refusing('mps-left', '12.3', { left }) : null;
}

/** Die + printed MP rating, -1 for 21 SPs or more, -2 or -4 by supply: 11 wins 2 MPs. 1 SP is lost in any case. */
export function* forceMarch(game: Game, march: March, stack: Stack): Rules {
  const roll = rollDie(game);
  const supply = isInWant(game, stack) ? { full: 0, short: -2, critical: -4 }[stack.supply] : 0;
  const total = roll + movementRating(game, stack) - (spOf(stack) >= 21 ? 1 : 0) + supply;
  const won = total >= 11;
  march.forced = won ? 'won' : 'failed';
  game.tell({ type: 'forced-march', force: nameOfStack(game, stack), roll, total, won: won ? 2 : 0 });
  yield* takeLosses(game, stack, 1, { cite: '12.3' });
  // With its last SP the force is gone, and its activation with it.
  if (isEmpty(stack)) march.over = true;
}

/** After the movement a tenth of the SPs that are left, rounded up (12.3). */
export function* forcedMarchToll(game: Game, march: March, stack: Stack): Rules {
  if (march.forced !== 'won') return;
  march.forced = 'failed';
  yield* takeLosses(game, stack, Math.ceil(spOf(stack) / 10), { cite: '12.3' });
}
