import { type Answer, type MatchRecord, written } from '@quadrille/kernel';
import type { Trial } from './law.ts';

/** Thrown where a law is broken; the sentence says how. */
export class Broken extends Error {}

/** A law holds here, or it is broken. */
export function holds(condition: boolean, sentence: string | (() => string)): asserts condition {
  if (!condition) throw new Broken(typeof sentence === 'string' ? sentence : sentence());
}

/** Two texts are the same; if not, the breach shows where they part. */
export function same(found: string, expected: string, sentence: string): void {
  if (found === expected) return;
  let at = 0;
  while (found[at] === expected[at]) at++;
  const from = Math.max(0, at - 60);
  const excerpt = (text: string) => text.slice(from, at + 60);
  throw new Broken(`${sentence}\n  found     …${excerpt(found)}…\n  expected  …${excerpt(expected)}…`);
}

/** A broken law with all that is needed to look into it: print its record into a file and replay it. */
export class Breach extends Error {
  readonly law: string;
  readonly record: MatchRecord;

  constructor(law: string, trial: Trial, answers: readonly Answer[], cause: unknown, played: number) {
    const record = rough(trial, answers);
    const why = cause instanceof Error ? cause.message : String(cause);
    const where = `seed ${trial.seed}, after ${answers.length} answers (${played} before shrinking)`;
    super(`${law}: ${why}\n  ${where}\n  ${JSON.stringify(record)}`, { cause });
    this.law = law;
    this.record = record;
  }
}

/** A record without hashes: the rules it is of are at fault, so what they hash to proves nothing. */
function rough({ subject, seed, chance }: Trial, answers: readonly Answer[]): MatchRecord {
  const { definition, setup } = subject;
  const { id: game, version } = definition;
  return { format: 1, game, version, setup, chance, seed, answers: answers.map(written), hashes: [] };
}
