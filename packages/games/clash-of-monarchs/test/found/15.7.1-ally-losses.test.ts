import { expect, test } from 'vitest';
import { battle, type Fight, tales } from '../cases/drive.ts';
import { stackOf } from '../table.ts';

const results = (match: ReturnType<typeof battle>) => tales(match, 'battle-roll').map(({ result }) => result);
const KEITH: Pick<Fight, 'leader' | 'force' | 'against'> = { leader: 'keith', force: { inf: 12 }, against: 'AU' };

test('CM §15.7.1 the majority is of the Commander’s nation: of 3 SPs at most one is the ally’s', () => {
  const match = battle(
    {
      ...KEITH,
      force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 2 },
      enemy: { leaders: ['hadik'], inf: 8 },
      dice: [4, 1],
      change: (state) => {
        const stack = state.stacks.find(({ leaders }) => leaders.includes('hadik'));
        if (stack) stack.troops.IM = { inf: 6, units: {} };
      },
    },
    {
      losses: (options, seat) => (seat === 'austria' ? 'by-hand' : options[0]),
      loss: (options) => options.find((id) => id.includes('IM')) ?? options[0],
    },
  );
  expect(results(match)[0]).toBe('3 D3');
  const troops = stackOf(match, 'hadik')?.troops;
  expect([troops?.AU?.inf, troops?.IM?.inf]).toEqual([6, 5]);
});
