import type { Title } from '@quadrille/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { notFound } from './problem.ts';
import type { Store } from './store/store.ts';

/** What every part of the server needs. */
export interface Context {
  readonly store: Store;
  readonly titles: readonly Title[];
  readonly log: FastifyBaseLogger;
  /** The name of this process among others on the same database. */
  readonly process: string;
  now(): number;
}

/** The game of this id. */
export function titleFor({ titles }: Pick<Context, 'titles'>, id: string): Title {
  const title = titles.find((each) => each.id === id);
  if (!title) throw notFound('game');
  return title;
}
