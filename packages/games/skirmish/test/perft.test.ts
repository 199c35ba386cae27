import { perft, subjectOf } from '@quadrille/conformance';
import { expect, test } from 'vitest';
import { charter } from '../src/charter.ts';
import { title } from '../src/index.ts';

/** How many sequences of one, two, … answers there are from each set-up. */
const GOLDEN: readonly [scenario: string, players: number, sequences: readonly number[]][] = [
  ['quarrel', 2, [8, 40, 96, 96, 960]],
  ['quarrel', 3, [12, 108, 672]],
  ['quarrel', 4, [15, 183, 1752]],
  ['feud', 2, [8, 48, 224, 896]],
];

for (const [scenario, players, sequences] of GOLDEN) {
  test(`golden numbers of ${scenario} with ${players} players`, () => {
    expect(perft(subjectOf(title, charter, { scenario, players }), sequences.length)).toEqual(sequences);
  });
}
