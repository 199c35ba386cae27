/**
 * The laws, for Realpolitik: four and three players. `LAWS=all` looks closer, and at all table options.
 */
import { fileURLToPath } from 'node:url';
import { type AnyCharter, type AnySubject, subjectOf, subjectsOf } from '@quadrille/conformance';
import { describeCoverage, describeGolden, describeLaws } from '@quadrille/conformance/vitest.ts';
import { realpolitik } from '../src/index.ts';
import { charter } from '../src/realpolitik/charter.ts';

const held = charter as unknown as AnyCharter;
const subject = (players: number, options: Readonly<Record<string, string>> = {}): AnySubject =>
  subjectOf(realpolitik, held, { players, options });

if (process.env.LAWS === 'all') {
  describeLaws(subjectsOf(realpolitik, held), { games: 1, every: 50, observers: 'one' });
} else {
  const everyFor = { worlds: 1000 };
  describeLaws([subject(4), subject(3, { negotiation: 'before' })], {
    games: 1,
    every: 80,
    everyFor,
    observers: 'one',
  });
}

/** Together these reach every question, refusal, event, option, Action card and Battle card. */
describeCoverage([subject(4, { negotiation: 'before' }), subject(3)], { answers: 120_000 });

describeGolden(fileURLToPath(new URL('../golden/realpolitik', import.meta.url)), subject(4));
