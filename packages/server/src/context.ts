import type { FastifyBaseLogger } from 'fastify';
import type { Library } from './editions/editions.ts';
import type { Store } from './store/store.ts';

/** What every part of the server needs. */
export interface Context extends Library {
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  /** The name of this process among others on the same database. */
  readonly process: string;
  now(): number;
}
