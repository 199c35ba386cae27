import { type BotLevel, Match, Random, type Seat, type Snapshot, type Title } from '@quadrille/kernel';
import type { Imaginable, Knowledge } from './bot.ts';
import type { Budget } from './budget.ts';
import { BUDGETS, botFor } from './levels.ts';
import { keepsWord, type Pledge } from './pledge.ts';
import { type Ranked, rank } from './search.ts';

/** A question to a bot, as it goes to a worker thread: plain data, but for the game. */
export interface Matter {
  readonly snapshot: Snapshot;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** The same seed gives the same answer, if the budget is a count. */
  readonly seed: string;
  /** Instead of what the level usually takes. */
  readonly budget?: Budget;
  /** What the bot has promised in letters. */
  readonly pledges?: readonly Pledge[];
}

/** An option with what speaks for it. */
export interface Hint {
  readonly option: string;
  /** How well the seat stands after it, from 0 to 1. */
  readonly value: number;
  readonly reasons: readonly string[];
}

/**
 * Lets a bot think about its decision. It is given the match as stored and looks at imagined worlds only, never at what
 * is hidden from its seat.
 */
export function think(title: Title, matter: Matter): Hint {
  const { seat, level, seed, budget, pledges = [] } = matter;
  const table = tableOf(title, matter.snapshot);
  const { insight } = title;
  const random = new Random(seed);
  if (!insight || level === 'random' || (level === 'easy' && pledges.length === 0)) {
    const option = botFor(title, level)(table, seat, random);
    return { option, value: 0, reasons: [] };
  }
  const ranked = rankFor(insight, table, seat, random, budget ?? (level === 'easy' ? AT_ONCE : BUDGETS[level]));
  const kept = keepsWord(insight, table, seat, ranked, pledges);
  return hintOf(insight, table, seat, kept);
}

const AT_ONCE: Budget = { iterations: 8 };

/** The best options of a seat with reasons, for a person who asks. */
export function hintsFor(
  title: Title,
  { snapshot, seat, seed, budget = BUDGETS.normal }: Omit<Matter, 'level' | 'pledges'>,
  most = 3,
): Hint[] {
  const { insight } = title;
  if (!insight) return [];
  const table = tableOf(title, snapshot);
  const ranked = rankFor(insight, table, seat, new Random(seed), budget);
  return ranked.slice(0, most).map((each) => hintOf(insight, table, seat, each));
}

const tableOf = ({ definition }: Title, snapshot: Snapshot): Imaginable => Match.restore(definition, snapshot);

function rankFor(
  knowledge: Knowledge,
  table: Imaginable,
  seat: Seat,
  random: Random,
  budget: Budget,
): [Ranked, ...Ranked[]] {
  const [best, ...others] = rank(knowledge, table, seat, random, budget);
  if (!best) throw new Error(`${seat} has no options`);
  return [best, ...others];
}

function hintOf(knowledge: Knowledge, table: Imaginable, seat: Seat, { id, value }: Ranked): Hint {
  const run = table.fork(seat, new Random('reasons'));
  const question = run.question(seat);
  const reasons = question ? (knowledge.reasons?.(run.state, question, id) ?? []) : [];
  return { option: id, value, reasons };
}
