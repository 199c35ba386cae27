/**
 * `npm run bench:flood`: a thousand sockets and forty tables in play on a server as it is started by `npm start`, behind a
 * proxy that names addresses, while one guest floods it by every means there is. Prints how long people wait for their
 * answers, and ends with 1 if the p99 is over the limit or a socket was lost.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { percentile } from './figures.ts';
import { type Guest, guestAt, type PlayedTable, play } from './people.ts';

const TABLES = Number(process.env.TABLES ?? 40);
const SOCKETS = Number(process.env.SOCKETS ?? 1000);
const SECONDS = Number(process.env.SECONDS ?? 20);
const SEATS = 4;
/** Milliseconds, as the issue asks. */
const LIMIT = 100;

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'quadrille-flood-'));

function serve(): Promise<{ readonly base: string; stop(): void }> {
  const server = spawn(process.execPath, [here('../../../server/src/main.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', QUADRILLE_DATA: directory, TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    server.stdout.on('data', (text: Buffer) => {
      const [, base] = /(http:\S+)/.exec(text.toString()) ?? [];
      if (base !== undefined) resolve({ base, stop: () => server.kill('SIGKILL') });
    });
  });
}

/** Everybody has an address of their own. */
let addresses = 0;
const nextAddress = (): string => `10.1.${++addresses >> 8}.${addresses & 255}`;

const server = await serve();
const guests: Guest[] = [];
for (let i = 0; i < SOCKETS; i += 20)
  guests.push(
    ...(await Promise.all(
      Array.from({ length: Math.min(20, SOCKETS - i) }, () => guestAt(server.base, nextAddress())),
    )),
  );
const tables: PlayedTable[] = [];
for (let i = 0; i < TABLES; i++) tables.push(await play(guests.slice(i * SEATS, (i + 1) * SEATS)));

/** People think for a moment between their answers. */
async function during(seconds: number): Promise<readonly number[]> {
  const waits: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) {
        waits.push(await table.answer());
        await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 100));
      }
    }),
  );
  return waits;
}

const say = (when: string, waits: readonly number[]): void =>
  console.log(
    `${when}: ${waits.length} answers, p50 ${percentile(waits, 0.5).toFixed(1)} ms, p99 ${percentile(waits, 0.99).toFixed(1)} ms`,
  );

console.log(`${SOCKETS} sockets, ${TABLES} tables in play; load of the machine ${loadavg()[0]?.toFixed(1)}.`);
await during(SECONDS / 4);
say('in peace', await during(SECONDS / 2));
const flooder: ChildProcess = fork(here('./flooder.ts'), [server.base], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
await new Promise((resolve) => flooder.once('message', resolve));
const waits = await during(SECONDS);
say('under the flood', waits);
const held = guests.filter(({ socket }) => socket.readyState === socket.OPEN).length;
console.log(`${held} of ${SOCKETS} sockets held; load of the machine ${loadavg()[0]?.toFixed(1)}.`);
flooder.kill('SIGKILL');
server.stop();
rmSync(directory, { recursive: true, force: true });
process.exit(held === SOCKETS && percentile(waits, 0.99) <= LIMIT ? 0 : 1);
