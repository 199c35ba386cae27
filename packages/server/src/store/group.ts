import type { Ledger } from './ledger.ts';
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
export function groupCommits(
  db: Db,
  { begin, next, commit, end }: Pick<Ledger, 'begin' | 'next' | 'commit' | 'end'>,
): <T>(work: (trx: Trx) => Promise<T>) => Promise<T> {
  let queue: Waiting[] = [];
  let busy = false;

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      const group = queue;
      queue = [];
      try {
        await db.connection().execute(async (connection) => {
          begin();
          try {
            for (const each of group) {
              next();
              await each.run(connection as Trx);
            }
            commit();
          } finally {
            end();
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
