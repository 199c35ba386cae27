import { subjectOf } from '@quadrille/conformance';
import { describeLaws } from '@quadrille/conformance/vitest.ts';
import { charter } from '../src/charter.ts';
import { clashOfMonarchs } from '../src/index.ts';

const subject = (scenario: string, players: number) => subjectOf(clashOfMonarchs, charter, { scenario, players });

describeLaws([subject('s1756', 2)], { games: 1, every: 8 });
describeLaws([subject('s1757', 4)], { games: 1, every: 25, laws: ['ends', 'plain', 'options', 'words'] });
