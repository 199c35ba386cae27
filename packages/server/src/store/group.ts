import type Database from 'better-sqlite3';
import type { Db, Trx } from './schema.ts';

interface Waiting {
  run(trx: Trx): Promise<void>;
  done(): void;
  failed(cause: unknown): void;
}

/**
 * Commits whatever has come in while the last commit was under way as one transaction. Nobody hears of success before
 * the commit that holds their work.
 */
export function groupCommits(db: Db, database: Database.Database): <T>(work: (trx: Trx) => Promise<T>) => Promise<T> {
  const [begin, commit] = [database.prepare('begin'), database.prepare('commit')];
  let queue: Waiting[] = [];
  let busy = false;

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      const group = queue;
      queue = [];
      try {
        await db.connection().execute(async (connection) => {
          begin.run();
          try {
            for (const each of group) await each.run(connection as Trx);
            commit.run();
          } finally {
            if (database.inTransaction) database.exec('rollback');
          }
        });
        for (const each of group) each.done();
      } catch (cause) {
        for (const each of group) each.failed(cause);
      }
    }
    busy = false;
  }

  return <T>(work: (trx: Trx) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let result: { readonly value: T } | undefined;
      queue.push({
        run: async (trx) => {
          result = { value: await work(trx) };
        },
        done: () => (result ? resolve(result.value) : reject(new Error('The work was not run'))),
        failed: reject,
      });
      if (busy) return;
      busy = true;
      setImmediate(flush);
    });
}
