import type { Bus, News } from '../bus.ts';
import { openPostgres } from './postgres.ts';
import type { Db, Trx } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** Where everything is kept. Both databases are used through the same queries. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Whether other processes write to it too. */
  readonly shared: boolean;
  readonly db: Db;
  /** News between processes, and within this one. */
  readonly bus: Bus;
  /**
   * Runs the work in a transaction in which nobody else writes to this table's match, and returns when it is on disk.
   * Works of different tables may share a commit.
   */
  write<T>(table: string, work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Tells the other processes when, and only if, this transaction commits. */
  announce(trx: Trx, news: News): Promise<void>;
  close(): Promise<void>;
}

/** The database of this address, or the embedded one in this directory. */
export const openStore = (address: string | undefined, directory: string): Promise<Store> =>
  address ? openPostgres(address) : openSqlite(directory);
