import { Random, type Seat, type Title } from '@quadrille/kernel';
import type { Imaginable, Knowledge } from './bot.ts';
import type { Pledge } from './pledge.ts';

/** The letters bots write and understand. */
export const LETTERS = ['propose-alliance', 'propose-truce', 'ask-passage', 'ask-round', 'thank', 'warn'] as const;
export type LetterKind = (typeof LETTERS)[number];

export interface Letter {
  readonly kind: LetterKind;
  readonly from: Seat;
  readonly to: Seat;
  /** What it is about, e.g. a Territory. */
  readonly about?: string;
  /** How often its writer has kept their word to the reader, less how often they have broken it. */
  readonly faith?: number;
}

/** The letter that asks for a treaty of this kind. */
export const ASKING: Readonly<Record<string, LetterKind>> = {
  alliance: 'propose-alliance',
  truce: 'propose-truce',
  passage: 'ask-passage',
  round: 'ask-round',
};

/** What a bot writes back, and what it has promised by it. */
export interface Answered {
  readonly text: string;
  readonly pledge?: Pledge;
}

/** How people say it: the first that fits. */
const SAYINGS: readonly (readonly [kind: LetterKind, words: RegExp])[] = [
  ['thank', /\b(thank|thanks|grateful|obliged)\b/i],
  ['warn', /\b(warn|beware|careful|threat|stop|or else)/i],
  ['propose-truce', /\b(truce|peace|non-?aggression|leave me alone)\b/i],
  ['ask-round', /\b(second|third|another|more)\b.*\b(round|movement)|\bround of movement\b/i],
  ['ask-passage', /\b(pass|passage|let .* through|march through|cross)\b/i],
  ['propose-alliance', /\b(alliance|ally|allies|join|coalition|together|treaty)\b/i],
];

/** What one would rather not have: "do not join them" asks for nothing. */
const NEGATED = /\b(do not|don['’]t|never|not)\b[^.!?]*/i;

/** What a person's letter to a bot asks for, as far as bots understand it; `undefined`: they do not. */
export function readLetter({ insight }: Title, text: string, from: Seat, to: Seat): Letter | undefined {
  const said = SAYINGS.find(([, words]) => words.test(text));
  if (said === undefined) return undefined;
  const [kind, words] = said;
  const refuses = kind !== 'thank' && words.test(NEGATED.exec(text)?.[0] ?? '');
  const knowledge: Knowledge | undefined = insight;
  const about = knowledge?.aboutOf?.(text, from);
  return { kind: refuses ? 'warn' : kind, from, to, ...(about !== undefined && { about }) };
}

/**
 * Answers a letter. The bot reads it in an imagined world, so nothing hidden can get into the answer; and it remembers what
 * it has promised already.
 */
export function answerLetter(
  { insight }: Title,
  table: Imaginable,
  letter: Letter,
  seed: string,
  given: readonly Pledge[] = [],
): Answered | undefined {
  const knowledge: Knowledge | undefined = insight;
  const run = table.fork(letter.to, new Random(seed));
  return knowledge?.answerLetter?.(run.state, letter, given);
}

/** What a bot would like to write to the others now. */
export function lettersFrom(
  { insight }: Title,
  table: Imaginable,
  seat: Seat,
  seed: string,
): readonly (Letter & { readonly text: string })[] {
  const knowledge: Knowledge | undefined = insight;
  const run = table.fork(seat, new Random(seed));
  return knowledge?.lettersFrom?.(run.state, seat) ?? [];
}
