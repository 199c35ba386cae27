import { type BotLevel, type Question, Random, type Seat, type Title } from '@quadrille/kernel';
import type { Imaginable, Knowledge } from './bot.ts';
import type { Budget } from './budget.ts';
import { greedy } from './greedy.ts';
import { BUDGETS, botFor } from './levels.ts';
import { type Nature, PRICES, seenBy } from './nature.ts';
import { keepsWord, type Pledge } from './pledge.ts';
import { answerBy } from './policy.ts';
import { type Ranked, rank } from './search.ts';
import { worldOf } from './world.ts';

/** An answer and the question it is meant for, by its id: a list of these is given in one go. */
export interface Meant {
  /** Absent: the one that is open. */
  readonly question?: string;
  readonly option: string;
}

/** A list of answers, one at least. */
export type Course = readonly [Meant, ...Meant[]];

/** How a bot is to choose. */
export interface Choosing {
  readonly level: BotLevel;
  readonly random: Random;
  /** Instead of what the level usually takes. */
  readonly budget?: Budget | undefined;
  /** What it has promised, and is still bound to. */
  readonly pledges?: readonly Pledge[];
  /** Absent: it plays as the game knows best, without likes and dislikes. */
  readonly nature?: Nature | undefined;
}

/** What a bot does now, and what it will do after that as far as it can know: see `courseOf`. */
export function courseFor(title: Title, table: Imaginable, seat: Seat, choosing: Choosing): Course {
  const question = table.fork(seat, new Random('course')).question(seat);
  if (!question) throw new Error(`${seat} is not asked anything`);
  const first = (option: string): Course => [{ question: question.ask.id, option }];
  const { level, random, nature } = choosing;
  const [only, another] = question.options;
  if (only && !another) return first(only.id);
  if (!title.insight || level === 'random') return first(botFor(title, 'random')(table, seat, random));
  const insight = seenBy(title.insight, seat, nature);
  const pledges = boundBy(insight, table, seat, question, choosing.pledges ?? []);
  if (level === 'easy' && pledges.length === 0) return first(greedy(insight)(table, seat, random));
  const ranked = rank(insight, table, seat, random, choosing.budget ?? (level === 'easy' ? AT_ONCE : BUDGETS[level]));
  const [best, ...others] = ranked;
  if (!best) throw new Error(`${seat} has no options`);
  const price = nature && PRICES[nature.temperament];
  const kept = keepsWord(insight, table, seat, [best, ...others], pledges, price);
  const [, ...then] = courseOf(insight, table, seat, kept);
  return [...first(kept.id), ...(level === 'easy' ? [] : then)];
}

const AT_ONCE: Budget = { iterations: 8 };

/** The promises that this question can break. */
function boundBy(
  { breaks }: Knowledge,
  table: Imaginable,
  seat: Seat,
  { options }: Question,
  pledges: readonly Pledge[],
): readonly Pledge[] {
  if (!breaks || pledges.length === 0) return [];
  const run = table.fork(seat, new Random('word'));
  const question = run.question(seat);
  return question ? pledges.filter((each) => options.some(({ id }) => breaks(run.state, question, id, each))) : [];
}

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
