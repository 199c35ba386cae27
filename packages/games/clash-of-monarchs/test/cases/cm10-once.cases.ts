/** CM §10.0 and §10.5: once a Segment, and for whom. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stackOf, stateOf } from '../table.ts';
import { mpsLeft, strategy } from './play.ts';
import { segment } from './scenes.ts';

describe('CM §10.0 a Fleet is an FD like another', () => {
  test('CM §10.0, 9.2.2 it does not become an FD and move to the next port in one Segment', () => {
    const match = segment('supply', {
      power: 'RU',
      actions: 6,
      forces: [
        ['RU', 'konigsberg', { leaders: ['fermor'], inf: 8 }],
        ['RU', 'memel', { inf: 3 }],
      ],
      change: (state) => {
        Object.assign(state.control, { konigsberg: 'RU', memel: 'RU' });
        Object.assign(state.fleets.RU, { place: 'port', port: 'konigsberg', sea: 'baltic', fd: false });
      },
    });
    answer(match, 'france fleet/RU/konigsberg');
    expect(stateOf(match).fleets.RU).toMatchObject({ port: 'konigsberg', fd: true });
    expect(optionsOf(match, 'france')).not.toContain('fleet/RU/memel');
  });
  test('CM §10.1 a Fleet FD moves to another port of its sea for one Action, once', () => {
    const match = segment('rally', {
      power: 'RU',
      actions: 6,
      forces: [
        ['RU', 'konigsberg', { leaders: ['fermor'], inf: 8 }],
        ['RU', 'memel', { inf: 3 }],
      ],
      change: (state) => {
        Object.assign(state.control, { konigsberg: 'RU', memel: 'RU' });
        Object.assign(state.fleets.RU, { place: 'port', port: 'konigsberg', sea: 'baltic', fd: true });
      },
    });
    answer(match, 'france fleet/RU/memel');
    expect(stateOf(match).fleets.RU).toMatchObject({ port: 'memel', fd: true });
    expect(stateOf(match).powers.RU.supplyActions).toBe(4);
  });
});

describe('CM §10.5 Prussia shares supply with its Client Russia', () => {
  const mixed = (phase: 'supply' | 'strategy') => {
    const change = (state: ReturnType<typeof stateOf>) => {
      const [stack] = state.stacks;
      if (stack) stack.troops.RU = { inf: 4, units: {} };
    };
    const force = ['PR', 'breslau', { leaders: ['frederick'], inf: 8 }] as const;
    if (phase === 'supply')
      return segment('supply', {
        power: 'PR',
        forces: [force],
        change: (state) => {
          Object.assign(state.nations.RU, { patron: 'PR', side: 'ap' });
          change(state);
        },
      });
    return strategy({
      scenario: 's1762',
      forces: [force],
      hands: { PR: ['P13'] },
      change: (state) => {
        change(state);
        state.sharing.PR = state.stacks[0]?.id ?? 0;
      },
    });
  };
  test('CM §10.5, 22.3.5 only Danes and Swedes never benefit', () => {
    const match = mixed('supply');
    answer(match, 'prussia share/PR/frederick');
    expect(stateOf(match).sharing.PR).toBe(stackOf(match, 'frederick')?.id);
  });
  test('CM §10.5, 12.2 and under Frederick they march without the −1', () => {
    const match = mixed('strategy');
    answer(match, 'prussia ops/P13', 'prussia frederick', 'prussia done');
    expect(mpsLeft(match, 'prussia')).toBe(8);
  });
});

describe('CM §12.4, 16.2 a leader alone', () => {
  test('CM §12.4 a Routed force is not activated, but its leader may leave it, and is not beaten elsewhere', () => {
    const match = strategy({
      forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 10, morale: 'routed', supply: 'short' }]],
      hands: { PR: ['P13'] },
    });
    expect(optionsOf(match, 'prussia')).not.toContain('ops/P13');
    answer(match, 'prussia leader', 'prussia frederick', 'prussia march/freiberg', 'prussia done');
    expect(stackOf(match, 'frederick')).toMatchObject({ at: 'freiberg', morale: 'good', supply: 'full' });
    expect(stateOf(match).stacks.find(({ at }) => at === 'dresden')).toMatchObject({ morale: 'routed' });
  });
});
