/** The turns of the Wheel and the rounds (C §4, §5; AR §6). */
import type { Rules } from '@quadrille/kernel';
import { settleControl } from './minors.ts';
import type { Game } from './state.ts';
import { announceTurn, closeTurn } from './turn.ts';

/** A turn begins; before any action a Minor Power on Muster is bid for (C §11), an Emperor elected (AR §8). */
export function* turn(game: Game): Rules<'actions'> {
  announceTurn(game);
  yield* settleControl(game);
  yield* game.rules.hooks.turnBegins?.(game) ?? [];
  return 'actions';
}

/** The Wheel goes on; when it has gone full circle a new round begins with Diplomacy. */
export function* turnEnd(game: Game): Rules<'turn' | 'expulsion'> {
  const { state, rules } = game;
  if (state.turn === rules.actions.length - 1) rules.hooks.roundEnds?.(game);
  yield* closeTurn(game);
  return state.turn > 0 ? 'turn' : 'expulsion';
}
