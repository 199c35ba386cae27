import { queueAges } from '../../jobs/queue.ts';
import type { Metrics } from '../../metrics.ts';
import { forbidden } from '../../problem.ts';
import type { App, Desk } from './route.ts';

/** Jobs that have waited for so many seconds are behind. */
const BEHIND = 10;

/** For whoever keeps the server running. */
export function healthRoutes(app: App, { hall, isOperator }: Desk, metrics: Metrics): void {
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['operations'],
        description: 'Whether the database answers, and by how many seconds bots, deadlines and notices are behind.',
      },
    },
    async (_request, reply) => {
      try {
        const ages = await queueAges(hall);
        const behind = Math.round(Math.max(...Object.values(ages)));
        return { ok: true, ...(behind > BEHIND && { behind }) };
      } catch {
        return reply.code(503).send({ ok: false });
      }
    },
  );
  app.get(
    '/metrics',
    { schema: { tags: ['operations'], description: 'Prometheus metrics, for this machine and METRICS_FROM.' } },
    async ({ ip }, reply) => {
      // On a quiet server the number of answers tells that somebody has sealed a reaction.
      if (!isOperator(ip)) throw forbidden('This is for who keeps the server running.');
      return reply.type(metrics.type).send(await metrics.text());
    },
  );
}
