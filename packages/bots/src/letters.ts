import { Random, type Seat, type Terms, type Title } from '@quadrille/kernel';
import type { Imaginable, Knowledge } from './bot.ts';
import type { Pledge } from './pledge.ts';

/** The letters bots write and understand. */
export const LETTERS = [
  'propose-alliance',
  'propose-truce',
  'propose-attack',
  'propose-barter',
  'ask-passage',
  'ask-round',
  'ask-supply',
  'ask-war',
  'ask-corps',
  'ask-join',
  'propose-peace',
  'thank',
  'warn',
] as const;
export type LetterKind = (typeof LETTERS)[number];

export interface Letter {
  readonly kind: LetterKind;
  readonly from: Seat;
  readonly to: Seat;
  /** What it is about, e.g. a Territory. */
  readonly about?: string;
  /** How often its writer has kept their word to the reader, less how often they have broken it. */
  readonly faith?: number;
  /** What the reader has done or promised for its writer for nothing in return. */
  readonly favours?: number;
}

/** The letter that asks for a treaty of this kind. */
export const ASKING: Readonly<Record<string, LetterKind>> = {
  alliance: 'propose-alliance',
  truce: 'propose-truce',
  passage: 'ask-passage',
  round: 'ask-round',
  'joint-attack': 'propose-attack',
  barter: 'propose-barter',
  supply: 'ask-supply',
  'armistice-end': 'ask-war',
  corps: 'ask-corps',
  join: 'ask-join',
  peace: 'propose-peace',
};

/** What a bot writes back, what it has promised by it, and what it would agree to instead. */
export interface Answered {
  readonly text: string;
  readonly pledge?: Pledge;
  readonly offer?: Terms;
}

/** How people say it: the first that fits. */
const SAYINGS: readonly (readonly [kind: LetterKind, words: RegExp])[] = [
  ['thank', /\b(thank|thanks|grateful|obliged)\b/i],
  ['warn', /\b(warn|beware|careful|threat|stop|or else)/i],
  ['propose-attack', /\b(attack|strike|march (on|against)|fall upon)\b.*\b(together|with me|both|jointly)\b/i],
  [
    'propose-attack',
    /\b(together|jointly|both|let us|let’s|let's)\b.*\b(attack|strike|march (on|against)|fall upon)\b/i,
  ],
  ['propose-barter', /\b(in return|in exchange|round for round|for the same|for yours)\b/i],
  ['ask-war', /\b(end|break|terminate|over)\b.*\barmistice\b/i],
  ['ask-supply', /\b(supply|supplies|bread|feed|share)\b/i],
  ['ask-corps', /\bcorps\b/i],
  ['ask-join', /\b(join|enter)\b.*\bwar\b/i],
  ['propose-peace', /\b(make|sign|offer|agree to|end)\b.*\b(peace|war)\b/i],
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
  const about = knowledge?.aboutOf?.(text, from, kind);
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
