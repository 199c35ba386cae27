import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Limits } from '../../limits/limits.ts';
import type { Hall } from '../../match/hall.ts';
import type { Couriers } from '../../notices/couriers.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What routes are given. */
export interface Desk {
  readonly hall: Hall;
  readonly limits: Limits;
  readonly couriers: Couriers;
  /** The account that owns the house, by name. */
  readonly owner: string | undefined;
  /** Whether whoever asks from there keeps the server running. */
  readonly isOperator: (address: string) => boolean;
}
