import { fileURLToPath } from 'node:url';
import { describeCoverage, describeGolden, describeLaws } from '@quadrille/conformance/vitest.ts';
import { SUBJECTS, subject, VEILED } from './subjects.ts';

const long = process.env.LONG === '1';

describeGolden(fileURLToPath(new URL('../golden', import.meta.url)), subject('s1756', 2));
if (long) describeCoverage(SUBJECTS, { answers: 120_000 });
describeLaws([subject('s1756', 2)], { games: 1, every: 8 });
describeLaws([subject('s1757', 4)], { games: 1, every: 25, laws: ['ends', 'plain', 'options', 'words'] });
describeLaws([VEILED], { games: 1, every: 40, laws: ['twins', 'forgets', 'veil'] });
