/** Points of cards (§8.2.2). */
import type { Impulse, OpenCard } from '../state.ts';
import type { Power } from '../vocabulary.ts';

/** The cards whose points a Power could spend: the one that already feeds it, or all with points left. */
export function purses({ cards, fed }: Impulse, power: Power): OpenCard[] {
  const own = fed[power];
  return cards.filter(({ id, points }) => points > 0 && (own === undefined || own === id));
}
