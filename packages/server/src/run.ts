import { fileURLToPath } from 'node:url';
import { inOwnProcess } from './bots/apart.ts';
import { networkAddresses } from './http/addresses.ts';
import { createServer } from './server.ts';

const { env } = process;
const port = Number(env.PORT ?? 4756);
const host = env.HOST ?? '0.0.0.0';

const server = await createServer({
  directory: env.QUADRILLE_DATA ?? './data',
  databaseUrl: env.DATABASE_URL,
  site: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  origins: env.ORIGINS?.split(',') ?? [],
  proxies: Number(env.TRUST_PROXY ?? 0),
  bots: inOwnProcess(),
  owner: env.OWNER,
  metricsFrom: env.METRICS_FROM?.split(',') ?? [],
  couriers: {
    smtp: env.SMTP_URL,
    from: env.MAIL_FROM,
    publicUrl: env.PUBLIC_URL,
    privateWebhooks: env.PRIVATE_WEBHOOKS === '1',
  },
  log: { level: env.LOG_LEVEL ?? 'warn' },
});
const listening = await server.listen(port, host);

const everywhere = host === '0.0.0.0' || host === '::';
const addresses = everywhere ? ['localhost', ...networkAddresses()] : [host];
console.log('Quadrille is ready:');
for (const address of addresses) console.log(`  http://${address}:${listening}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
