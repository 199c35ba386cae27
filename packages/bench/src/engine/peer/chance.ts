import type { Random } from '@quadrille/kernel';
import type { Context } from './library.ts';

/** The dice of boardgame.io for set-ups and small changes that were written for ours. */
export function chance({ Die, Shuffle }: Context<unknown>['random']): Random {
  const below = (n: number) => Die(n) - 1;
  return {
    below,
    pick: <T>(items: readonly T[]) => items[below(items.length)] as T,
    shuffle: <T>(items: T[]) => {
      items.splice(0, items.length, ...Shuffle(items));
      return items;
    },
  } as unknown as Random;
}
