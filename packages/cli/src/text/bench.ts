import type { BenchReport } from '@quadrille/bench/engine/report.ts';
import { columns } from './table.ts';

const count = (n: number | undefined): string => (n === undefined ? '' : Math.round(n).toLocaleString('en'));

/** The report as people read it. */
export function inWords({ game, scenario, players, node, cpu, speed, growth }: BenchReport): string {
  const speeds = speed.map(({ engine, plain, withView, timesFaster }) => [
    engine,
    count(plain),
    count(withView),
    timesFaster ? `${timesFaster.plain}×` : '',
    timesFaster ? `${timesFaster.withView}×` : '',
  ]);
  const costs = growth.flatMap(({ engine, costs: each }) =>
    each.map(({ answers, answer, restore, undo, fork, storedBytes }) => [
      engine,
      count(answers),
      String(answer),
      `${restore.p50} / ${restore.p95}`,
      `${undo.p50} / ${undo.p95}`,
      `${fork.p50} / ${fork.p95}`,
      count(storedBytes),
    ]),
  );
  return [
    `${game} ${scenario}, ${players} players; Node ${node}, one core of ${cpu}`,
    '',
    'Random play, answers per second; how many times slower than our match:',
    columns([['', 'PLAIN', 'WITH A VIEW', 'PLAIN', 'WITH A VIEW'], ...speeds], [1, 2, 3, 4]),
    '',
    'One match by its length, in µs (p50 / p95):',
    columns([['', 'ANSWERS', 'ANSWER', 'RESTORE', 'UNDO', 'FORK', 'STORED BYTES'], ...costs], [1, 2, 3, 4, 5, 6]),
  ].join('\n');
}
