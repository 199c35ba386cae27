import { Match, type Random } from '@quadrille/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { BotPlayer } from '../../src/bots/player.ts';
import type { News } from '../../src/bus.ts';
import type { Context } from '../../src/context.ts';
import { keepEditions } from '../../src/editions/editions.ts';
import { type Jobs, keepJobs } from '../../src/jobs/jobs.ts';
import { ALLOWANCES, limitsOf } from '../../src/limits/limits.ts';
import type { Hall } from '../../src/match/hall.ts';
import { keepMatches } from '../../src/match/matches.ts';
import { tellRest } from '../../src/match/rest.ts';
import { hearNews } from '../../src/news.ts';
import { keepAudience } from '../../src/presence/audience.ts';
import { watchPresence } from '../../src/presence/presence.ts';
import type { Connection } from '../../src/socket/connection.ts';
import type { Post } from '../../src/socket/handlers.ts';
import { NotNow } from '../../src/store/outage.ts';
import type { Store } from '../../src/store/store.ts';
import { tending } from '../../src/tending/tend.ts';
import { findForgotten } from '../../src/tending/watchdog.ts';
import { ROOMY, UNLIMITED } from '../harness.ts';
import { parley } from '../parley.ts';

/** A server without a network and without a clock of its own: its message handlers, its memory and its jobs are real. */
export interface House {
  readonly hall: Hall;
  readonly post: Post;
  readonly jobs: Jobs;
  readonly connections: Set<Connection>;
  /** What others said, in its order. */
  hear(news: News): void;
  /** Tells those who look on what they have not been told yet. */
  tellRest(): Promise<void>;
  findForgotten(): Promise<number>;
  stop(): void;
}

const nothing = (): void => {};

/** Says nothing; but what goes wrong, and not because the world would have it so, is a fault. */
const silent = (failed: (fault: unknown) => void) => ({
  error: ({ err }: { readonly err: unknown }) => {
    if (!(err instanceof NotNow)) failed(err);
  },
  warn: nothing,
  info: nothing,
  debug: nothing,
  fatal: nothing,
  trace: nothing,
});

/** Bots that choose by a lot of their own, so that a run can be repeated. */
const lots = (random: Random): BotPlayer => ({
  choose: async (title, snapshot, { seat }) => [
    { option: random.pick(Match.restore(title.definition, snapshot).options(seat), 'bot').id },
  ],
  hints: async () => [],
  close: async () => {},
});

export interface Frame {
  readonly name: string;
  readonly random: Random;
  now(): number;
  /** Something went wrong that nobody waits for. */
  failed(fault: unknown): void;
}

export function openHouse(
  store: Store,
  listeners: ((news: News) => void)[],
  { name, random, now, failed }: Frame,
): House {
  const context: Context = {
    store,
    titles: [parley],
    editions: keepEditions([]),
    log: silent(failed) as unknown as FastifyBaseLogger,
    process: name,
    now,
  };
  const audience = keepAudience();
  const presence = watchPresence(context, audience);
  const connections = new Set<Connection>();
  const later = new Set<string>();
  const bots = lots(random);
  const hall: Hall = {
    ...context,
    audience,
    presence,
    matches: keepMatches(context),
    later: { add: (table) => void later.add(table), stop: nothing },
    stirred: nothing,
  };
  const tend = tending(hall, bots);
  const drop = async ({ key }: { readonly key: string }) => {
    await store.db.deleteFrom('jobs').where('key', '=', key).execute();
  };
  hearNews(hall, () => connections, nothing);
  return {
    hall,
    post: { hall, limits: limitsOf(context, { ...ALLOWANCES, ...UNLIMITED }), bots, most: ROOMY },
    jobs: keepJobs(context, { tend, ponder: tend, notice: drop, courier: drop }),
    connections,
    hear: (news) => {
      for (const listener of listeners) listener(news);
    },
    tellRest: async () => {
      for (const table of later) await tellRest(hall, table);
      later.clear();
    },
    findForgotten: () => findForgotten(context),
    stop: () => presence.stop(),
  };
}
