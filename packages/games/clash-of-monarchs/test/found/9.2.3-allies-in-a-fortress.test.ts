import { expect, test } from 'vitest';
import { hasPath } from '../../src/facts/supply.ts';
import type { Nation } from '../../src/vocabulary.ts';
import { clear, post, stackOf, table, worldOf } from '../table.ts';

test('CM §9.2.3 a fortress supplies any allied forces inside it: Russians in Königgrätz, French in Düsseldorf', () => {
  const fed = (nation: Nation, leader: string, at: string) => {
    const match = table({
      change: (state, world) => {
        clear(world);
        state.control = {};
        post(world, nation, at, { leaders: [leader], inf: 10 });
      },
    });
    const stack = stackOf(match, leader);
    return stack !== undefined && hasPath(worldOf(match), stack);
  };
  expect([fed('RU', 'fermor', 'koniggratz'), fed('FR', 'destrees', 'dusseldorf')]).toEqual([true, true]);
});
