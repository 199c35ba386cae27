import { sql } from 'kysely';
import type { Metrics } from '../metrics.ts';
import type { App, Desk } from './route.ts';

/** For whoever keeps the server running. */
export function healthRoutes(app: App, { hall }: Desk, metrics: Metrics): void {
  app.get(
    '/healthz',
    { schema: { tags: ['operations'], description: 'Whether the database answers.' } },
    async (_request, reply) => {
      try {
        await sql`select 1`.execute(hall.store.db);
        return { ok: true };
      } catch {
        return reply.code(503).send({ ok: false });
      }
    },
  );
  app.get(
    '/metrics',
    { schema: { tags: ['operations'], description: 'Prometheus metrics.' } },
    async (_request, reply) => reply.type(metrics.type).send(await metrics.text()),
  );
}
