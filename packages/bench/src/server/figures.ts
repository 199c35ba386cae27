/** What a run gives. */
export interface Figures {
  readonly answers: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
  /** Bytes received by all seats together. */
  readonly received: number;
  /** Bytes handed to the file system, and bytes the kernel wrote to storage for them. */
  readonly written: number;
  readonly stored: number;
  /** Milliseconds of processor time the server took. */
  readonly cpu: number;
}

export const percentile = (latencies: readonly number[], share: number): number => {
  const sorted = latencies.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export const rateOf = ({ answers, seconds }: Figures): number => answers / seconds;

export const HEADING = [
  '| server | matches | answers/s | ours : theirs | p50 ms | p99 ms | CPU ms/answer | sent B | written B | stored B |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
].join('\n');

/** One line of the report; all bytes are per answer. */
export function line(name: string, matches: number, figures: Figures, times = ''): string {
  const { answers, latencies, received, written, stored, cpu } = figures;
  const per = (amount: number, digits = 0) => (amount / answers).toFixed(digits);
  const cells = [
    name,
    String(matches),
    rateOf(figures).toFixed(0),
    times,
    percentile(latencies, 0.5).toFixed(2),
    percentile(latencies, 0.99).toFixed(2),
    per(cpu, 3),
    per(received),
    per(written),
    per(stored),
  ];
  return `| ${cells.join(' | ')} |`;
}
