import { readFileSync } from 'node:fs';
import type { Server } from './children.ts';

/** How many answers took at most so many milliseconds, as the server counts them. */
type Times = readonly { readonly most: number; readonly count: number }[];

/** What `/metrics` says about the time from the arrival of an answer to its reply. */
export async function readTimes({ port }: Server): Promise<Times> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const buckets = text.matchAll(/^quadrille_answer_seconds_bucket\{le="(.+)"\} (\d+)$/gm);
  return [...buckets].map(([, most, count]) => ({
    most: most === '+Inf' ? Number.POSITIVE_INFINITY : Number(most) * 1000,
    count: Number(count),
  }));
}

/** The time within which this share of the answers between two readings was dealt with; evenly spread within a bucket. */
export function elapsed(before: Times, after: Times, share: number): number {
  const counts = after.map(({ most, count }, i) => ({ most, count: count - (before[i]?.count ?? 0) }));
  const wanted = (counts.at(-1)?.count ?? 0) * share;
  const index = counts.findIndex(({ count }) => count >= wanted);
  const bucket = counts[index];
  const below = counts[index - 1] ?? { most: 0, count: 0 };
  if (!bucket) return 0;
  return below.most + ((bucket.most - below.most) * (wanted - below.count)) / (bucket.count - below.count || 1);
}

/** Milliseconds for which the main thread of this process could have run, but no core was free for it. */
export const coreWait = (): number => Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;

/** Ticks of all cores so far, and how many of them the host of a virtual machine gave to others. */
export function machine(): { readonly spent: number; readonly stolen: number } {
  const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const ticks = all.trim().split(/\s+/).slice(1, 9).map(Number);
  return { spent: ticks.reduce((sum, each) => sum + each, 0), stolen: ticks.at(-1) ?? 0 };
}

/** Bytes this process has handed to the disk; 0 where the system does not say. */
export function writtenByUs(): number {
  try {
    return Number(/^write_bytes: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
