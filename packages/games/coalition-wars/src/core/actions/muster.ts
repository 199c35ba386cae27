import type { Rules } from '@quadrille/kernel';
import { discardOne, draw } from '../cards.ts';
import type { Game } from '../state.ts';
import type { Power } from '../vocabulary.ts';

/** Take a Battle card, then discard one (C §7.1). */
export function* muster(game: Game, power: Power): Rules {
  draw(game, power, 1);
  if (game.state.powers[power].hand.length > 0) yield* discardOne(game, power, 'discard');
}
