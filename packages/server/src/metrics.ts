import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is measured of a running server. No name, seat or game position is in it. */
export interface Metrics {
  readonly type: string;
  text(): Promise<string>;
  /** An answer was dealt with, and how long it took from its arrival to the reply. */
  answered(outcome: Outcome, seconds: number): void;
  /** Something went wrong that an operator should see. */
  failed(what: Failure): void;
}

/** What becomes of answers. */
const OUTCOMES = ['taken', 'refused', 'failed'] as const;
type Outcome = (typeof OUTCOMES)[number];

export const FAILURES = ['database', 'notice', 'job', 'request'] as const;
export type Failure = (typeof FAILURES)[number];

export interface Gauged {
  sockets(): number;
  matches(): number;
  /** Seconds, by kind of job. */
  queueAges(): Promise<Readonly<Record<string, number>>>;
  /** Matches that are being played, whether in memory or not. */
  openMatches(): Promise<number>;
}

export function keepMetrics({ sockets, matches, queueAges, openMatches }: Gauged): Metrics {
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
  new Gauge({
    name: 'quadrille_queue_age_seconds',
    help: 'For how long the longest-waiting job has been due',
    labelNames: ['kind'],
    registers,
    async collect() {
      const ages = await queueAges().catch(() => ({}));
      for (const [kind, age] of Object.entries(ages)) this.set({ kind }, age);
    },
  });
  new Gauge({
    name: 'quadrille_matches_open',
    help: 'Matches that are being played',
    registers,
    async collect() {
      const open = await openMatches().catch(() => undefined);
      if (open !== undefined) this.set(open);
    },
  });
  const failures = new Counter({
    name: 'quadrille_failures_total',
    help: 'What went wrong: the database, notices, jobs, requests',
    labelNames: ['what'],
    registers,
  });
  for (const what of FAILURES) failures.inc({ what }, 0);
  const answers = new Counter({ name: 'quadrille_answers_total', help: 'Answers', labelNames: ['outcome'], registers });
  for (const outcome of OUTCOMES) answers.inc({ outcome }, 0);
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
    failed: (what) => failures.inc({ what }),
  };
}
