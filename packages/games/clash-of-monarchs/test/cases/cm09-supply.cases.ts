/** CM §9, §10 and §16: supply, Supply Actions, rally. */
import { describe, expect, test } from 'vitest';
import { hasPath } from '../../src/facts/supply.ts';
import type { State } from '../../src/state.ts';
import type { Power } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import {
  answer,
  askedOf,
  clear,
  depot,
  hold,
  optionsOf,
  post,
  stackOf,
  stateOf,
  table,
  told,
  worldOf,
} from '../table.ts';
import { activate, type Posting, posted, quietly, strategy } from './play.ts';

interface Scene {
  readonly power?: Power;
  readonly forces: readonly Posting[];
  readonly actions?: number;
  readonly dice?: readonly number[];
  readonly change?: (state: State, world: World) => void;
}
const segment = (phase: 'supply' | 'rally', { power = 'AU', forces, actions = 0, dice, change }: Scene) =>
  table({
    phase,
    active: power,
    ...(dice && { dice }),
    change: (state, world) => {
      clear(world);
      hold(world, power);
      posted(world, forces);
      state.powers[power].supplyActions = actions;
      change?.(state, world);
    },
  });
const supplied = (change: (state: State, world: World) => void) => {
  const match = table({
    change: (state, world) => {
      clear(world);
      change(state, world);
    },
  });
  return (leader: string) => {
    const stack = stackOf(match, leader);
    return stack !== undefined && hasPath(worldOf(match), stack);
  };
};

describe('CM §9.2–9.3 sources and paths', () => {
  test('CM §9.2.1 a Major Depot reaches four MPs: Breslau to Schweidnitz and Landeshut, not to Prague', () => {
    const has = supplied((_, world) => {
      post(world, 'PR', 'landeshut', { leaders: ['frederick'], inf: 10 });
      post(world, 'PR', 'kolin', { leaders: ['keith'], inf: 10 });
    });
    expect([has('frederick'), has('keith')]).toEqual([true, false]);
  });
  test('CM §9.2.2 a Forward Depot carries on where it traces to a Major Depot, and is nothing by itself', () => {
    const at = (place: string) =>
      supplied((_, world) => {
        post(world, 'PR', 'jungbunzlau', { leaders: ['keith'], inf: 10 });
        depot(world, 'PR', place);
      })('keith');
    expect([at('reichenberg'), at('pilsen')]).toEqual([true, false]);
  });
  test('CM §9.2.4 a Disrupted depot supplies nobody', () => {
    const has = supplied((_, world) => {
      post(world, 'PR', 'jungbunzlau', { leaders: ['keith'], inf: 10 });
      depot(world, 'PR', 'reichenberg').disrupted = true;
    });
    expect(has('keith')).toBe(false);
  });
  test('CM §9.2 sources serve their own nation only', () => {
    const has = supplied((_, world) => {
      post(world, 'RU', 'kolin', { leaders: ['fermor'], inf: 10 });
      post(world, 'AU', 'kolin', { leaders: ['daun'], inf: 10 });
    });
    expect([has('fermor'), has('daun')]).toEqual([false, true]);
  });
});

describe('CM §9.4.1 a path is cut', () => {
  test('CM §9.4.1 an enemy who enters the only way worsens the Supply State by one level', () => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [
          ['PR', 'jungbunzlau', { leaders: ['keith'], inf: 10 }],
          ['AU', 'gabel', { leaders: ['nadasdy'], inf: 8 }],
        ],
        hands: { AU: ['A1'] },
        change: (state, world) => {
          depot(world, 'PR', 'reichenberg');
          state.turn.linked = state.stacks.map(({ id }) => id);
        },
      }),
      'austria',
      'A1',
      'nadasdy',
    );
    expect(stackOf(match, 'keith')?.supply).toBe('full');
    answer(match, 'austria march/reichenberg');
    quietly(match);
    expect(told(match, 'depot-overrun')).toMatchObject([{ nation: 'PR', at: 'reichenberg' }]);
    expect(stackOf(match, 'keith')?.supply).toBe('short');
  });
});

