import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { isOutage, Refused, refusalFor } from '../problem.ts';
import { isOurs, sessionOf } from './auth.ts';
import { describeInterface } from './docs.ts';
import { accountRoutes } from './routes/accounts.ts';
import { gameRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { historyRoutes } from './routes/history.ts';
import { houseRoutes } from './routes/house.ts';
import { mailRoutes } from './routes/mail.ts';
import { playerRoutes } from './routes/players.ts';
import type { App, Desk } from './routes/route.ts';
import { selfRoutes } from './routes/self.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { strangerRoutes } from './routes/strangers.ts';
import { tableRoutes } from './routes/tables.ts';
import { serveSite } from './site.ts';
import { validateStrictly } from './validation.ts';

export interface AppOptions {
  readonly desk: Desk;
  readonly origins: readonly string[];
  readonly site: string | undefined;
  readonly metrics: Metrics;
}

/** The HTTP side: safety first, then routes, then the page. */
export async function buildApp(instance: FastifyInstance, { desk, origins, site, metrics }: AppOptions): Promise<void> {
  const app = instance as unknown as App;
  const { hall, limits } = desk;
  validateStrictly(app);
  app.removeContentTypeParser('text/plain'); // a form of another site could send it; JSON it cannot
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false, // friends on a local network have no certificate; a proxy with one sets this
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });

  app.decorateRequest('who', null);
  app.addHook('onRequest', async (request) => {
    // What was matched, however it was spelt.
    if (!request.routeOptions.url?.startsWith('/api')) return;
    if (!(await limits.request(request.ip))) throw new Refused(429, 'too-many', 'Too many requests. Wait a moment.');
    if (!isSafe(request.method) && !isOurs(request.raw, origins))
      throw new Refused(403, 'foreign', 'This request comes from another site.');
    request.who = (await sessionOf(hall, request.raw)) ?? null;
  });

  app.setErrorHandler<FastifyError>((fault, request, reply) => {
    if (fault instanceof Refused) return reply.code(fault.status).send(fault.problem);
    const { statusCode = 500 } = fault;
    if (statusCode < 500) return reply.code(statusCode).send({ code: 'invalid', sentence: fault.message });
    request.log.error({ err: fault, url: request.routeOptions.url }, 'a request failed');
    metrics.failed(isOutage(fault) ? 'database' : 'request');
    const { status, problem } = refusalFor(fault);
    return reply.code(status).send(problem);
  });

  await describeInterface(app);
  houseRoutes(app, desk);
  accountRoutes(app, desk);
  selfRoutes(app, desk);
  sessionRoutes(app, desk);
  mailRoutes(app, desk);
  gameRoutes(app, desk);
  playerRoutes(app, desk);
  tableRoutes(app, desk);
  strangerRoutes(app, desk);
  historyRoutes(app, desk);
  healthRoutes(app, desk, metrics);
  if (site) await serveSite(app, site);
}

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
