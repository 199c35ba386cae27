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

/** Positions looked at, from the length in question on. */
const SAMPLES = 100;
const ATTEMPTS = 4;

/** What a server does all day is compiled: samples are taken at these lengths before any counts. */
const WARM_UP = [100, 500, 1000, 2000, 3000, 4000, 5000, 6000];

/** Plays one match on and on and measures at each length. A first match warms up. */
export function growth({ longMatch }: Engine, lengths: readonly number[]): readonly Cost[] {
  const warmUp = longMatch();
  const longEnough = 10 * Math.max(...lengths);
  for (const answers of WARM_UP) if (answers <= longEnough) sample(warmUp, answers);
  const match = longMatch();
  return lengths.map((answers) => {
    match.playTo(Math.ceil(answers * 0.8));
    return { answers, answer: answering(match, answers), ...sample(match, answers) };
  });
}

/** One answer on the last stretch: the median over groups of ten, for a clock cannot see a single one. */
function answering(match: LongMatch, to: number): number {
  const groups: number[] = [];
  for (let at = Math.ceil(to * 0.8) + 10; at <= to; at += 10) groups.push(micros(() => match.playTo(at)) / 10);
  return rounded(median(groups));
}

function sample(match: LongMatch, answers: number): Omit<Cost, 'answers' | 'answer'> {
  match.playTo(answers);
  const restores: number[] = [];
  const undos: number[] = [];
  const forks: number[] = [];
  const sizes: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    match.playTo(answers + i);
    const text = match.store();
    sizes.push(text.length);
    restores.push(match.restore(text));
    forks.push(match.fork());
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const time = match.undo();
      if (time === undefined) continue;
      undos.push(time);
      break;
    }
  }
  const storedBytes = spreadOf(sizes).p50;
  return { restore: spreadOf(restores), undo: spreadOf(undos), fork: spreadOf(forks), storedBytes };
}
