/** The turns of the Wheel and the rounds (C §4, §5). */
import type { Rules } from '@quadrille/kernel';
import { settleControl } from '../core/minors.ts';
import type { Game } from '../core/state.ts';
import { announceTurn, closeTurn } from '../core/turn.ts';
import { checkParis, conquerorOfParis } from './winning.ts';

/** A turn begins; before any action a Minor Power on Muster is bid for (C §11). */
export function* turn(game: Game): Rules<'actions' | 'empereurAction'> {
  announceTurn(game);
  const { empereur } = game.state;
  if (empereur !== null) {
    empereur.step = 0;
    return 'empereurAction';
  }
  yield* settleControl(game);
  return 'actions';
}

/** The Wheel goes on; after six turns a new round begins with Diplomacy. */
export function* turnEnd(game: Game): Rules<'turn' | 'expulsion'> {
  yield* closeTurn(game);
  if (game.state.empereur !== null) {
    checkParis(game);
    return 'turn';
  }
  if (game.state.turn > 0) return 'turn';
  conquerorOfParis(game);
  return 'expulsion';
}
