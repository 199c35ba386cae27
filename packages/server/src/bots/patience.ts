import { BUDGETS } from '@quadrille/bots';
import type { BotLevel, Thinking } from '@quadrille/protocol';

/** Milliseconds that all bots of a table together may take before a person is asked again. */
const PATIENCE: Readonly<Record<Thinking, number>> = { brief: 2000, steady: 5000, long: 20_000 };

/** A thought takes no more than this part of what is left, so that something is left for those who come after. */
const SHARE = 1 / 5;
const LEAST = 30;

/** Milliseconds for one thought, when people have waited for so long already. It depends on nothing that is hidden. */
export function thoughtFor(level: BotLevel, thinking: Thinking, waited: number): number {
  const most = level === 'normal' || level === 'hard' ? BUDGETS[level].ms : LEAST;
  return Math.min(most, Math.max(LEAST, (PATIENCE[thinking] - waited) * SHARE));
}
