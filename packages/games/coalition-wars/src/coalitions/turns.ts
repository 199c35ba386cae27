/** The turns of the Wheel and the rounds (C §4, §5). */
import type { Rules } from '@quadrille/kernel';
import type { Game } from '../core/state.ts';
import { announceTurn, closeTurn } from '../core/turn.ts';
import { conquerorOfParis } from './winning.ts';

/** A turn begins; before anything else a Minor Power on Muster is bid for. */
export function* turn(game: Game): Rules<'control'> {
  announceTurn(game);
  return 'control';
}

/** The Wheel goes on; after six turns a new round begins with Diplomacy. */
export function* turnEnd(game: Game): Rules<'turn' | 'expulsion'> {
  yield* closeTurn(game);
  if (game.state.turn > 0) return 'turn';
  conquerorOfParis(game);
  return 'expulsion';
}