describe('CM §9.5 Supply Checks', () => {
  const check = (die: number, leader: string) => {
    const match = segment('supply', {
      dice: [die],
      forces: [['AU', 'kolin', { leaders: [leader], inf: 10, supply: 'short' }]],
    });
    answer(match, 'austria done');
    return match;
  };
  test('CM §9.5 a die above the Commander’s Initiative lets the force stay', () => {
    expect(told(check(4, 'daun'), 'supply-check')).toMatchObject([{ roll: 4, stays: 1 }]);
  });
  test('CM §9.5 an equal die sends it back', () => {
    const match = check(3, 'daun');
    expect(told(match, 'supply-check')).toMatchObject([{ roll: 3, stays: 0 }]);
    expect(askedOf(match, 'austria')).toBe('retrograde');
  });
  test('CM §9.5 without a leader a 4 is not enough', () => {
    const match = segment('supply', { dice: [4], forces: [['AU', 'kolin', { inf: 10, supply: 'short' }]] });
    answer(match, 'austria done');
    expect(told(match, 'supply-check')).toMatchObject([{ roll: 4, stays: 0 }]);
  });
  test('CM §9.6 who goes back and has a Supply Path improves by one level', () => {
    const match = segment('supply', {
      forces: [['AU', 'kolin', { leaders: ['daun'], inf: 10, supply: 'critical' }]],
    });
    answer(match, 'austria retrograde/daun', 'austria to/jungbunzlau');
    if (askedOf(match, 'austria') === 'go-back') answer(match, 'austria done');
    expect([stackOf(match, 'daun')?.at, stackOf(match, 'daun')?.supply]).toEqual(['jungbunzlau', 'short']);
    expect(told(match, 'supply-check')).toHaveLength(0);
  });
  test('CM §12.12 and §9.6 going back into a Supply Source does not count twice', () => {
    const match = segment('supply', {
      forces: [['AU', 'kolin', { leaders: ['daun'], inf: 10, supply: 'critical' }]],
    });
    answer(match, 'austria retrograde/daun', 'austria to/prague');
    if (askedOf(match, 'austria') === 'go-back') answer(match, 'austria done');
    expect(stackOf(match, 'daun')?.supply).toBe('short');
  });
});

describe('CM §9.6 and §10.2 Rally and Resupply', () => {
  test('CM §9.6 in or next to a source a force improves by one level', () => {
    const match = segment('rally', {
      forces: [
        ['AU', 'prague', { leaders: ['daun'], inf: 10, supply: 'critical' }],
        ['AU', 'pilsen', { leaders: ['hadik'], inf: 10, supply: 'critical' }],
      ],
      actions: 1,
      change: (_, world) => {
        depot(world, 'AU', 'prague');
      },
    });
    expect([stackOf(match, 'daun')?.supply, stackOf(match, 'hadik')?.supply]).toEqual(['short', 'short']);
  });
  test('CM §9.6 never more than one level in a Segment: no Increase Supplies on top', () => {
    const match = segment('rally', {
      forces: [['AU', 'prague', { leaders: ['daun'], inf: 10, supply: 'critical' }]],
      actions: 2,
    });
    expect(stackOf(match, 'daun')?.supply).toBe('short');
    expect(optionsOf(match, 'austria')).not.toContain('supplies/daun');
  });
  test('CM §10.2 one Supply Action improves a force with a path by one level, once', () => {
    const match = segment('rally', {
      forces: [['AU', 'gabel', { leaders: ['daun'], inf: 10, supply: 'critical' }]],
      actions: 2,
    });
    expect(stackOf(match, 'daun')?.supply).toBe('critical');
    answer(match, 'austria supplies/daun');
    expect([stackOf(match, 'daun')?.supply, stateOf(match).powers.AU.supplyActions]).toEqual(['short', 1]);
    expect(optionsOf(match, 'austria')).not.toContain('supplies/daun');
  });
  test('CM §9.1 five SPs are in Full Supply again', () => {
    const match = segment('rally', {
      forces: [
        ['AU', 'zittau', { leaders: ['daun'], inf: 5, supply: 'critical' }],
        ['AU', 'gabel', { leaders: ['hadik'], inf: 8, supply: 'short' }],
      ],
      actions: 1,
    });
    expect([stackOf(match, 'daun')?.supply, stackOf(match, 'hadik')?.supply]).toEqual(['full', 'short']);
  });
  test('CM §10.8 Russia pays double', () => {
    const match = segment('rally', {
      power: 'RU',
      forces: [['RU', 'kowno', { leaders: ['fermor'], inf: 10, morale: 'demoralized' }]],
      actions: 3,
      change: (_, world) => {
        hold(world, 'FR');
        depot(world, 'RU', 'kowno');
      },
    });
    answer(match, 'france rally/fermor');
    expect(stateOf(match).powers.RU.supplyActions).toBe(1);
  });
  test('CM §9.8 a depot distributed brings 1 Thaler or 1 Supply Action', () => {
    const scene = (): ReturnType<typeof table> =>
      segment('supply', {
        forces: [['AU', 'prague', { leaders: ['daun'], inf: 10 }]],
        change: (state, world) => {
          depot(world, 'AU', 'prague');
          state.nations.AU.depots = 0;
          state.nations.AU.treasury = 5;
        },
      });
    const coins = scene();
    answer(coins, 'austria distribute/AU-prague/thl');
    expect([stateOf(coins).nations.AU.treasury, stateOf(coins).nations.AU.depots]).toEqual([6, 1]);
    const bread = scene();
    answer(bread, 'austria distribute/AU-prague/sa');
    expect([stateOf(bread).nations.AU.treasury, stateOf(bread).powers.AU.supplyActions]).toEqual([5, 1]);
  });
  test('CM §10.1 a depot moves up to five MPs for one Supply Action, with up to two SPs', () => {
    const match = segment('supply', {
      forces: [['AU', 'prague', { leaders: ['daun'], inf: 10 }]],
      actions: 1,
      change: (_, world) => {
        depot(world, 'AU', 'prague');
      },
    });
    answer(match, 'austria depot/AU-prague');
    expect(optionsOf(match, 'austria')).toContain('to/koniggratz');
    expect(optionsOf(match, 'austria')).not.toContain('to/breslau');
    expect(optionsOf(match, 'austria')).not.toContain('escort/3');
    answer(match, 'austria escort/2', 'austria to/koniggratz');
    expect(stateOf(match).depots).toMatchObject([{ nation: 'AU', at: 'koniggratz' }]);
    expect(stateOf(match).powers.AU.supplyActions).toBe(0);
    expect(told(match, 'depot-moved')).toMatchObject([{ from: 'prague', to: 'koniggratz', escort: 2 }]);
  });
});

