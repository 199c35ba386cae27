import { type BotLevel, Random, type Seat, type Title } from '@quadrille/kernel';
import type { Imaginable, Knowledge } from './bot.ts';
import { BUDGETS, type Budgets, botFor } from './levels.ts';
import { answerBy } from './policy.ts';
import { type Ranked, rank } from './search.ts';
import { worldOf } from './world.ts';

/** An answer and the question it is meant for, by its id: a list of these is given in one go. */
export interface Meant {
  /** Absent: the one that is open. */
  readonly question?: string;
  readonly option: string;
}

/** What a bot of this level does now, and what it will do after that as far as it can know: see `courseOf`. */
export function courseFor(
  title: Title,
  table: Imaginable,
  seat: Seat,
  level: BotLevel,
  random: Random,
  budgets: Budgets = {},
): Course {
  const question = table.fork(seat, new Random('course')).question(seat);
  if (!question) throw new Error(`${seat} is not asked anything`);
  const first = (option: string): Course => [{ question: question.ask.id, option }];
  const { insight } = title;
  const [only, another] = question.options;
  if (only && !another) return first(only.id);
  if (!insight || level === 'random' || level === 'easy')
    return first(botFor(title, level, budgets)(table, seat, random));
  const [best] = rank(insight, table, seat, random, budgets[level] ?? BUDGETS[level]);
  if (!best) throw new Error(`${seat} has no options`);
  const [, ...then] = courseOf(insight, table, seat, best);
  return [...first(best.id), ...then];
}

/** A list of answers, one at least. */
export type Course = readonly [Meant, ...Meant[]];

/** A list of answers is never longer. */
const LONGEST = 64;

/**
 * What a seat will answer if it does what it means to do: as far as nothing hidden becomes known and nobody else is asked.
 * It is found in an imagined world; up to that point it is the same in every other.
 */
export function courseOf(
  insight: Knowledge,
  table: Imaginable,
  seat: Seat,
  { id, intention }: Ranked,
): readonly Meant[] {
  const run = worldOf(insight, table, seat, 'course');
  const course: Meant[] = [];
  for (let option: string | undefined = id; option !== undefined && course.length < LONGEST; ) {
    const question = run.question(seat);
    if (!question) break;
    course.push({ question: question.ask.id, option });
    const { veil } = run;
    run.answer(seat, option);
    const next = run.veil === veil && run.waiting[0] === seat ? run.question(seat) : undefined;
    option = next && (answerBy(insight, run.state, next, intention) ?? insight.atOnce?.(run.state, next));
  }
  return course;
}
