/** A position in the words of a printed set-up. */
import type { State } from '../../src/core/state.ts';
import type { Power } from '../../src/core/vocabulary.ts';

export const POWERS_IN_ORDER = [
  'britain',
  'france',
  'austria',
  'prussia',
  'russia',
  'ottomans',
] as const satisfies Power[];
type Playing = (typeof POWERS_IN_ORDER)[number];

export interface PrintedPower {
  readonly generals: Readonly<Record<string, number>>;
  readonly garrisons: readonly string[];
  readonly offMap: number;
  readonly cards: number;
  readonly money: number;
}

export type PrintedSetup = Record<Playing, PrintedPower> & { readonly morale: Record<Playing, number> };

/** What lies on the table, as the rulebook lists it; Garrisons by the alphabet. */
export function printed(state: State): PrintedSetup {
  const perPower = <T>(make: (power: Playing) => T) =>
    Object.fromEntries(POWERS_IN_ORDER.map((power) => [power, make(power)])) as Record<Playing, T>;
  const described = perPower((power): PrintedPower => {
    const generals = state.generals.filter((general) => general.power === power);
    const { hand, money } = state.powers[power];
    return {
      generals: Object.fromEntries(generals.flatMap(({ at, units }) => (at === null ? [] : [[at, units]]))),
      garrisons: Object.keys(state.garrisons)
        .filter((at) => state.garrisons[at] === power)
        .sort(),
      offMap: generals.filter(({ at }) => at === null).length,
      cards: hand.length,
      money,
    };
  });
  return { ...described, morale: perPower((power) => state.powers[power].morale) };
}
