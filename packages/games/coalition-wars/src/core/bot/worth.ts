/** What things are worth, counted in Influence. */
import type { World } from '../state.ts';
import { WINNING_INFLUENCE } from '../winning.ts';
import type { Chart } from './chart.ts';

/** What 1 Money, 1 Morale, 1 Unit, a General on the map are worth. */
export const MONEY = 0.17;
export const MORALE = 0.17;
export const UNIT = 0.28;
export const GENERAL = 0.45;

/** How many more times Territories are likely to bring Influence before somebody has won. */
export function roundsLeft({ state, rules }: World): number {
  let most = 0;
  for (const power of rules.powers) most = Math.max(most, state.powers[power].influence);
  return Math.min(3, Math.max(0.6, (WINNING_INFLUENCE + 2 - most) / 6));
}

/** What it is worth to a Power to hold a Territory from now on. */
export const worthOf = ({ influence, money }: Chart, power: number, at: number, rounds: number): number =>
  (influence[power]?.[at] ?? 0) * rounds + (money[power]?.[at] ?? 0) * MONEY * (rounds + 1);
