/** A server in a process of its own, for tests that kill it. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { createServer } = await import('../src/index.ts');
const { parley } = await import('./parley.ts');
const { UNLIMITED } = await import('./harness.ts');

const { DIRECTORY = '', DATABASE_URL, PORT = '0' } = process.env;
const server = await createServer({
  directory: DIRECTORY,
  databaseUrl: DATABASE_URL || undefined,
  titles: [parley],
  allowances: UNLIMITED,
});
// A test that fails leaves nobody behind.
process.once('disconnect', () => process.exit(0));
process.send?.({ port: await server.listen(Number(PORT), '127.0.0.1') });
