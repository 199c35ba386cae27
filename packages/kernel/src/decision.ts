import type { Kind, Question, Refusal, Seat } from './question.ts';
import { type Args, say, type Words } from './words.ts';

/** A refusal as it is told to a person or a program. */
export interface Explained {
  readonly id: string;
  readonly code: string;
  readonly sentence: string;
  readonly cite?: string;
}

/** An open decision as its own seat sees it. */
export interface Decision {
  readonly seat: Seat;
  readonly kind: Kind;
  /** Which asking this is. An answer that carries another stamp is late, and is refused. */
  readonly stamp: string;
  readonly prompt: { readonly id: string; readonly args: Args; readonly text: string };
  readonly cite: string;
  /** Whom of the seat it is about, where a seat decides for several. */
  readonly about?: string;
  readonly options: readonly string[];
  /** Why not: found and put into words when first looked at, which must be while the question is open. */
  readonly refused: readonly Explained[];
  /** What this seat has sealed; it may still be changed. */
  readonly chosen?: string;
}

export type Outcome = { readonly ok: true } | ({ readonly ok: false } & Omit<Explained, 'id'>);

/** Why the kernel itself refuses: the sentences every game shares. */
export const KERNEL_WORDS: Words = {
  'refusal/not-asked': 'There is nothing for you to decide now.',
  'refusal/not-offered': 'That is not one of the options.',
  'refusal/stale': 'The table has moved on since you were asked. Look again.',
  'refusal/over': 'The match is over.',
  'refusal/undo-nothing': 'You have nothing to take back.',
  'refusal/undo-veil': 'This has made something hidden known. It cannot be taken back.',
  'refusal/undo-built-upon': 'Another player has already acted upon this.',
};

/** Describes a question to its seat. The suffix of its stamp counts what was taken back in the match. */
export function describe(question: Question, suffix: string, words: Words): Decision {
  const { seat, kind, ask, options, chosen } = question;
  const { id, args = {}, cite, about } = ask;
  let explained: readonly Explained[] | undefined;
  return {
    seat,
    kind,
    stamp: `${question.stamp}${suffix}`,
    prompt: { id, args, text: say(words, `ask/${id}`, args) },
    cite,
    ...(about !== undefined && { about }),
    options: options.map((each) => each.id),
    get refused() {
      explained ??= question.refused.map((each) => ({ id: each.id, ...explain(each, words) }));
      return explained;
    },
    ...(chosen !== undefined && { chosen }),
  };
}

/** The refusal with its sentence. */
export function explain({ code, args, cite }: Refusal, words: Words): Omit<Explained, 'id'> {
  const id = `refusal/${code}`;
  return { code, sentence: say(id in words ? words : KERNEL_WORDS, id, args), ...(cite !== undefined && { cite }) };
}

/** A refusal by the kernel. */
export const refuse = (code: string): Outcome => ({ ok: false, ...explain({ code }, KERNEL_WORDS) });
