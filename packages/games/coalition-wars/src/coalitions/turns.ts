/** Where L'Empereur parts from the standard turns (C §12). */
import type { Rules } from '@quadrille/kernel';
import type { Game } from '../core/state.ts';
import { announceTurn, closeTurn } from '../core/turn.ts';
import * as standard from '../core/turns.ts';
import { checkParis } from './winning.ts';

export function* turn(game: Game): Rules<'actions' | 'empereurAction'> {
  const { empereur } = game.state;
  if (empereur === null) return yield* standard.turn(game);
  announceTurn(game);
  empereur.step = 0;
  return 'empereurAction';
}

/** There is no Diplomacy: after every turn Paris is looked at. */
export function* turnEnd(game: Game): Rules<'turn' | 'expulsion'> {
  if (game.state.empereur === null) return yield* standard.turnEnd(game);
  checkParis(game);
  yield* closeTurn(game);
  return 'turn';
}
