/**
 * The laws, for Ancien Régime. By default a spread of set-ups is held to all laws and every set-up to the cheap ones;
 * `LAWS=all` holds every scenario, player count and option to all of them.
 */
import { fileURLToPath } from 'node:url';
import { type AnyCharter, type AnySubject, subjectOf, subjectsOf } from '@quadrille/conformance';
import { describeCoverage, describeGolden, describeLaws } from '@quadrille/conformance/vitest.ts';
import { charter } from '../src/ancien-regime/charter.ts';
import { ancienRegime } from '../src/index.ts';

const held = charter as unknown as AnyCharter;
const subject = (scenario: string, players: number, options: Readonly<Record<string, string>> = {}): AnySubject =>
  subjectOf(ancienRegime, held, { scenario, players, options });

const everySetup = ancienRegime.scenarios.flatMap(({ id, players }) => players.map((count) => subject(id, count)));

if (process.env.LAWS === 'all') {
  describeLaws(subjectsOf(ancienRegime, held), { games: 1, every: 50, observers: 'one' });
} else {
  const spread = [
    subject('1740', 7),
    subject('1756', 6, { actions: 'wheel' }),
    subject('1740', 4, { negotiation: 'before', deck: 'components' }),
  ];
  describeLaws(spread, { games: 1, every: 200, observers: 'one' });
  describeLaws(everySetup, { games: 1, every: 400, observers: 'one', laws: ['plain', 'words'] });
}

/** Together these reach every question, refusal, event and option, and every outcome of an election: half a minute. */
if (process.env.LONG)
  describeCoverage([subject('1740', 4, { negotiation: 'before' }), subject('1756', 5), subject('1756', 7)], {
    answers: 600_000,
  });

describeGolden(fileURLToPath(new URL('../golden/ancien-regime', import.meta.url)), subject('1740', 7));
