import { fileURLToPath } from 'node:url';
import { subjectOf, subjectsOf } from '@quadrille/conformance';
import { describeCoverage, describeGolden, describeLaws, describeLawsByLot } from '@quadrille/conformance/vitest.ts';
import { charter } from '../src/charter.ts';
import { title } from '../src/index.ts';

const subjects = subjectsOf(title, charter);

describeLaws(subjects, { games: process.env.LONG ? 3 : 1 });
describeCoverage(subjects);
describeGolden(fileURLToPath(new URL('../golden', import.meta.url)), subjectOf(title, charter));
describeLawsByLot(subjects, 2, { games: 1 });
