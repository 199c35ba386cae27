/** The start of an impulse (§8.2.2–3). */
import type { Rules } from '@quadrille/kernel';
import { chairOf } from '../facts/realms.ts';
import type { Impulse } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { returnRival } from './solo.ts';

/** A player without cards has one more action, as if he played a combat card (§8.2.3). */
// biome-ignore lint/correctness/useYield: nothing is asked
export function* impulse(game: Game): Rules<'agenda'> {
  const { state, tell } = game;
  const player = state.order[state.at] ?? 'player-1';
  state.impulse = fresh(player);
  if (chairOf(game, player).hand.length === 0) {
    state.impulse.cards.push({ id: 'none', points: 1, event: false });
    state.impulse.played = 1;
  }
  if (state.rival) returnRival(state.rival);
  tell({ type: 'impulse', player });
  state.stage = 'act';
  return 'agenda';
}

const fresh = (player: Player): Impulse => ({
  player,
  spent: [],
  cards: [],
  fed: {},
  played: 0,
  touched: [],
  acted: [],
  pirates: [],
  begun: [],
  promoted: false,
  closed: false,
  used: [],
});

export function impulseOf({ state }: World): Impulse {
  if (!state.impulse) throw new Error('Nobody is on the move');
  return state.impulse;
}

/** Nothing has been done yet: what may only be done at the start may still be done. */
export const isPristine = ({ spent, cards, fed, acted, closed }: Impulse): boolean =>
  spent.length === 0 &&
  Object.keys(fed).length === 0 &&
  acted.length === 0 &&
  !closed &&
  cards.every(({ id }) => id === 'none');
