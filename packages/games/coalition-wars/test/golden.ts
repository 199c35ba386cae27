/** Writes the golden records of the present rules version: `node packages/games/coalition-wars/test/golden.ts`. */
import { fileURLToPath } from 'node:url';
import { type AnyCharter, subjectOf } from '@quadrille/conformance';
import { writeGolden } from '@quadrille/conformance/golden.ts';
import { charter } from '../src/coalitions/charter.ts';
import { coalitions } from '../src/index.ts';

const folder = fileURLToPath(new URL('../golden/coalitions', import.meta.url));
const of = (scenario: string, players: number) =>
  subjectOf(coalitions, charter as unknown as AnyCharter, { scenario, players });
const subjects = [of('1798', 6), of('1813', 5), of('1812', 3), of('empereur', 2)];
for (const file of writeGolden(folder, subjects)) console.log(file);
