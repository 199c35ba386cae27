/** Writes the golden records of the present rules version: `node packages/games/ultima-ratio-regis/test/golden.ts`. */
import { fileURLToPath } from 'node:url';
import { subjectOf } from '@quadrille/conformance';
import { writeGolden } from '@quadrille/conformance/golden.ts';
import { charterFor } from '../src/charter.ts';
import { DATA, title } from '../src/index.ts';

const folder = fileURLToPath(new URL('../golden', import.meta.url));
const charter = charterFor(DATA);
const subjects = [
  subjectOf(title, charter, { scenario: 'rise_of_portugal' }),
  subjectOf(title, charter, { scenario: 'new_order', players: 2 }),
];
for (const file of writeGolden(folder, subjects)) console.log(file);
