import type { Chance } from '@quadrille/kernel';
import { Breach, Broken } from './breach.ts';
import type { Law, Trial } from './law.ts';
import { LAWS, type LawId } from './laws/index.ts';
import { playUnder, randomly } from './play.ts';
import { shrink } from './shrink.ts';
import type { AnySubject } from './subject.ts';

/** How much is played, and how closely it is looked at. */
export interface Effort {
  /** Random matches for each law. */
  readonly games?: number;
  readonly seed?: string;
  /** Look closely at every k-th moment of a match … */
  readonly every?: number;
  /** … but for some laws at every k-th. */
  readonly everyFor?: Readonly<Partial<Record<LawId, number>>>;
  /** Compare for everyone who looks on, or for one of them at random. */
  readonly observers?: Trial['observers'];
  /** Real matches are keyed; fast chance is faster. */
  readonly chance?: Chance;
  /** Only these laws. */
  readonly laws?: readonly LawId[];
}

/** What was checked of a law. */
export interface Finding {
  readonly law: string;
  readonly games: number;
  readonly answers: number;
  readonly checks: number;
}

/** Holds a subject to a law; throws a `Breach` with the shortest failing match if it is broken. */
export function hold(law: Law, subject: AnySubject, effort: Effort = {}): Finding {
  const { games = 5, seed = 'law', every = 1, everyFor = {}, observers = 'all', chance = 'fast' } = effort;
  const stride = everyFor[law.id as LawId] ?? every;
  let answers = 0;
  let checks = 0;
  for (let game = 0; game < games; game++) {
    const trial = { subject, seed: `${seed}-${game}`, chance, observers };
    const course = playUnder(law, trial, randomly(trial), stride);
    if (course.fault !== undefined) {
      const shortest = shrink(law, { ...trial, observers: 'all' }, course);
      throw new Breach(law.id, trial, shortest.answers, shortest.fault, course.answers.length);
    }
    answers += course.answers.length;
    checks += course.checks;
  }
  if (checks === 0) throw new Broken(`${law.id}: there was nothing to check in ${games} games`);
  return { law: law.id, games, answers, checks };
}

/** What came of holding a subject to the laws. */
export interface Report {
  readonly findings: readonly Finding[];
  readonly breaches: readonly Error[];
}

/** Holds a subject to all laws and reports: for the command line and for long soaks. */
export function conform(subject: AnySubject, effort: Effort = {}): Report {
  const findings: Finding[] = [];
  const breaches: Error[] = [];
  for (const law of LAWS.filter(({ id }) => effort.laws?.includes(id) ?? true)) {
    try {
      findings.push(hold(law, subject, effort));
    } catch (breach) {
      breaches.push(breach instanceof Error ? breach : new Error(String(breach)));
    }
  }
  return { findings, breaches };
}
