import { sql } from 'kysely';
import type { Db, Trx } from './schema.ts';

interface Waiting {
  run(trx: Trx): Promise<void>;
  done(): void;
  failed(cause: unknown): void;
}

/**
 * Commits whatever has come in while the last commit was under way as one transaction: a commit is a wait for the disk,
 * and many can share it. Nobody hears of success before the commit that holds their work. A work that fails is taken
 * back alone.
 */
export function groupCommits(db: Db): <T>(work: (trx: Trx) => Promise<T>) => Promise<T> {
  let queue: Waiting[] = [];
  let busy = false;

  function wake(): void {
    busy = queue.length > 0;
    if (busy) setImmediate(flush); // by then more may have come in, and what was said after the last commit has left
  }

  async function flush(): Promise<void> {
    const group = queue;
    queue = [];
    const kept: Waiting[] = [];
    try {
      await db.transaction().execute(async (trx) => {
        const [only] = group;
        if (only && group.length === 1) {
          await only.run(trx);
          kept.push(only);
        } else for (const each of group) if (await ranApart(trx, each)) kept.push(each);
      });
      for (const each of kept) each.done();
    } catch (cause) {
      for (const each of group) each.failed(cause); // who has failed already hears nothing new
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

/** Runs one of several works; whether it is to be kept. */
async function ranApart(trx: Trx, { run, failed }: Waiting): Promise<boolean> {
  await sql`savepoint work`.execute(trx);
  try {
    await run(trx);
    await sql`release work`.execute(trx);
    return true;
  } catch (cause) {
    await sql`rollback to work`.execute(trx);
    await sql`release work`.execute(trx);
    failed(cause);
    return false;
  }
}
