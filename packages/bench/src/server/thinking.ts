import { contest, type Rival } from './contest.ts';
import { percentile } from './figures.ts';
import { MANNERS, type Manner } from './gate.ts';
import { botTable } from './quadrille.ts';
import { coreWait, elapsed, machine, readTimes } from './times.ts';

/** People who think for a moment: a load well below what the server can do, so that only waiting is measured. */
const LOAD = { matches: 20, seconds: 4, pause: 100 };
const BOT_TABLES = 4;
/** The process of the bots loads the games first: that takes a second or two, once. */
const LOADING = 5000;
/** All manners in turns: what a turn differs from the next of its kind is chance. */
const TURNS = 5;

const NAMES: Readonly<Record<Manner, string>> = {
  away: 'no bots',
  asleep: `${BOT_TABLES} tables of bots that answer as often, but sleep`,
  thinking: `${BOT_TABLES} tables of hard bots thinking`,
};

/** What was read in a turn; all times in milliseconds. */
interface Reading {
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
  /** From the arrival of an answer at the server to its reply. */
  readonly served: number;
  /** Of every second, for how long the server, or the one process of all clients, could run but had no core. */
  readonly serverWaits: number;
  readonly clientsWait: number;
  /** Per cent of the machine that its host gave to others. */
  readonly stolen: number;
  readonly decisions: number;
}

/** What people wait for an answer: without bots, beside bots that only answer, and beside bots that think. */
export async function besideBots(rival: Rival): Promise<string[]> {
  const { server } = rival;
  await server.ask({ bots: 'thinking' });
  for (let i = 0; i < BOT_TABLES; i++) await botTable(server);
  await new Promise((resolve) => setTimeout(resolve, LOADING));
  const readings: Record<Manner, Reading[]> = { away: [], asleep: [], thinking: [] };
  const rows: string[] = [];
  for (let i = 0; i < TURNS; i++)
    for (const bots of MANNERS) {
      await server.ask({ bots });
      const reading = await turn(rival);
      readings[bots].push(reading);
      rows.push(row(NAMES[bots], reading));
    }
  await server.ask({ bots: 'away' });
  return [
    '| beside 20 matches | answers/s | p50 ms | p99 ms | in the server, p99 ms | server waits for a core, ms/s | clients | stolen % | bot decisions |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
    ...MANNERS.map((bots) => row(`${NAMES[bots]}, median`, medianOf(readings[bots]))),
    '',
  ];
}

async function turn(rival: Rival): Promise<Reading> {
  const { server } = rival;
  const account = await server.ask<Account>({});
  const before = { times: await readTimes(server), machine: machine(), wait: coreWait(), clock: performance.now() };
  const { latencies, seconds } = await contest(rival, LOAD);
  const all = (performance.now() - before.clock) / 1000;
  const { stolen, spent } = machine();
  const { waited, chosen } = await server.ask<Account>({});
  return {
    answers: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    served: elapsed(before.times, await readTimes(server), 0.99),
    serverWaits: (waited - account.waited) / all,
    clientsWait: (coreWait() - before.wait) / all,
    stolen: (100 * (stolen - before.machine.stolen)) / (spent - before.machine.spent),
    decisions: chosen - account.chosen,
  };
}

/** What the server says about itself. */
interface Account {
  readonly chosen: number;
  readonly waited: number;
}

function medianOf(readings: readonly Reading[]): Reading {
  const median = (key: keyof Reading) =>
    percentile(
      readings.map((each) => each[key]),
      0.5,
    );
  return {
    answers: median('answers'),
    p50: median('p50'),
    p99: median('p99'),
    served: median('served'),
    serverWaits: median('serverWaits'),
    clientsWait: median('clientsWait'),
    stolen: median('stolen'),
    decisions: median('decisions'),
  };
}

function row(name: string, reading: Reading): string {
  const { answers, p50, p99, served, serverWaits, clientsWait, stolen, decisions } = reading;
  const times = [p50, p99, served].map((each) => each.toFixed(2));
  const rest = [serverWaits, clientsWait, stolen, decisions].map((each) => each.toFixed(0));
  return `| ${[name, answers.toFixed(0), ...times, ...rest].join(' | ')} |`;
}
