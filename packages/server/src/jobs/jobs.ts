import type { Context } from '../context.ts';
import type { JobRow } from '../store/schema.ts';

/** For so long a job belongs to the process that took it; if that process dies, another may take it then. */
const CLAIM = 10_000;
const POLL = 1000;
const AT_ONCE = 16;
/** A job that keeps failing waits longer and longer. */
const patience = (attempts: number): number => Math.min(2 ** attempts * 1000, 3_600_000);

export type JobKind = 'tend' | 'notice' | 'courier';
/** Does a job; it removes or postpones its own row. What takes long may throw when the server stops: it is left to others. */
export type Work = (job: JobRow, stopping: AbortSignal) => Promise<void>;

export interface Jobs {
  /** Something has become due here: look at once. */
  poke(): void;
  stop(): Promise<void>;
}

/** Does what is due, once, whichever process gets to it first, and again if that process dies over it. */
export function runJobs(context: Context, works: Readonly<Record<JobKind, Work>>): Jobs {
  const { store, now, log, process } = context;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let looking = false;
  let again = false;

  async function claim(most: number): Promise<JobRow[]> {
    const { db, kind } = store;
    const time = now();
    const due = db
      .selectFrom('jobs')
      .select('key')
      .where('due', '<=', time)
      .where('claimed_until', '<', time)
      .orderBy('due')
      .limit(most)
      .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
    return db
      .updateTable('jobs')
      .set((eb) => ({ owner: process, claimed_until: time + CLAIM, attempts: eb('attempts', '+', 1) }))
      .where('key', 'in', due)
      .returningAll()
      .execute();
  }

  async function run(job: JobRow): Promise<void> {
    const renewal = setInterval(() => void renew(job), CLAIM / 3);
    try {
      await works[job.kind as JobKind](job, signal);
    } catch (fault) {
      if (signal.aborted) log.info({ err: fault, job: job.key }, 'a job was left');
      else log.error({ err: fault, job: job.key }, 'a job failed');
      await postpone(job, signal.aborted ? job.due : now() + patience(job.attempts)).catch(() => {});
    } finally {
      clearInterval(renewal);
    }
  }

  const renew = (job: JobRow) =>
    store.db
      .updateTable('jobs')
      .set({ claimed_until: now() + CLAIM })
      .where('key', '=', job.key)
      .where('owner', '=', process)
      .execute()
      .catch(() => {});

  const postpone = (job: JobRow, due: number) =>
    store.db.updateTable('jobs').set({ due, claimed_until: 0, owner: null }).where('key', '=', job.key).execute();

  async function look(): Promise<void> {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    try {
      do {
        again = false;
        const room = AT_ONCE - running.size;
        if (room <= 0 || signal.aborted) break;
        for (const job of await claim(room)) {
          const done = run(job).finally(() => {
            running.delete(done);
            if (!signal.aborted) void look();
          });
          running.add(done);
        }
      } while (again);
    } catch (fault) {
      if (!signal.aborted) log.error({ err: fault }, 'jobs cannot be read');
    } finally {
      looking = false;
    }
  }

  const poll = setInterval(() => void look(), POLL);
  return {
    poke: () => void look(),
    stop: async () => {
      stopping.abort();
      clearInterval(poll);
      await Promise.all(running);
    },
  };
}
