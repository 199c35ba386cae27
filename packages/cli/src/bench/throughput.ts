import type { Player } from './engine.ts';
import { median } from './statistics.ts';

export interface Pace {
  /** How often each is measured, one after the other, and for how long. */
  readonly rounds: number;
  readonly sliceMs: number;
}

/** Until the compiler has settled. */
const WARM_UP_SLICES = 8;

/**
 * Answers per second of each player, in every round. They take turns, so that whatever else the machine does hits all of
 * them alike, and what counts is the time this thread had the core.
 */
export function rates(players: readonly Player[], { rounds, sliceMs }: Pace): readonly (readonly number[])[] {
  let number = 0;
  const slice = ({ playMatch }: Player): number => {
    const start = coreMs();
    let answers = 0;
    do answers += playMatch(number++);
    while (coreMs() - start < sliceMs);
    return answers / ((coreMs() - start) / 1000);
  };
  for (let i = 0; i < WARM_UP_SLICES; i++) players.forEach(slice);
  const measured = Array.from({ length: rounds }, () => players.map(slice));
  return players.map((_, place) => measured.map((round) => round[place] ?? 0));
}

/** Milliseconds that this thread has had a core. */
function coreMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** How many times faster: the median over the rounds, each compared with itself. */
export const timesFaster = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)));
