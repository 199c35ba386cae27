/** The laws: in full for the solitaire, and for two players as far as there is time. */
import { fileURLToPath } from 'node:url';
import { subjectOf } from '@quadrille/conformance';
import { describeCoverage, describeGolden, describeLaws } from '@quadrille/conformance/vitest.ts';
import { charterFor } from '../src/charter.ts';
import { DATA, title } from '../src/index.ts';

const charter = charterFor(DATA);
const long = process.env.LONG === '1';

const portugal = subjectOf(title, charter, { scenario: 'rise_of_portugal' });
const newOrder = subjectOf(title, charter, { scenario: 'new_order', players: 2 });
const religion = subjectOf(title, charter, { scenario: 'wars_of_religion', players: 3 });
const sunKing = subjectOf(title, charter, { scenario: 'sun_king', players: 3 });

describeGolden(fileURLToPath(new URL('../golden', import.meta.url)), newOrder);
if (long) describeCoverage([portugal, newOrder, religion, sunKing], { answers: 60_000 });
describeLaws([portugal], { games: long ? 3 : 1, every: 3 });
describeLaws([newOrder], {
  games: 1,
  every: 400,
  observers: 'one',
  ...(long ? {} : { laws: ['ends', 'plain', 'restore', 'words'] }),
});
