import { FORTRESS_PRICE } from './actions/mobilisation.ts';
import { MOST_MORALE, MOST_UNITS } from './facts.ts';
import type { Ruleset } from './rules.ts';
import type { Action, Power, Territory } from './vocabulary.ts';
import { WINNING_INFLUENCE } from './winning.ts';

/** What is printed in the rules and on the boards, for the screens. */
export interface PrintedFacts {
  readonly winsAt: number;
  readonly mostMorale: number;
  readonly mostUnits: number;
  readonly fortressPrice: number;
  readonly handLimits: Readonly<Partial<Record<Power, number>>>;
  /** The actions of the Wheel of War in its order; a title without a wheel has none. */
  readonly wheel: readonly Action[];
  /** Where the rules tell of battles. */
  readonly battles: string;
  /** Board → the Territories whose holder elects the Emperor, and whose they are by print. */
  readonly electors: Readonly<Record<string, readonly { readonly at: Territory; readonly owner: Power | null }[]>>;
  /** Board → Territory → value. */
  readonly values: Readonly<Record<string, Readonly<Record<Territory, number>>>>;
}

export function printedFacts(rules: Ruleset, boards: readonly string[]): PrintedFacts {
  const valuesOf = (board: string) =>
    Object.fromEntries([...rules.data.boardOf(board).regions].map(([id, { value }]) => [id, value]));
  const electorsOf = (board: string) => {
    const { electors, regions } = rules.data.boardOf(board);
    return electors.map((at) => ({ at, owner: regions.get(at)?.owner ?? null }));
  };
  return {
    winsAt: WINNING_INFLUENCE,
    mostMorale: MOST_MORALE,
    mostUnits: MOST_UNITS,
    fortressPrice: FORTRESS_PRICE,
    handLimits: Object.fromEntries(rules.powers.map((power) => [power, rules.handLimit(power)])),
    wheel: Object.keys(rules.wheel).length > 0 ? rules.actions : [],
    battles: rules.sections.battle,
    electors: Object.fromEntries(boards.map((board) => [board, electorsOf(board)])),
    values: Object.fromEntries(boards.map((board) => [board, valuesOf(board)])),
  };
}
