/** Writes the golden records of the present rules version: `node packages/games/clash-of-monarchs/test/golden.ts`. */
import { fileURLToPath } from 'node:url';
import { writeGolden } from '@quadrille/conformance/golden.ts';
import { subject } from './subjects.ts';

const folder = fileURLToPath(new URL('../golden', import.meta.url));
const subjects = [
  subject('s1756', 2),
  subject('s1757', 4),
  subject('s1756_58', 2),
  subject('s1759', 3),
  subject('s1762', 2),
  subject('campaign_1756', 2),
];
for (const file of writeGolden(folder, subjects)) console.log(file);
