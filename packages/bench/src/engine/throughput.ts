import type { Player } from './engine.ts';
import { median } from './statistics.ts';

export interface Pace {
  /** How often each is measured, one after the other, and for how long. */
  readonly rounds: number;
  readonly sliceMs: number;
}

/** Plays for so many milliseconds and gives the answers per second. */
export type Slice = (ms: number) => Promise<number>;

/** Until the compiler has settled. */
const WARM_UP_SLICES = 8;

/**
 * Answers per second of each, in every round. They take turns, so that whatever else the machine does hits all of them
 * alike.
 */
export async function rates(
  slices: readonly Slice[],
  { rounds, sliceMs }: Pace,
): Promise<readonly (readonly number[])[]> {
  const measured = slices.map((): number[] => []);
  for (let round = -WARM_UP_SLICES; round < rounds; round++) {
    for (const [place, slice] of slices.entries()) {
      const rate = await slice(sliceMs);
      if (round >= 0) measured[place]?.push(rate);
    }
  }
  return measured;
}

/** Answers per second while this thread had the core. */
export function rateOf({ playMatch }: Player, ms: number): number {
  const start = coreMs();
  let answers = 0;
  do answers += playMatch(played++);
  while (coreMs() - start < ms);
  return answers / ((coreMs() - start) / 1000);
}

/** No two matches are the same. */
let played = 0;

/** Milliseconds that this thread has had a core. */
function coreMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** How many times faster: the median over the rounds, each compared with itself. */
export const timesFaster = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)));
