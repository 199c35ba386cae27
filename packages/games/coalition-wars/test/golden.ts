/** Writes the golden records of the present rules version: `node packages/games/coalition-wars/test/golden.ts`. */
import { fileURLToPath } from 'node:url';
import { type AnyCharter, subjectOf } from '@quadrille/conformance';
import { writeGolden } from '@quadrille/conformance/golden.ts';
import { charter as ancienRegimeCharter } from '../src/ancien-regime/charter.ts';
import { charter } from '../src/coalitions/charter.ts';
import { ancienRegime, coalitions, realpolitik } from '../src/index.ts';
import { charter as realpolitikCharter } from '../src/realpolitik/charter.ts';

const folderOf = (title: string) => fileURLToPath(new URL(`../golden/${title}`, import.meta.url));
const of = (scenario: string, players: number) =>
  subjectOf(coalitions, charter as unknown as AnyCharter, { scenario, players });
const ofAncienRegime = (scenario: string, players: number) =>
  subjectOf(ancienRegime, ancienRegimeCharter as unknown as AnyCharter, { scenario, players });
const ofRealpolitik = (players: number) =>
  subjectOf(realpolitik, realpolitikCharter as unknown as AnyCharter, { players });

const written = [
  ...writeGolden(folderOf('coalitions'), [of('1798', 6), of('1813', 5), of('1812', 3), of('empereur', 2)]),
  ...writeGolden(folderOf('ancien-regime'), [ofAncienRegime('1740', 7), ofAncienRegime('1756', 5)]),
  ...writeGolden(folderOf('realpolitik'), [ofRealpolitik(4), ofRealpolitik(3)], 'sadowa'),
];
for (const file of written) console.log(file);
