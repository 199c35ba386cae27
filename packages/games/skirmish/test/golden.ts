/** Writes the golden records of the present rules version: `node packages/games/skirmish/test/golden.ts`. */
import { fileURLToPath } from 'node:url';
import { subjectsOf } from '@quadrille/conformance';
import { writeGolden } from '@quadrille/conformance/golden.ts';
import { charter } from '../src/charter.ts';
import { title } from '../src/index.ts';

const folder = fileURLToPath(new URL('../golden', import.meta.url));
for (const file of writeGolden(folder, subjectsOf(title, charter))) console.log(file);
