import type { Engine } from './engine.ts';
import { micros, rounded, type Spread, spreadOf } from './statistics.ts';

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

const SAMPLES = 300;
const ATTEMPTS = 4;

/** Plays one match on and on and measures at each length. A first match warms up. */
export function growth({ longMatch }: Engine, lengths: readonly number[]): readonly Cost[] {
  const warmUp = longMatch();
  sample(warmUp, 200);
  const match = longMatch();
  return lengths.map((answers) => {
    const near = Math.ceil(answers * 0.9);
    match.playTo(near);
    const answer = micros(() => match.playTo(answers)) / (answers - near);
    return { answers, answer: rounded(answer), ...sample(match, answers) };
  });
}

function sample(match: ReturnType<Engine['longMatch']>, answers: number): Omit<Cost, 'answers' | 'answer'> {
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
