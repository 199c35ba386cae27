import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Db, Schema, Trx } from './schema.ts';

/** A transaction that is opened by its first query: works that hold answers only need none. */
export interface Lazy {
  /** Its queries wait until nobody else uses the connection. */
  readonly trx: Trx;
  /** Opens it, unless it is open. */
  open(): Promise<void>;
  /** Lets others use the connection again. */
  release(): void;
}

interface Held {
  readonly connection: Db;
  free(): void;
}

export function lazily(db: Db, begin: () => void): Lazy {
  let held: Promise<Held> | undefined;

  const take = (): Promise<Held> =>
    new Promise((resolve, reject) => {
      const used = db.connection().execute((connection) => {
        begin();
        return new Promise<void>((free) => resolve({ connection, free }));
      });
      used.catch(reject);
    });

  const hold = (): Promise<Held> => {
    held ??= take();
    return held;
  };

  return {
    trx: new Kysely<Schema>({
      dialect: dialectOn({
        executeQuery: async <R>(query: CompiledQuery) =>
          (await hold()).connection.executeQuery<R>(query as CompiledQuery<R>),
        streamQuery: () => never(),
      }),
    }) as Trx,
    open: async () => void (await hold()),
    release: () => {
      held?.then(
        ({ free }) => free(),
        () => {}, // whoever waited for it has been told
      );
      held = undefined;
    },
  };
}

/** Queries as the embedded database understands them, through this connection. */
const dialectOn = (connection: DatabaseConnection): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createDriver: () => ({
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: never,
    commitTransaction: never,
    rollbackTransaction: never,
    destroy: async () => {},
  }),
});

function never(): never {
  throw new Error('Whoever works within a transaction neither begins nor ends it.');
}
