import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANCES, commitment, keyedBlock, Random } from '../src/index.ts';

const draws = (random: Random, stream: string, count = 5) =>
  Array.from({ length: count }, () => random.below(1000, stream));

for (const chance of CHANCES) {
  describe(`${chance} chance`, () => {
    test('is the same for the same seed, and another for another', () => {
      expect(draws(new Random('s', chance), 'deck')).toEqual(draws(new Random('s', chance), 'deck'));
      expect(draws(new Random('s', chance), 'deck')).not.toEqual(draws(new Random('t', chance), 'deck'));
    });

    test('streams do not disturb one another', () => {
      const disturbed = new Random('s', chance);
      draws(disturbed, 'dice', 13);
      expect(draws(disturbed, 'deck')).toEqual(draws(new Random('s', chance), 'deck'));
    });

    test('goes on from its counters', () => {
      fc.assert(
        fc.property(fc.nat(30), fc.string(), (drawn, seed) => {
          const random = new Random(seed, chance);
          draws(random, 'deck', drawn);
          const resumed = new Random(seed, chance, random.counters);
          expect(draws(resumed, 'deck')).toEqual(draws(random, 'deck'));
        }),
      );
    });

    test('stays within its bounds and is fair', () => {
      const random = new Random('fair', chance);
      const counts = [0, 0, 0, 0, 0, 0];
      for (let i = 0; i < 30_000; i++) {
        const die = random.below(6, 'dice');
        counts[die] = (counts[die] ?? 0) + 1;
      }
      expect(counts).toHaveLength(6);
      // Chi-squared with five degrees of freedom is below 25.7 but for one seed in ten thousand.
      expect(counts.reduce((sum, n) => sum + (n - 5000) ** 2 / 5000, 0)).toBeLessThan(25.7);
    });

    test('a shuffle keeps every item', () => {
      fc.assert(
        fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
          const shuffled = new Random(seed, chance).shuffle([...items], 'deck');
          expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
        }),
      );
    });

    test('every draw is noticed', () => {
      let noticed = 0;
      const random = new Random('s', chance, {}, () => noticed++);
      random.shuffle([1, 2, 3], 'deck');
      random.pick([1], 'deck');
      expect(noticed).toBe(3);
    });
  });
}

test('nothing cannot be picked from', () => {
  expect(() => new Random('s').pick([], 'deck')).toThrow('Nothing to pick from (deck)');
});

describe('the audit', () => {
  test('the commitment is SHA-256 of the seed: `printf seed | openssl dgst -sha256`', () => {
    expect(commitment('seed')).toBe('19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b');
  });

  /** `printf dice/0 | openssl dgst -sha256 -hmac seed`, and the same of `dice/1`. */
  const BLOCKS = [
    'cfff87693249f0624a7ff227aa6c75f0fad74537a44fd7a1b8b4b9efaf5708e4',
    '93b39b81b6fe1e18851f82489abaacd13b006d0b229d5f58e1396db11483dc36',
  ];

  test('anybody who knows the seed computes every draw with HMAC-SHA256 alone', () => {
    const words = BLOCKS.flatMap((block) => block.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16));
    expect([...keyedBlock('seed', 'dice', 0), ...keyedBlock('seed', 'dice', 1)]).toEqual(words);
    const fair = words.filter((word) => word >= 2 ** 32 % 6).map((word) => word % 6);
    const random = new Random('seed', 'keyed');
    expect(fair.map(() => random.below(6, 'dice'))).toEqual(fair);
  });

  test('a new future forgets the old one', () => {
    const random = new Random('seed', 'keyed');
    draws(random, 'deck', 3);
    random.reseed('imagined');
    expect([random.chance, random.counters]).toEqual(['fast', {}]);
    expect(draws(random, 'deck')).toEqual(draws(new Random('imagined'), 'deck'));
  });
});
