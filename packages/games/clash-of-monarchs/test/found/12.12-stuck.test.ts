import { expect, test } from 'vitest';
import { clear, hold, optionsOf, post, table } from '../table.ts';

test('CM §12.12 a hungry force at Znaim moves back too: toward the closest source, by Brünn or by Iglau', () => {
  const match = table({
    phase: 'supply',
    active: 'PR',
    change: (_, world) => {
      clear(world);
      hold(world, 'PR');
      post(world, 'PR', 'znaim', { leaders: ['keith'], inf: 10, supply: 'short' });
    },
  });
  expect(optionsOf(match, 'prussia')).toContain('retrograde/keith');
});
