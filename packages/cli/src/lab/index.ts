/** The laboratory behind `quadrille simulate --report` and `--sprt`. */
import { writeFileSync } from 'node:fs';
import type { Budgets } from '@quadrille/bots';
import { BadArguments } from '../command.ts';
import type { Series } from '../simulate/series.ts';
import { wilson } from '../simulate/wilson.ts';
import { print } from '../text/print.ts';
import { conduct } from './conduct.ts';
import { type Counts, countAt } from './gathered.ts';
import { htmlOf } from './html.ts';
import { percent } from './markup.ts';
import type { Study } from './observe.ts';
import { evidence, type Sprt, verdict } from './sprt.ts';
import { scoreOf, summaryOf } from './summary.ts';

export interface Assignment {
  readonly series: Series;
  readonly seats: number;
  readonly matches: number;
  readonly workers: number;
  readonly budgets: Budgets | undefined;
  /** Where the report goes. */
  readonly report: string | undefined;
  /** The two win rates of the first level to decide between, as `p0,p1`; empty: its fair share and half as much again. */
  readonly sprt: string | undefined;
  readonly onProgress: (done: number) => void;
}

/** Plays, looks, reports. Exit code 1 says that the sequential test has accepted p0. */
export async function laboratory(assignment: Assignment): Promise<number> {
  const { series, matches, workers, budgets, report, onProgress } = assignment;
  const study: Study = { series, ...(budgets && { budgets }) };
  const test = assignment.sprt === undefined ? undefined : testOf(assignment.sprt, assignment.seats);
  const level = series.levels[0];
  const enough = (counts: Counts) => {
    const { wins, games } = scoreOf(counts, level);
    return test !== undefined && verdict(test, wins, games) !== 'open';
  };
  const counts = await conduct(workers, [study], matches, { enough, onProgress });
  if (report !== undefined) {
    writeFileSync(report, htmlOf(study, counts));
    print(`The report of ${countAt(counts, 'games')} matches is in ${report}.`);
  }
  print(summaryOf(counts));
  return test === undefined ? 0 : decide(test, level, counts);
}

function testOf(text: string, seats: number): Sprt {
  const [p0 = 1 / seats, p1 = 1.5 / seats] = text === '' ? [] : text.split(',').map(Number);
  if (!(p0 > 0 && p0 < p1 && p1 < 1)) throw new BadArguments(`--sprt is p0,p1 with 0 < p0 < p1 < 1, not "${text}"`);
  return { p0, p1 };
}

function decide(test: Sprt, level: string, counts: Counts): number {
  const { wins, games } = scoreOf(counts, level);
  const [lo, hi] = wilson(wins, games);
  const decision = verdict(test, wins, games);
  const said = {
    p0: `Rejected: it does not reach ${percent(test.p1)}.`,
    p1: `Accepted: it is better than ${percent(test.p0)}.`,
    open: 'Not decided: more matches are needed.',
  }[decision];
  print(
    `${level} won ${wins} of ${games} (${percent(lo)} to ${percent(hi)}); log-likelihood ratio ${evidence(test, wins, games).toFixed(2)}.`,
  );
  print(said);
  return decision === 'p0' ? 1 : 0;
}
