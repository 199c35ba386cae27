import type { IncomingMessage } from 'node:http';
import type { Title } from '@quadrille/kernel';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { type BotPlayer, inThread } from './bots/player.ts';
import type { Context } from './context.ts';
import { buildApp } from './http/app.ts';
import { isOurs, sessionOf } from './http/auth.ts';
import { ALLOWANCES, type Allowances, limitsOf } from './http/limits.ts';
import { keepMetrics } from './http/metrics.ts';
import { shortId } from './ids.ts';
import { runJobs } from './jobs/jobs.ts';
import { tending } from './jobs/tend.ts';
import { keepAudience } from './match/audience.ts';
import { tellLater } from './match/later.ts';
import { keepMatches } from './match/matches.ts';
import type { Hall } from './match/play.ts';
import { showSteps } from './match/show.ts';
import { hearNews } from './news.ts';
import { type CourierOptions, hireCouriers } from './notices/couriers.ts';
import { carrying, noticing } from './notices/deliver.ts';
import { watchBustle } from './presence/bustle.ts';
import { watchPresence } from './presence/presence.ts';
import { keepVigil } from './presence/vigil.ts';
import { openSockets } from './socket/server.ts';
import { openStore } from './store/store.ts';
import { isBot } from './tables/table.ts';

export interface ServerOptions {
  /** Where the embedded database lives. */
  readonly directory: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** The built client. */
  readonly site?: string | undefined;
  readonly titles?: readonly Title[];
  readonly bots?: BotPlayer;
  /** Origins of pages that may talk to us, besides our own. */
  readonly origins?: readonly string[];
  readonly trustProxy?: boolean;
  readonly allowances?: Partial<Allowances>;
  readonly couriers?: CourierOptions;
  /** Where the log goes; nowhere if absent. */
  readonly log?: { readonly level: string; readonly stream?: { write(line: string): void } };
  now?(): number;
}

export interface QuadrilleServer {
  readonly hall: Hall;
  /** Listens and gives the port. */
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
}

/** Puts the parts together. Nothing listens yet. */
export async function createServer(options: ServerOptions): Promise<QuadrilleServer> {
  const app = fastify({
    logger: options.log ?? false,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 100 },
  });
  const store = await openStore(options.databaseUrl, options.directory);
  const { bots = inThread, origins = [] } = options;
  const titles = options.titles ?? (await import('@quadrille/catalogue')).TITLES;
  const context: Context = {
    store,
    titles,
    log: app.log as FastifyBaseLogger,
    process: shortId(),
    now: () => options.now?.() ?? Date.now(),
  };
  const limits = limitsOf(context, { ...ALLOWANCES, ...options.allowances });
  const audience = keepAudience();
  const presence = watchPresence(context, audience);
  const hall: Hall = {
    ...context,
    audience,
    presence,
    bustle: watchBustle(),
    vigil: keepVigil(),
    matches: keepMatches(context),
    later: tellLater((table) => tellRest(hall, table)),
    stirred: ({ table: { status, waiting, seats } }) => {
      if (status === 'playing' && seats.some((seat) => isBot(seat) && waiting.includes(seat.seat))) jobs.poke();
    },
  };
  const couriers = hireCouriers(options.couriers ?? {});
  const jobs = runJobs(context, {
    tend: tending(hall, bots),
    notice: noticing(hall, couriers),
    courier: carrying(hall, couriers),
  });
  const metrics = keepMetrics({ sockets: () => sockets.connections.size, matches: () => hall.matches.size });
  await buildApp(app, { desk: { hall, limits }, origins, site: options.site, metrics });
  const sockets = openSockets(app.server, {
    post: { hall, limits, bots },
    metrics,
    whoIs: async (request) => (await sessionOf(context, request))?.player ?? null,
    isOurs: (request) => isOurs(request, origins),
    addressOf: (request) => addressOf(request, options.trustProxy === true),
    moved: (tables) => {
      for (const table of tables) presence.changed(table);
    },
  });
  hearNews(hall, () => sockets.connections, jobs.poke);

  return {
    hall,
    listen: async (port, host) => {
      await app.listen({ port, host });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    close: async () => {
      const stopped = jobs.stop();
      await bots.close(); // nobody waits for their thoughts any longer
      await stopped;
      presence.stop();
      hall.later.stop();
      await sockets.close();
      await app.close();
      await store.close();
    },
  };
}

/** Tells those who look on at a table what they have not been told. */
const tellRest = (hall: Hall, table: string): Promise<void> =>
  hall.matches
    .use(table, async (live) => void (await showSteps(hall, live, 'everybody')))
    .catch((fault: unknown) => hall.log.error({ err: fault }, 'those who look on could not be told'));

/** Where a socket comes from: behind a proxy of ours, what the proxy says. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  const [first] = (typeof forwarded === 'string' ? forwarded : '').split(',');
  return first?.trim() || (socket.remoteAddress ?? '');
}
