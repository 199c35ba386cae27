import { expect, test } from 'vitest';
import { battle, type Fight } from '../cases/drive.ts';
import { stateOf } from '../table.ts';

const KEITH: Pick<Fight, 'leader' | 'force' | 'against'> = { leader: 'keith', force: { inf: 12 }, against: 'AU' };

test('CM §15.4.1 when one chit is left in the pool, the discarded ones go back', () => {
  const match = battle({
    ...KEITH,
    enemy: { leaders: ['hadik'], inf: 8 },
    change: (state) => {
      state.powers.PR.tactics = {
        held: [],
        pool: ['slow_reaction', 'blown_march'],
        discard: ['oblique_attack', 'cavalry_charge'],
        wider: [],
      };
    },
  });
  const { held, pool, discard } = stateOf(match).powers.PR.tactics;
  expect([held.length, pool.length, discard]).toEqual([1, 3, []]);
  expect(pool).toEqual(expect.arrayContaining(['oblique_attack', 'cavalry_charge']));
});
