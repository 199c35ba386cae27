import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { JobRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { shareOut } from './share.ts';

/** For so long a job belongs to the process that took it; if that process dies, another may take it then. */
const CLAIM = 10_000;
const POLL = 1000;
/** Of so many jobs of a kind that are due the next are chosen. */
const LOOKED_AT = 200;
/** A job that keeps failing waits longer and longer. */
const patience = (attempts: number): number => Math.min(2 ** attempts * 1000, 3_600_000);

/**
 * How many jobs of a kind are done at once: none can crowd out another. `tend` looks after a table for a moment, `ponder`
 * is one thought of a bot.
 */
export const SLOTS = {
  tend: 8,
  ponder: Math.max(1, availableParallelism() - 1),
  notice: 4,
  courier: 4,
} as const satisfies Readonly<Record<string, number>>;
export type JobKind = keyof typeof SLOTS;

/** Does a job; it removes or postpones its own row. What takes long may throw when the server stops: it is left to others. */
export type Work = (job: JobRow, stopping: AbortSignal) => Promise<void>;

export interface Jobs {
  /** Something has become due here: look at once. */
  poke(): void;
  /** Does everything that is due now, and what that makes due. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Looks for what is due every second, and whenever it is poked. */
export function runJobs(...[context, works, failed]: Parameters<typeof keepJobs>): Jobs {
  const jobs = keepJobs(context, works, failed);
  const poll = setInterval(jobs.poke, POLL);
  return {
    ...jobs,
    stop: () => {
      clearInterval(poll);
      return jobs.stop();
    },
  };
}

/** What is due of a kind: first one job of everybody, then the next of each, so that no crowd of one owner hides another. */
function dueOf({ db, kind: database }: Store, kind: string, time: number): Promise<JobRow[]> {
  const owner = database === 'postgres' ? sql`args::json ->> 'for'` : sql`json_extract(args, '$.for')`;
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('jobs')
        .selectAll()
        .select(sql<number>`row_number() over (partition by ${owner} order by due)`.as('turn'))
        .where('kind', '=', kind)
        .where('due', '<=', time)
        .where('claimed_until', '<', time)
        .as('waiting'),
    )
    .selectAll()
    .orderBy('turn')
    .orderBy('due')
    .limit(LOOKED_AT)
    .execute();
}

/** Does what is due, once, whichever process gets to it first, and again if that process dies over it. */
export function keepJobs(
  context: Pick<Context, 'store' | 'now' | 'log' | 'process'>,
  works: Readonly<Record<JobKind, Work>>,
  failed: (kind: JobKind) => void = () => {},
): Jobs {
  const { store, now, log, process } = context;
  const running = new Map<Promise<void>, JobRow>();
  /** When each owner was last served. */
  const served = new Map<string, number>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let looking: Promise<void> | undefined;
  let again = false;

  async function claim(): Promise<JobRow[]> {
    const { db } = store;
    const time = now();
    const under = [...running.values()];
    const due: JobRow[] = [];
    for (const [kind, slots] of Object.entries(SLOTS))
      if (under.filter((job) => job.kind === kind).length < slots) due.push(...(await dueOf(store, kind, time)));
    const chosen = shareOut(due, under, served);
    if (chosen.length === 0) return [];
    const keys = chosen.map(({ key }) => key);
    return db
      .updateTable('jobs')
      .set((eb) => ({ owner: process, claimed_until: time + CLAIM, attempts: eb('attempts', '+', 1) }))
      .where('key', 'in', keys)
      .where('claimed_until', '<', time) // another process may have been quicker
      .returningAll()
      .execute();
  }

  async function run(job: JobRow): Promise<void> {
    const renewal = setInterval(() => void renew(job), CLAIM / 3);
    try {
      await works[job.kind as JobKind](job, signal);
    } catch (fault) {
      if (signal.aborted) log.info({ err: fault, job: job.key }, 'a job was left');
      else {
        log.error({ err: fault, job: job.key }, 'a job failed');
        failed(job.kind as JobKind);
      }
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
    store.db
      .updateTable('jobs')
      .set({ due, claimed_until: 0, owner: null })
      .where('key', '=', job.key)
      .where('owner', '=', process)
      .execute();

  /** Begins what is due; asked while it is looking, it looks once more. */
  function look(): Promise<void> {
    again = true;
    looking ??= lookOn();
    return looking;
  }

  async function lookOn(): Promise<void> {
    try {
      while (again) {
        again = false;
        for (const job of await claim()) {
          const done = run(job).finally(() => {
            running.delete(done);
            if (!signal.aborted) void look();
          });
          running.set(done, job);
        }
      }
    } catch (fault) {
      if (!signal.aborted) log.error({ err: fault }, 'jobs cannot be read');
    } finally {
      looking = undefined;
    }
  }

  return {
    poke: () => {
      if (!signal.aborted) void look();
    },
    look: async () => {
      do {
        await look();
        await Promise.all(running.keys());
      } while (looking || running.size > 0);
    },
    stop: async () => {
      stopping.abort();
      await looking;
      await Promise.all(running.keys());
    },
  };
}
