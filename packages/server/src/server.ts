import type { IncomingMessage } from 'node:http';
import type { Title } from '@quadrille/kernel';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { type BotPlayer, inThread } from './bots/player.ts';
import type { Context } from './context.ts';
import { keepEditions } from './editions/editions.ts';
import { inWords, readShelf } from './editions/read.ts';
import { among } from './http/addresses.ts';
import { buildApp } from './http/app.ts';
import { isOurs, sessionOf } from './http/auth.ts';
import { shortId } from './ids.ts';
import { runJobs } from './jobs/jobs.ts';
import { queueAges } from './jobs/queue.ts';
import { ALLOWANCES, type Allowances, limitsOf } from './limits/limits.ts';
import type { Hall } from './match/hall.ts';
import { tellLater } from './match/later.ts';
import { keepMatches } from './match/matches.ts';
import { tellRest } from './match/rest.ts';
import { keepMetrics } from './metrics.ts';
import { hearNews } from './news.ts';
import { type CourierOptions, hireCouriers } from './notices/couriers.ts';
import { carrying, noticing } from './notices/deliver.ts';
import { vapidKeys } from './notices/vapid.ts';
import { keepAudience } from './presence/audience.ts';
import { watchPresence } from './presence/presence.ts';
import { isOutage } from './problem.ts';
import { MOST, type Most, openSockets } from './socket/server.ts';
import { openStore } from './store/store.ts';
import { isBot } from './tables/table.ts';
import { tending } from './tending/tend.ts';
import { watchTables } from './tending/watchdog.ts';

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
  /** How many reverse proxies of ours stand before us: their addresses are not the client's. */
  readonly proxies?: number;
  readonly allowances?: Partial<Allowances>;
  readonly couriers?: CourierOptions;
  /** The account that is shown what people report. */
  readonly owner?: string | undefined;
  /** Addresses and networks that may read the metrics, besides this machine. */
  readonly metricsFrom?: readonly string[];
  /** How much one person may hold of us. */
  readonly most?: Partial<Most>;
  /** Milliseconds within which a request has to arrive. */
  readonly slow?: number;
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

/** After so many milliseconds it is tried again to tell those who could not be told. */
const AGAIN = 1000;

/** Milliseconds within which a request has to arrive. */
const SLOW = 15_000;

/** Puts the parts together. Nothing listens yet. */
export async function createServer(options: ServerOptions): Promise<QuadrilleServer> {
  const { proxies = 0, slow = SLOW } = options;
  const app = fastify({
    logger: options.log ?? false,
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    bodyLimit: 64 * 1024,
    requestTimeout: slow, // head and body: whoever drips is dropped
    http: { headersTimeout: slow, connectionsCheckingInterval: slow / 2 },
    routerOptions: { maxParamLength: 100 },
  });
  const store = await openStore(options.databaseUrl, options.directory);
  const { bots = inThread, origins = [] } = options;
  const titles = options.titles ?? (await import('@quadrille/catalogue')).TITLES;
  const shelf = await readShelf(options.directory, titles);
  for (const { folder, flaws } of shelf.refused)
    app.log.error(
      `The edition in ${folder} cannot be played:\n${flaws.map((flaw) => `  ${inWords(flaw)}`).join('\n')}`,
    );
  const context: Context = {
    store,
    titles,
    editions: keepEditions(shelf.editions),
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
    matches: keepMatches(context),
    later: tellLater((table) =>
      tellRest(hall, table).catch((fault: unknown) => {
        hall.log.error({ err: fault }, 'those who look on could not be told');
        if (isOutage(fault)) setTimeout(() => hall.later.add(table), AGAIN).unref();
      }),
    ),
    stirred: ({ table: { status, waiting, seats } }) => {
      if (status === 'playing' && seats.some((seat) => isBot(seat) && waiting.includes(seat.seat))) jobs.poke();
    },
  };
  const metrics = keepMetrics({
    sockets: () => sockets.connections.size,
    matches: () => hall.matches.size,
    queueAges: () => queueAges(context),
    openMatches: async () => {
      const playing = store.db.selectFrom('tables').where('status', '=', 'playing');
      const { open } = await playing.select((eb) => eb.fn.countAll<number>().as('open')).executeTakeFirstOrThrow();
      return Number(open);
    },
  });
  const couriers = hireCouriers({
    vapid: vapidKeys(options.directory),
    ...options.couriers,
  });
  const jobs = runJobs(
    context,
    {
      tend: tending(hall, bots),
      ponder: tending(hall, bots),
      notice: noticing(hall, couriers),
      courier: carrying(hall, couriers),
    },
    (kind) => metrics.failed(kind === 'courier' ? 'notice' : 'job'),
  );
  await buildApp(app, {
    desk: { hall, limits, couriers, owner: options.owner, isOperator: among(options.metricsFrom ?? []) },
    origins,
    site: options.site,
    metrics,
  });
  const most = { ...MOST, ...options.most };
  const sockets = openSockets(app.server, {
    post: { hall, limits, bots, most },
    metrics,
    whoIs: async (request) => (await sessionOf(context, request)) ?? null,
    most,
    isOurs: (request) => isOurs(request, origins),
    addressOf: (request) => addressOf(request, proxies),
    moved: (tables) => {
      for (const table of tables) presence.changed(table);
    },
  });
  hearNews(hall, () => sockets.connections, jobs.poke);
  const watchdog = watchTables(context, jobs.poke);

  return {
    hall,
    listen: async (port, host) => {
      await app.listen({ port, host });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    },
    close: async () => {
      watchdog.stop();
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

/** Where a socket comes from: behind proxies of ours what they say, counted from ours; what stands left of it anybody may claim. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  const hops = typeof forwarded === 'string' && proxies > 0 ? forwarded.split(',').map((each) => each.trim()) : [];
  return hops.at(-Math.min(proxies, hops.length)) || (socket.remoteAddress ?? '');
}
