import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { ServerOptions } from '../src/index.ts';
import { freshDirectory, type Running, run, until } from './harness.ts';
import './setup.ts';

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

interface Postgres {
  createDatabase(): Promise<string>;
}

/** The PostgreSQL of this run. */
export function startPostgres(): { running(): Promise<Postgres> } {
  let started: Promise<Postgres> | undefined;
  beforeAll(async () => {
    started = connect();
    await started;
  }, 120_000);
  return {
    running: async () => {
      if (!started) throw new Error('PostgreSQL was not started');
      return started;
    },
  };
}

async function connect(): Promise<Postgres> {
  const { directory, pid } = inject('run');
  const file = join(directory, 'postgres.json');
  if (isFirst(directory)) {
    const script = fileURLToPath(new URL('./postgres.ts', import.meta.url));
    spawn(process.execPath, [script, file, String(pid)], { detached: true, stdio: 'ignore' }).unref();
  }
  await until(() => existsSync(file), 110_000);
  const { port } = JSON.parse(readFileSync(file, 'utf8')) as { readonly port: number };
  const addressOf = (database: string) => `postgres://postgres:quadrille@127.0.0.1:${port}/${database}`;
  return {
    createDatabase: async () => {
      const database = `q${randomUUID().replaceAll('-', '')}`;
      const client = new pg.Client({ connectionString: addressOf('postgres') });
      await client.connect();
      await client.query(`create database ${database}`);
      await client.end();
      return addressOf(database);
    },
  };
}

/** Of all that ask, one is told so. */
function isFirst(directory: string): boolean {
  try {
    mkdirSync(join(directory, 'postgres'));
    return true;
  } catch {
    return false;
  }
}

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
