import type { Random, Seat } from '@quadrille/kernel';
import type { Card } from './board.ts';
import { byCard } from './facts.ts';
import type { Affairs, State } from './state.ts';

/** Another house's hand is only counted, and so is the deck. Everything else lies open. */
export interface View extends Omit<State, 'affairs' | 'deck'> {
  readonly affairs: readonly (Omit<Affairs, 'hand'> & { readonly hand: readonly Card[] | number })[];
  readonly deck: number;
}

/** What a house, or a spectator, may know. */
export const view = (state: State, seat: Seat | null): View => ({
  ...state,
  affairs: state.affairs.map((each) => ({ ...each, hand: each.house === seat ? each.hand : each.hand.length })),
  deck: state.deck.length,
});

/**
 * The deck and the hands of the others may be any deal of the cards in them. They are sorted before they are shuffled:
 * otherwise what lay where would steer the shuffle, and the imagined world would remember it.
 */
export function determinise(state: State, seat: Seat | null, random: Random): void {
  const hands = state.affairs.filter(({ house }) => house !== seat).map(({ hand }) => hand);
  const unknown = random.shuffle([...state.deck, ...hands.flat()].sort(byCard), 'imagine');
  for (const pile of [...hands, state.deck]) pile.splice(0, pile.length, ...unknown.splice(0, pile.length));
  for (const hand of hands) hand.sort(byCard);
}
