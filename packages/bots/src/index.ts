import type { BotLevel, Random, Seat, Title } from '@quadrille/kernel';
import type { Imaginable } from './bot.ts';
import { type Budgets, botFor } from './levels.ts';

export type { AnyMatch, AnyRun, Bot, Imaginable, Knowledge, Skill } from './bot.ts';
export type { Budget } from './budget.ts';
export { type Choosing, type Course, courseFor, courseOf, type Meant } from './course.ts';
export { type Hint, hintsFor, type Matter } from './hints.ts';
export {
  type Answered,
  ASKING,
  answerLetter,
  LETTERS,
  type Letter,
  type LetterKind,
  lettersFrom,
  readLetter,
} from './letters.ts';
export { BUDGETS, type Budgets, botFor, COUNTED, RANKS } from './levels.ts';
export type { Nature } from './nature.ts';
export type { Pledge } from './pledge.ts';
export { type Ranked, rank } from './search.ts';

/** The option a bot of this level takes for the seat. It sees imagined worlds only, never the match as it really is. */
export const chooseFor = (
  title: Title,
  match: Imaginable,
  seat: Seat,
  level: BotLevel,
  random: Random,
  budgets?: Budgets,
): string => botFor(title, level, budgets)(match, seat, random);
