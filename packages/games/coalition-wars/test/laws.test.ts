import { subjectOf } from '@quadrille/conformance';
import { describeLaws } from '@quadrille/conformance/vitest.ts';
import { charter } from '../src/coalitions/charter.ts';
import { coalitions } from '../src/index.ts';

describeLaws([subjectOf(coalitions, charter, { scenario: '1813', players: 6 })], { games: 2, every: 20, observers: 'one' });
