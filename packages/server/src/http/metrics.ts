import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is measured of a running server. No name, seat or game position is in it. */
export interface Metrics {
  readonly type: string;
  text(): Promise<string>;
  /** An answer was dealt with, and how long it took from its arrival to the reply. */
  answered(outcome: 'taken' | 'refused' | 'failed', seconds: number): void;
}

export interface Gauged {
  sockets(): number;
  matches(): number;
}

export function keepMetrics({ sockets, matches }: Gauged): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'quadrille_sockets',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(sockets());
    },
  });
  new Gauge({
    name: 'quadrille_matches_in_memory',
    help: 'Matches in memory',
    registers,
    collect() {
      this.set(matches());
    },
  });
  const answers = new Counter({ name: 'quadrille_answers_total', help: 'Answers', labelNames: ['outcome'], registers });
  const times = new Histogram({
    name: 'quadrille_answer_seconds',
    help: 'From the arrival of an answer to the reply, its commit included',
    buckets: [0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.5, 1],
    registers,
  });
  return {
    type: registry.contentType,
    text: () => registry.metrics(),
    answered: (outcome, seconds) => {
      answers.inc({ outcome });
      times.observe(seconds);
    },
  };
}
