import type { Ledger } from './ledger.ts';
import type { Trx } from './schema.ts';

interface Waiting {
  run(trx: Trx): Promise<void>;
  done(): void;
  failed(cause: unknown): void;
}

/**
 * Commits whatever has come in while the last commit was under way as one transaction. Nobody hears of success before
 * the commit that holds their work.
 */
export function groupCommits({
  trx,
  begin,
  next,
  commit,
  end,
}: Ledger): <T>(work: (trx: Trx) => Promise<T>) => Promise<T> {
  let queue: Waiting[] = [];
  let busy = false;

  function wake(): void {
    busy = queue.length > 0;
    if (busy) setImmediate(flush); // by then more may have come in, and what was said after the last commit has left
  }

  async function flush(): Promise<void> {
    const group = queue;
    queue = [];
    try {
      begin();
      try {
        for (const each of group) {
          next();
          await each.run(trx);
        }
        await commit();
      } finally {
        end();
      }
      for (const each of group) each.done();
    } catch (cause) {
      for (const each of group) each.failed(cause);
    }
    wake();
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
      if (!busy) wake();
    });
}