describe('CM §16.4 rally', () => {
  const rally = (die: number, morale: 'demoralized' | 'routed', marked = false) => {
    const match = segment('rally', {
      power: 'PR',
      dice: [die],
      actions: 1,
      forces: [['PR', 'berlin', { leaders: ['bevern'], inf: 10, morale }]],
    });
    if (marked) answer(match, 'prussia rally/bevern');
    if (askedOf(match, 'prussia') === 'resupply') answer(match, 'prussia done');
    return stackOf(match, 'bevern')?.morale;
  };
  test('CM §16.4.1 Bevern (Initiative 3) needs a 4', () => {
    expect([rally(4, 'demoralized'), rally(3, 'demoralized')]).toEqual(['good', 'demoralized']);
  });
  test('CM §16.4.1 with a Rally +2 marker a 2 is enough', () => {
    expect([rally(2, 'demoralized', true), rally(1, 'demoralized', true)]).toEqual(['good', 'demoralized']);
  });
  test('CM §16.4 a Routed force becomes Demoralized without a roll, and nothing better', () => {
    expect(rally(6, 'routed')).toBe('demoralized');
  });
});

describe('CM §16.3 combining', () => {
  const combined = (
    larger: 'good' | 'demoralized' | 'routed',
    smaller: 'good' | 'demoralized' | 'routed',
    sizes = [10, 6],
  ) => {
    const match = table({
      change: (_, world) => {
        clear(world);
        post(world, 'PR', 'berlin', { inf: sizes[0] ?? 0, morale: larger });
        post(world, 'PR', 'berlin', { inf: sizes[1] ?? 0, morale: smaller });
      },
    });
    return stateOf(match).stacks.map(({ morale }) => morale);
  };
  test('CM §16.3 the larger force decides', () => {
    expect([combined('good', 'demoralized'), combined('demoralized', 'good')]).toEqual([['good'], ['demoralized']]);
  });
  test('CM §16.3 a smaller Routed force makes a good one Demoralized', () => {
    expect(combined('good', 'routed')).toEqual(['demoralized']);
  });
  test('CM §16.3 of equal forces the worse state is taken', () => {
    expect(combined('good', 'demoralized', [8, 8])).toEqual(['demoralized']);
  });
});
