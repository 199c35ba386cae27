/** The end of a turn: the Wheel goes on (C §4, §5). */
import type { Rules } from '@quadrille/kernel';
import { keepAllHandLimits } from './cards.ts';
import { powerOn } from './facts.ts';
import type { Game } from './state.ts';

/** Hands are brought to their limit, and the Wheel turns by one space. */
export function* closeTurn(game: Game): Rules {
  const { state, rules } = game;
  yield* keepAllHandLimits(game);
  state.march = null;
  state.turn = (state.turn + 1) % rules.actions.length;
  if (state.turn === 0) state.round++;
}

/** Announces the turn that begins. */
export function announceTurn(game: Game): void {
  const { state, tell } = game;
  if (state.turn === 0) tell({ type: 'round', round: state.round });
  tell({ type: 'turn', turn: state.turn + 1, mover: powerOn(game, 'movement') });
}
