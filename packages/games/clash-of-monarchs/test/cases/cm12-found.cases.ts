/** CM: further rules that were wrong once. */
import { expect, test } from 'vitest';
import { answer, clear, depot, optionsOf, post, stateOf, table } from '../table.ts';
import { go } from './drive.ts';
import { mpsLeft, strategy } from './play.ts';

test('CM §12.7 works go when the last force leaves by Retrograde Movement', () => {
  const match = table({
    phase: 'supply',
    active: 'AU',
    change: (state, world) => {
      clear(world);
      post(world, 'AU', 'kolin', { inf: 8, supply: 'short' });
      state.entrenched.kolin = 'coalition';
    },
  });
  answer(match, 'austria retrograde/kolin', 'austria to/prague');
  go(match, { retrograde: 'to/prague' });
  expect(stateOf(match).stacks.map(({ at }) => at)).toEqual(['prague']);
  expect(stateOf(match).entrenched).toEqual({});
});

test('CM §12.7 works go when the last SPs leave as escort of a depot', () => {
  const match = table({
    phase: 'supply',
    active: 'AU',
    change: (state, world) => {
      clear(world);
      post(world, 'AU', 'kolin', { inf: 2 });
      depot(world, 'AU', 'kolin');
      state.entrenched.kolin = 'coalition';
      state.powers.AU.supplyActions = 1;
    },
  });
  answer(match, 'austria depot/AU-kolin', 'austria escort/2', 'austria to/prague');
  expect(stateOf(match).entrenched).toEqual({});
});

test('CM §12.2 Nadasdy (7) with 8 Imperial SPs only: +1 and −1', () => {
  const match = strategy({
    active: 'AU',
    hands: { AU: ['A1'] },
    forces: [['AU', 'prague', { leaders: ['nadasdy'] }]],
    change: (state) => {
      const stack = state.stacks.find(({ leaders }) => leaders.includes('nadasdy'));
      if (stack) stack.troops.IM = { inf: 8, units: {} };
    },
  });
  answer(match, 'austria ops/A1', 'austria nadasdy');
  go(match, { compose: 'done', interrupt: 'pass' });
  expect(mpsLeft(match, 'austria')).toBe(7);
});

test('CM §19.1, 19.1.1 one French Light unit with them does not send 27 Russian SPs from Warsaw to Wesel', () => {
  const match = table({
    phase: 'winterQuarters',
    active: 'RU',
    change: (state, world) => {
      clear(world);
      const stack = post(world, 'RU', 'warsaw', { leaders: ['fermor'], inf: 19, line_cav: 4 });
      stack.troops.FR = { inf: 0, units: { lt_cav: [1, 0] } };
      state.chits = ['media_vita'];
    },
  });
  go(match, { quarters: 'proposal', losses: 'proposal' });
  const wintering = stateOf(match).stacks.filter(({ at }) => at === 'grodno' || at === 'vilna');
  expect(wintering.some(({ troops }) => troops.RU)).toBe(true);
  expect(wintering.some(({ troops }) => troops.FR)).toBe(false);
});

test('CM §17.5.2 Descents on the Coast: with 2 SPs that can be transferred France has to lose the Will', () => {
  const match = strategy({
    active: 'BR',
    scenario: 's1759',
    hands: { BR: ['B18'] },
    forces: [
      ['FR', 'wesel', { inf: 4, inside: true }],
      ['BR', 'wesel', { leaders: ['ferdinand_ha'], inf: 18, field_art: 1 }],
      ['FR', 'koln', { inf: 2 }],
    ],
    change: (state) => {
      state.sieges.wesel = { marker: 1, by: 'ap' };
    },
  });
  answer(match, 'britain event/B18');
  expect(optionsOf(match, 'france')).not.toContain('option/1');
});
