/** CM §10: Supply Actions. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { Power } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, depot, optionsOf, post, stackOf, stateOf } from '../table.ts';
import { activate, mpsLeft, type Posting, strategy } from './play.ts';
import { type Change, segment } from './scenes.ts';

const PRAGUE: Posting = ['AU', 'prague', { leaders: ['daun'], inf: 10 }];

describe('CM §10.0 what an Action does and for whom', () => {
  test('CM §10.0 one force, one Action in a Segment: fed, it is not cheered too', () => {
    const match = segment('rally', {
      actions: 4,
      forces: [['AU', 'gabel', { leaders: ['daun'], inf: 10, supply: 'critical', morale: 'demoralized' }]],
    });
    expect(optionsOf(match, 'austria')).toEqual(expect.arrayContaining(['supplies/daun', 'rally/daun']));
    answer(match, 'austria supplies/daun');
    expect(optionsOf(match, 'austria')).not.toContain('rally/daun');
  });
  test('CM §10.0 two forces may each have one', () => {
    const match = segment('rally', {
      actions: 2,
      forces: [
        ['AU', 'gabel', { leaders: ['daun'], inf: 10, supply: 'critical' }],
        ['AU', 'deutschbrod', { leaders: ['hadik'], inf: 10, supply: 'critical' }],
      ],
    });
    answer(match, 'austria supplies/daun');
    answer(match, 'austria supplies/hadik');
    expect([stackOf(match, 'daun')?.supply, stackOf(match, 'hadik')?.supply]).toEqual(['short', 'short']);
  });
  test('CM §10.0 without a path no Action serves a force: neither food nor a rally', () => {
    const match = segment('rally', {
      actions: 2,
      forces: [
        PRAGUE,
        ['AU', 'berlin', { leaders: ['hadik'], inf: 10, supply: 'critical', morale: 'demoralized' }],
        ['AU', 'gabel', { leaders: ['lacy'], inf: 10, supply: 'critical' }],
      ],
      change: (state) => {
        state.control.berlin = 'PR';
      },
    });
    expect(optionsOf(match, 'austria')).toContain('supplies/lacy');
    expect(optionsOf(match, 'austria').filter((id) => /^(supplies|rally)\/hadik/.test(id))).toEqual([]);
  });
  test('CM §10.0, 4.1.1 with equal SPs the force is of its Commander’s nation, and one Imperial SP more makes it the Empire’s', () => {
    const aided = (imperials: number) => {
      const match = segment('rally', {
        forces: [['AU', 'gabel', { leaders: ['daun'], inf: 5, supply: 'critical' }]],
        change: (state) => {
          const [stack] = state.stacks;
          if (!stack) return;
          stack.troops.IM = { inf: imperials, units: {} };
          state.sharing.AU = stack.id;
        },
      });
      return optionsOf(match, 'austria').includes('supplies/daun');
    };
    expect([aided(5), aided(6)]).toEqual([true, false]);
  });
  test('CM §10.2 food is for the Rally and Resupply Segment only', () => {
    const match = segment('supply', {
      actions: 3,
      forces: [['AU', 'gabel', { leaders: ['daun'], inf: 10, supply: 'critical' }]],
    });
    answer(match, 'austria done');
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('supplies/'))).toEqual([]);
  });
});

describe('CM §10.1 moving depots', () => {
  const from = (forces: readonly Posting[], change?: Change) => {
    const match = segment('supply', {
      forces: [PRAGUE, ...forces],
      change: (state, world) => {
        depot(world, 'AU', 'prague');
        change?.(state, world);
      },
    });
    answer(match, 'austria depot/AU-prague');
    return optionsOf(match, 'austria');
  };
  test('CM §10.1 beside an enemy who is besieged in his fortress it may go: Schweidnitz', () => {
    const siege = (state: State, world: World) => {
      post(world, 'AU', 'koniggratz', { leaders: ['hadik'], inf: 16, field_art: 1 });
      post(world, 'PR', 'koniggratz', { inf: 2, inside: true });
      state.control.koniggratz = 'PR';
    };
    expect(
      from([], (state, world) => {
        siege(state, world);
        state.sieges.koniggratz = { marker: 0, by: 'coalition' };
      }),
    ).toContain('to/koniggratz');
    expect(from([], siege)).toContain('to/koniggratz');
  });
  test('CM §10.1 but not where the enemy is neither besieged nor masked', () => {
    const ids = from([], (state, world) => {
      post(world, 'AU', 'koniggratz', { inf: 3 });
      post(world, 'PR', 'koniggratz', { inf: 2, inside: true });
      state.control.koniggratz = 'PR';
    });
    expect(ids).not.toContain('to/koniggratz');
  });
  test('CM §10.1 without a Supply Action no depot moves', () => {
    const match = segment('supply', {
      actions: 0,
      forces: [PRAGUE],
      change: (_, world) => void depot(world, 'AU', 'prague'),
    });
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('depot/'))).toEqual([]);
  });
  test('CM §9.2.4, 10.1 a Disrupted depot may be moved', () => {
    const match = segment('supply', {
      forces: [PRAGUE],
      change: (_, world) => {
        depot(world, 'AU', 'prague').disrupted = true;
      },
    });
    answer(match, 'austria depot/AU-prague', 'austria to/kolin');
    expect(stateOf(match).depots).toMatchObject([{ at: 'kolin', disrupted: true }]);
  });
  test('CM §9.2.2 the Swedish depot does not move', () => {
    const match = segment('supply', {
      power: 'FR',
      actions: 3,
      forces: [
        ['FR', 'wesel', { leaders: ['soubise'], inf: 8 }],
        ['SW', 'stralsund', { leaders: ['hamilton'], inf: 8 }],
      ],
      change: (state, world) => {
        Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR' });
        depot(world, 'SW', 'stralsund');
        depot(world, 'FR', 'wesel');
      },
    });
    expect(optionsOf(match, 'france').filter((id) => id.startsWith('depot/'))).toEqual(['depot/FR-wesel']);
  });
  test('CM §10.0, 10.1 nor do French Actions move the Imperial one', () => {
    const match = segment('supply', {
      power: 'FR',
      actions: 3,
      forces: [['FR', 'wesel', { leaders: ['soubise'], inf: 8 }]],
      change: (_, world) => {
        depot(world, 'IM', 'nurnberg');
        depot(world, 'FR', 'wesel');
      },
    });
    expect(optionsOf(match, 'france').filter((id) => id.startsWith('depot/'))).toEqual(['depot/FR-wesel']);
  });
});

describe('CM §10.5 sharing', () => {
  const guests =
    (nation: 'FR' | 'IM' | 'RU' | 'SA'): Change =>
    (state) => {
      const [stack] = state.stacks;
      if (stack) stack.troops[nation] = { inf: 4, units: {} };
    };
  const shares = (power: Power, seat: string, forces: readonly Posting[], change?: Change) => {
    const match = segment('supply', { power, forces, actions: 4, ...(change && { change }) });
    return optionsOf(match, seat).filter((id) => id.startsWith('share/'));
  };
  test('CM §10.5 only with a force of several nations', () => {
    expect(shares('AU', 'austria', [PRAGUE])).toEqual([]);
    expect(shares('AU', 'austria', [PRAGUE], guests('FR'))).toContain('share/AU/daun');
  });
  test('CM §10.0, 10.5 Austria or France pays for the Empire', () => {
    expect(shares('AU', 'austria', [PRAGUE], guests('IM'))).toContain('share/IM/daun');
    const soubise: Posting = ['FR', 'erfurt', { leaders: ['soubise'], inf: 10 }];
    expect(shares('FR', 'france', [soubise], guests('IM'))).toContain('share/IM/soubise');
  });
  test('CM §10.5 Russia and Saxony share nothing', () => {
    const fermor: Posting = ['RU', 'kowno', { leaders: ['fermor'], inf: 10 }];
    expect(
      shares('RU', 'france', [fermor], (state) => {
        const [stack] = state.stacks;
        if (stack) stack.troops.AU = { inf: 4, units: {} };
      }).filter((id) => id.startsWith('share/RU')),
    ).toEqual([]);
    expect(shares('AU', 'austria', [PRAGUE], guests('SA')).filter((id) => id.startsWith('share/SA'))).toEqual([]);
  });
  test('CM §10.5 Prussia and Britain both may', () => {
    const change: Change = (state) => {
      const [stack] = state.stacks;
      if (stack) stack.troops.BR = { inf: 3, units: {} };
    };
    const keith: Posting = ['PR', 'minden', { leaders: ['keith'], inf: 10 }];
    expect(shares('PR', 'prussia', [keith], change)).toContain('share/PR/keith');
    expect(shares('BR', 'britain', [keith], change)).toContain('share/BR/keith');
  });
  test('CM §10.5, 12.2 the guest’s marker spares no MP while the host commands', () => {
    const mps = (marker: 'AU' | 'IM' | null) => {
      const match = strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [['AU', 'prague', { leaders: ['nadasdy'], inf: 14 }]],
        change: (state, world) => {
          guests('IM')(state, world);
          const [stack] = state.stacks;
          if (stack && marker) state.sharing[marker] = stack.id;
        },
      });
      return mpsLeft(activate(match, 'austria', 'A1', 'nadasdy'), 'austria');
    };
    expect([mps(null), mps('IM'), mps('AU')]).toEqual([6, 6, 7]);
  });
  test('CM §10.5.1 the Co-op is Austrian supply: Austria pays one Action, Russia cannot', () => {
    const scene = (power: 'AU' | 'RU') =>
      segment('supply', {
        power,
        actions: 2,
        forces: [PRAGUE, ['RU', 'kolin', { leaders: ['fermor'], inf: 10 }]],
      });
    expect(optionsOf(scene('RU'), 'france').filter((id) => id.startsWith('share/'))).toEqual([]);
    const match = scene('AU');
    answer(match, 'austria share/COOP/fermor');
    expect(stateOf(match).powers.AU.supplyActions).toBe(1);
  });
});
