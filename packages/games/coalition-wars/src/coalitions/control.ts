import type { Rules } from '@quadrille/kernel';
import { settleControl } from '../core/minors.ts';
import type { Game } from '../core/state.ts';

/** Bids for a Minor Power come before any action of the turn (C §11). */
export function* control(game: Game): Rules<'actions'> {
  yield* settleControl(game);
  return 'actions';
}
