import type { Title } from '@quadrille/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Editions } from './editions/editions.ts';
import type { Store } from './store/store.ts';

/** What every part of the server needs. */
export interface Context {
  readonly store: Store;
  readonly titles: readonly Title[];
  readonly editions: Editions;
  readonly log: FastifyBaseLogger;
  /** The name of this process among others on the same database. */
  readonly process: string;
  now(): number;
}
