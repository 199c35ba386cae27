/** The value below which a share of the sample lies. */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

export const median = (sample: readonly number[]): number => quantile(sample, 0.5);

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly samples: number;
}

/** Three digits are more than such a measurement is good for. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

export const spreadOf = (sample: readonly number[]): Spread => ({
  p50: rounded(quantile(sample, 0.5)),
  p95: rounded(quantile(sample, 0.95)),
  samples: sample.length,
});

/** Microseconds that something takes. */
export function micros(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) * 1000;
}
