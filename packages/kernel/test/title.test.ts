import { describe, expect, test } from 'vitest';
import { BadSetup, setupFor, type Title } from '../src/index.ts';
import { toy } from './toy.ts';

const title: Title = {
  id: 'toy',
  title: 'Toy',
  listed: false,
  scenarios: [
    {
      id: 'long',
      title: 'The Long One',
      players: [2, 4],
      options: [
        {
          id: 'fog',
          title: 'Fog',
          values: [
            { id: 'on', title: 'On' },
            { id: 'off', title: 'Off' },
          ],
          default: 'off',
        },
      ],
    },
  ],
  definition: toy(function* () {}),
  data: '',
};

describe('a set-up', () => {
  test('is filled in', () => {
    expect(setupFor(title, {})).toEqual({ scenario: 'long', players: 4, options: { fog: 'off' } });
    expect(setupFor(title, { players: 2, options: { fog: 'on' } })).toMatchObject({
      players: 2,
      options: { fog: 'on' },
    });
  });

  const wrong: readonly [Parameters<typeof setupFor>[1], string][] = [
    [{ scenario: 'short' }, 'Toy has no scenario short. It has: long.'],
    [{ players: 3 }, 'The Long One is for 2, 4 players, not for 3.'],
    [{ options: { rain: 'on' } }, 'The Long One has no option rain.'],
    [{ options: { fog: 'thick' } }, 'fog is one of on, off, not thick.'],
  ];
  for (const [chosen, sentence] of wrong) {
    test(sentence, () => expect(() => setupFor(title, chosen)).toThrow(new BadSetup(sentence)));
  }
});
