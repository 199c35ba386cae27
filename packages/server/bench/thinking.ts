import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Server } from './children.ts';
import { contest, type Rival } from './contest.ts';
import { percentile } from './figures.ts';
import { botTable } from './quadrille.ts';
import { elapsed, readTimes } from './times.ts';

/** People who think for a moment: a load well below what the server can do, so that only waiting is measured. */
const LOAD = { matches: 20, seconds: 5, pause: 100 };
const BOT_TABLES = 4;
/** The process of the bots loads the games first: that takes a second or two, once. */
const LOADING = 5000;
/** Without and with bots in turns: what a turn differs from the next of its kind is chance. */
const TURNS = 5;

/** What was read in a turn; all times in milliseconds. */
interface Reading {
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
  /** From the arrival of an answer at the server to its reply. */
  readonly served: number;
  /** How late the process of the clients, which is one for all, comes to what it has to do. */
  readonly late: number;
  /** Per cent of the machine that its host gave to others. */
  readonly stolen: number;
  readonly decisions: number;
}

/** What people wait for an answer, without and with bots that think in a process of their own all the while. */
export async function besideBots(rival: Rival): Promise<string[]> {
  const { server } = rival;
  await server.ask({ thinking: false });
  for (let i = 0; i < BOT_TABLES; i++) await botTable(server);
  await server.ask({ thinking: true });
  await new Promise((resolve) => setTimeout(resolve, LOADING));
  const without: Reading[] = [];
  const beside: Reading[] = [];
  for (let i = 0; i < TURNS; i++) {
    await server.ask({ thinking: false });
    without.push(await turn(rival));
    await server.ask({ thinking: true });
    beside.push(await turn(rival));
  }
  await server.ask({ thinking: false });
  return [
    '| beside 20 matches | answers/s | p50 ms | p99 ms | in the server, p99 ms | clients late, p99 ms | stolen % | bot decisions |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...without.flatMap((each, i) => [row('no bots', each), ...beside.slice(i, i + 1).map((next) => row(BESIDE, next))]),
    row('no bots, median', medianOf(without)),
    row(`${BESIDE}, median`, medianOf(beside)),
    '',
  ];
}

const BESIDE = `${BOT_TABLES} tables of hard bots thinking`;

async function turn(rival: Rival): Promise<Reading> {
  const { server } = rival;
  const decisions = await decided(server);
  const before = await readTimes(server);
  const lateness = monitorEventLoopDelay({ resolution: 1 });
  lateness.enable();
  const stolen = thefts();
  const { latencies, seconds } = await contest(rival, LOAD);
  lateness.disable();
  return {
    answers: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    served: elapsed(before, await readTimes(server), 0.99),
    late: lateness.percentile(99) / 1e6,
    stolen: stolen(),
    decisions: (await decided(server)) - decisions,
  };
}

/** Begins to watch what the host of a virtual machine takes from it; gives it in per cent. */
function thefts(): () => number {
  const read = () => {
    const times = readFileSync('/proc/stat', 'utf8').split('\n', 1).join().trim().split(/\s+/).slice(1, 9).map(Number);
    return { stolen: times.at(-1) ?? 0, all: times.reduce((sum, each) => sum + each, 0) };
  };
  const before = read();
  return () => {
    const after = read();
    return (100 * (after.stolen - before.stolen)) / (after.all - before.all);
  };
}

const decided = async (server: Server): Promise<number> => (await server.ask<{ readonly chosen: number }>({})).chosen;

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
    late: median('late'),
    stolen: median('stolen'),
    decisions: median('decisions'),
  };
}

function row(name: string, { answers, p50, p99, served, late, stolen, decisions }: Reading): string {
  const times = [p50, p99, served, late].map((each) => each.toFixed(2));
  return `| ${[name, answers.toFixed(0), ...times, stolen.toFixed(0), decisions].join(' | ')} |`;
}
