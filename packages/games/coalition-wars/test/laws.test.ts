/**
 * The laws, for Coalitions. By default a spread of set-ups is held to all laws and every set-up to the cheap ones;
 * `LAWS=all` holds every scenario, player count and option to all of them (about a quarter of an hour).
 */
import { fileURLToPath } from 'node:url';
import { type AnyCharter, type AnySubject, subjectOf, subjectsOf } from '@quadrille/conformance';
import { describeCoverage, describeGolden, describeLaws } from '@quadrille/conformance/vitest.ts';
import { charter } from '../src/coalitions/charter.ts';
import { coalitions } from '../src/index.ts';

const held = charter as unknown as AnyCharter;
const subject = (scenario: string, players: number, options: Readonly<Record<string, string>> = {}): AnySubject =>
  subjectOf(coalitions, held, { scenario, players, options });

const everySetup = coalitions.scenarios.flatMap(({ id, players }) => players.map((count) => subject(id, count)));

if (process.env.LAWS === 'all') {
  describeLaws(subjectsOf(coalitions, held), { games: 1, every: 50, observers: 'one' });
} else {
  const spread = [
    subject('1813', 6, { generals: 'named' }),
    subject('1812', 4, { actions: 'wheel' }),
    subject('1812', 3, { 'third-minor': 'austria', negotiation: 'before' }),
    subject('empereur', 1),
    subject('empereur', 3, { level: 'empereur' }),
  ];
  describeLaws(spread, { games: 1, every: 50, observers: 'one' });
  describeLaws(everySetup, { games: 1, every: 200, observers: 'one', laws: ['plain', 'words'] });
}

/** Together these reach every question, refusal, event, option and Napoleon card. */
describeCoverage(
  [subject('empereur', 3), subject('1792', 4, { generals: 'named', negotiation: 'before' }), subject('1813', 6)],
  { answers: 400_000 },
);

describeGolden(fileURLToPath(new URL('../golden/coalitions', import.meta.url)), subject('1805', 6));
