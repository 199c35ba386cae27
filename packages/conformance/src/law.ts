import type { Answer, Chance, Random } from '@quadrille/kernel';
import type { AnyMatch, AnySubject } from './subject.ts';

/** One random match of a subject, as reproducible as its seed. */
export interface Trial {
  readonly subject: AnySubject;
  readonly seed: string;
  readonly chance: Chance;
  /** Whether to compare for all who look on, or for one of them drawn at random. */
  readonly observers: 'all' | 'one';
}

/** A match between two answers, or after its last. */
export interface Moment {
  readonly match: AnyMatch;
  readonly answers: readonly Answer[];
  /** The law's own dice for this moment; the match does not see them. */
  readonly dice: Random;
  /** Whether to look closely: laws that are dear to check are sampled in large games. */
  readonly deep: boolean;
}

/** Looks at a match before every answer and after the last one; throws if the law is broken, or counts its checks. */
export type Watch = (moment: Moment) => number;

/** A law that every game keeps in every match. */
export interface Law {
  readonly id: string;
  /** The law in a sentence. */
  readonly says: string;
  watch(trial: Trial): Watch;
  /** What has to be around the whole match while it is played. */
  around?<T>(play: () => T): T;
}
