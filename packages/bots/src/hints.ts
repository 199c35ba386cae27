import { Match, Random, type Seat, type Snapshot, type Title } from '@quadrille/kernel';
import type { Imaginable, Knowledge } from './bot.ts';
import type { Budget } from './budget.ts';
import { BUDGETS } from './levels.ts';
import { type Ranked, rank } from './search.ts';

/** What somebody wants advice about, as it goes to a worker thread: plain data, but for the game. */
export interface Matter {
  readonly snapshot: Snapshot;
  readonly seat: Seat;
  /** The same seed gives the same advice, if the budget is a count. */
  readonly seed: string;
  readonly budget?: Budget;
}

/** An option with what speaks for it. */
export interface Hint {
  readonly option: string;
  /** How well the seat stands after it, from 0 to 1. */
  readonly value: number;
  readonly reasons: readonly string[];
}

/**
 * The best options of a seat with reasons, for a person who asks. It is given the match as stored and looks at imagined
 * worlds only, never at what is hidden from the seat.
 */
export function hintsFor(
  { definition, insight }: Title,
  { snapshot, seat, seed, budget = BUDGETS.normal }: Matter,
  most = 3,
): Hint[] {
  if (!insight) return [];
  const table: Imaginable = Match.restore(definition, snapshot);
  return rank(insight, table, seat, new Random(seed), budget)
    .slice(0, most)
    .map((each) => hintOf(insight, table, seat, each));
}

function hintOf(knowledge: Knowledge, table: Imaginable, seat: Seat, { id, value }: Ranked): Hint {
  const run = table.fork(seat, new Random('reasons'));
  const question = run.question(seat);
  const reasons = question ? (knowledge.reasons?.(run.state, question, id) ?? []) : [];
  return { option: id, value, reasons };
}
