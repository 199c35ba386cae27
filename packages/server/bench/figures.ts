/** What a run gives. */
export interface Figures {
  readonly answers: number;
  readonly seconds: number;
  readonly latencies: number[];
  /** Bytes received by all seats together. */
  readonly received: number;
  readonly written: number;
  /** Milliseconds of processor time the server took. */
  readonly cpu: number;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const rateOf = ({ answers, seconds }: Figures): number => answers / seconds;

/** One line of the report. */
export function line(name: string, matches: number, figures: Figures): string {
  const { answers, received, written, cpu } = figures;
  const sorted = figures.latencies.toSorted((a, b) => a - b);
  const cells = [
    name.padEnd(14),
    `${matches}`.padStart(4),
    `${rateOf(figures).toFixed(0)}/s`.padStart(9),
    `${percentile(sorted, 0.5).toFixed(2)} ms`.padStart(11),
    `${percentile(sorted, 0.99).toFixed(2)} ms`.padStart(11),
    `${(received / answers / 1024).toFixed(2)} KB`.padStart(11),
    `${(written / answers / 1024).toFixed(2)} KB`.padStart(11),
    `${(cpu / answers).toFixed(2)} ms`.padStart(9),
  ];
  return cells.join(' ');
}

export const HEADING = [
  'server'.padEnd(14),
  'matches'.padStart(4),
  'answers'.padStart(6),
  'p50'.padStart(11),
  'p99'.padStart(11),
  'sent'.padStart(11),
  'storage'.padStart(11),
  'cpu'.padStart(9),
].join(' ');
