/** CM §10, 12, 18, 22: Neutrals serve nobody. */
import { expect, test } from 'vitest';
import { answer, clear, hold, optionsOf, post, stateOf, table } from '../table.ts';
import { go, PASSING } from './drive.ts';
import { skip } from './play.ts';

test('CM §18.2, 22.1.1 in 1756 Austrian Light troops do not transfer to the Neutral Saxons', () => {
  const match = table({ scenario: 's1756', phase: 'strategy', active: 'AU' });
  answer(match, 'austria out/border/AU/lt_inf');
  expect(optionsOf(match, 'austria')).toContain('browne');
  expect(optionsOf(match, 'austria')).not.toContain('rutowski');
  expect(optionsOf(match, 'austria')).not.toContain('dresden');
});

test('CM §4.6, 22.1 nor does a new Austrian leader', () => {
  const match = table({
    scenario: 's1756',
    phase: 'turn',
    active: 'PR',
    change: (state) => {
      for (const leader of ['daun', 'nadasdy', 'piccolomini'] as const) {
        for (const stack of state.stacks) stack.leaders = stack.leaders.filter((each) => each !== leader);
        state.leaders[leader] = 'pool';
      }
    },
  });
  expect(optionsOf(match, 'austria')).toContain('browne');
  expect(optionsOf(match, 'austria')).not.toContain('rutowski');
});

test('CM §12.2, 22.1 Prussians do not take Neutral Britain’s army along', () => {
  const match = table({
    scenario: 's1756',
    phase: 'strategy',
    active: 'PR',
    change: (_, world) => {
      hold(world, 'PR', 'P13');
      post(world, 'PR', 'celle', { leaders: ['henry'], inf: 6 });
    },
  });
  skip(match, 'light-transfer');
  answer(match, 'prussia ops/P13', 'prussia henry', 'prussia done');
  go(match, { interrupt: 'pass' });
  answer(match, 'prussia step/hanover');
  go(match, PASSING);
  expect(optionsOf(match, 'prussia')).not.toContain('pick-up/cumberland');
});

test('CM §10.1, 22.1.1 an Austrian depot with its escort does not slip into Neutral Saxony', () => {
  const match = table({
    scenario: 's1756',
    phase: 'supply',
    active: 'AU',
    change: (state) => {
      state.powers.AU.supplyActions = 1;
    },
  });
  answer(match, 'austria depot/AU-prague', 'austria escort/2');
  const entered = match.answer('austria', 'to/pirna').ok;
  expect([entered, stateOf(match).nations.SA.stance]).not.toEqual([true, 'neutral']);
});

test('CM §12.12, 22.3.2 Austrians who move back into Neutral Saxony have entered it at once, or do not go there', () => {
  const match = table({
    scenario: 's1756',
    phase: 'supply',
    active: 'AU',
    change: (_, world) => {
      clear(world);
      post(world, 'AU', 'gabel', { leaders: ['daun'], inf: 8, supply: 'short' });
    },
  });
  answer(match, 'austria retrograde/daun');
  expect(optionsOf(match, 'austria')).toContain('to/prague');
  const went = match.answer('austria', 'to/zittau').ok;
  expect([went, stateOf(match).nations.SA.stance]).not.toEqual([true, 'neutral']);
});
