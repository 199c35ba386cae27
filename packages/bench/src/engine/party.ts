import { Worker } from 'node:worker_threads';
import type { Setup } from '@quadrille/kernel';
import type { Cost } from './growth.ts';

export const SIDES = ['ours', 'theirs'] as const;
export type Side = (typeof SIDES)[number];

/** What a party is to play. */
export interface Brief {
  readonly game: string;
  readonly setup: Setup;
  readonly side: Side;
}

/** What a party can be told to do. */
export type Order =
  | { readonly do: 'name' }
  | { readonly do: 'play'; readonly player: number; readonly ms: number }
  | { readonly do: 'grow'; readonly engine: number; readonly lengths: readonly number[] };

/** The ways of playing that a party has. */
export interface Names {
  readonly engines: readonly string[];
  readonly players: readonly string[];
}

/** One side of the comparison, in a thread of its own. It works only while it is asked to. */
export interface Party extends Names {
  /** Answers per second over so many milliseconds. */
  play(player: number, ms: number): Promise<number>;
  grow(engine: number, lengths: readonly number[]): Promise<readonly Cost[]>;
  dismiss(): Promise<unknown>;
}

/**
 * Calls a party together. Each has a heap and compiled code of its own: rules that both sides use would otherwise be
 * compiled for the states of both, frozen and drafted ones among them, and each side would slow the other down.
 */
export async function assemble(brief: Brief): Promise<Party> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: brief });
  const ask = <T>(order: Order): Promise<T> =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (reply: T) => {
        worker.off('error', reject);
        resolve(reply);
      });
      worker.postMessage(order);
    });
  return {
    ...(await ask<Names>({ do: 'name' })),
    play: (player, ms) => ask({ do: 'play', player, ms }),
    grow: (engine, lengths) => ask({ do: 'grow', engine, lengths }),
    dismiss: () => worker.terminate(),
  };
}
