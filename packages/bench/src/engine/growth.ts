import type { Engine, LongMatch } from './engine.ts';
import { median, micros, rounded, type Spread, spreadOf } from './statistics.ts';

/** What a match costs at a certain length. Times in microseconds. */
export interface Cost {
  readonly answers: number;
  /** One answer of a random player. */
  readonly answer: number;
  readonly restore: Spread;
  readonly undo: Spread;
  readonly fork: Spread;
  /** The size of what is stored to resume. */
  readonly storedBytes: number;
}

/** Matches that are played, one after the other: the speed of a machine may change between them, and shows. */
const MATCHES = 5;

/** Positions looked at in each match, from the length in question on. */
const SAMPLES = 100;
const ATTEMPTS = 4;

/** What a server does all day is compiled: samples are taken at these lengths before any counts. */
const WARM_UP = [100, 500, 1000, 2000, 3000, 4000, 5000, 6000];

/** Plays matches on and on and measures at each length. A first match warms up. */
export function growth({ longMatch }: Engine, lengths: readonly number[]): readonly Cost[] {
  const warmUp = longMatch(0);
  const longEnough = 10 * Math.max(...lengths);
  for (const length of WARM_UP) if (length <= longEnough) sample(warmUp, samplesAt(length));
  const taken = lengths.map(samplesAt);
  for (let number = 1; number <= MATCHES; number++) {
    const match = longMatch(number);
    for (const each of taken) sample(match, each);
  }
  return taken.map(costOf);
}

/** What was measured at a length. */
interface Samples extends Record<'answers' | 'restores' | 'undos' | 'forks' | 'sizes', number[]> {
  readonly length: number;
}

const samplesAt = (length: number): Samples => ({
  length,
  answers: [],
  restores: [],
  undos: [],
  forks: [],
  sizes: [],
});

const costOf = (taken: Samples): Cost => ({
  answers: taken.length,
  answer: rounded(median(taken.answers)),
  restore: spreadOf(taken.restores),
  undo: spreadOf(taken.undos),
  fork: spreadOf(taken.forks),
  storedBytes: spreadOf(taken.sizes).p50,
});

function sample(match: LongMatch, taken: Samples): void {
  const { length } = taken;
  // One answer on the last stretch, in groups of ten: a clock cannot see a single one.
  const stretch = Math.ceil(length * 0.8);
  match.playTo(stretch);
  for (let at = stretch + 10; at <= length; at += 10) taken.answers.push(micros(() => match.playTo(at)) / 10);
  for (let i = 0; i < SAMPLES; i++) {
    match.playTo(length + i);
    const text = match.store();
    taken.sizes.push(text.length);
    taken.restores.push(match.restore(text));
    taken.forks.push(match.fork());
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const time = match.undo();
      if (time === undefined) continue;
      taken.undos.push(time);
      break;
    }
  }
}
