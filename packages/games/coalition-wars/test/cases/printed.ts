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

type SetupOf<P extends Power> = Record<P, PrintedPower> & { readonly morale: Record<P, number> };
export type PrintedSetup = SetupOf<Playing>;

/** What lies on the table of Coalitions. */
export const printed = (state: State): PrintedSetup => printedFor(state, POWERS_IN_ORDER);

/** What lies on the table, as the rulebook lists it; Garrisons by the alphabet. */
export function printedFor<P extends Power>(state: State, powers: readonly P[]): SetupOf<P> {
  const perPower = <T>(make: (power: P) => T) =>
    Object.fromEntries(powers.map((power) => [power, make(power)])) as Record<P, T>;
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
