/** CM §17: garrisons, masking, raising a siege, sorties, coups, VPs. */
import { describe, expect, test } from 'vitest';
import { hasPath } from '../../src/facts/supply.ts';
import { spOf } from '../../src/facts/troops.ts';
import type { State } from '../../src/state.ts';
import type { Power } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { before as playing } from '../cards/deck.ts';
import { answer, clear, depot, type Force, optionsOf, stackOf, stateOf, table, told, worldOf } from '../table.ts';
import { FIGHTING, go, ORDERS, PASSING, sp, tales } from './drive.ts';
import { activate, asked, type Posting, posted, quietly, strategy } from './play.ts';

const AUSTRIANS = (force: Force, at = 'schweidnitz'): Posting => ['AU', at, { leaders: ['daun'], ...force }];
const GARRISON = (force: Force, at = 'schweidnitz'): Posting => ['PR', at, { inside: true, ...force }];

describe('CM §17.2 intrinsic garrisons', () => {
  test('CM §17.2 an enemy who stops at an empty fortress does not hold it', () => {
    const match = activate(
      strategy({ active: 'AU', forces: [AUSTRIANS({ inf: 8 }, 'oppeln')], hands: { AU: ['A1'] } }),
      'austria',
      'A1',
      'daun',
    );
    answer(match, 'austria step/brieg');
    quietly(match);
    answer(match, 'austria done');
    expect([stackOf(match, 'daun')?.at, stateOf(match).control.brieg]).toEqual(['brieg', undefined]);
  });
  test('CM §17.2 a captured fortress that is left keeps an intrinsic garrison of its captor', () => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [AUSTRIANS({ inf: 8 }, 'brieg')],
        hands: { AU: ['A1'] },
        change: (state) => {
          state.control.brieg = 'AU';
        },
      }),
      'austria',
      'A1',
      'daun',
    );
    answer(match, 'austria march/oppeln');
    quietly(match);
    expect([stackOf(match, 'daun')?.at, stateOf(match).control.brieg]).toEqual(['oppeln', 'AU']);
  });
});

describe('CM §17.3 masking: Schweidnitz, class 2, takes 15 SPs', () => {
  /** Whether the garrison of Schweidnitz, Keith with 4 SPs, may be activated. */
  const free = (...others: readonly Posting[]) => {
    const match = strategy({
      forces: [
        GARRISON({ leaders: ['keith'], inf: 4 }),
        ['PR', 'berlin', { leaders: ['frederick'], inf: 6 }],
        ...others,
      ],
      hands: { PR: ['P13'] },
    });
    answer(match, 'prussia ops/P13');
    return optionsOf(match, 'prussia').includes('keith');
  };
  test('CM §17.3 14 SPs do not mask, 15 do, without any artillery: the garrison cannot leave (17.5.1)', () => {
    expect([free(AUSTRIANS({ inf: 14 })), free(AUSTRIANS({ inf: 15 }))]).toEqual([true, false]);
  });
  test('CM §17.3 not while an enemy force outside has more than 25 %: 4 of 16 have not, 5 have', () => {
    const outside = (inf: number) => free(AUSTRIANS({ inf: 16 }), ['PR', 'schweidnitz', { inf }]);
    expect([outside(4), outside(5)]).toEqual([false, true]);
  });
  test('CM §17.3 a leaderless force masks too: "an active force"', () => {
    expect(free(['AU', 'schweidnitz', { inf: 15 }])).toBe(false);
  });
  test('CM §17.3 a masking force makes no siege roll', () => {
    const match = strategy({
      active: 'AU',
      forces: [AUSTRIANS({ inf: 16, siege_art: 1 }), GARRISON({ inf: 2 })],
    });
    go(match, { strategy: 'done', 'siege-step': 'done', 'late-march': 'done', ...PASSING, sortie: 'stay' });
    expect(told(match, 'siege-roll')).toEqual([]);
  });
  test('CM §17.3 and §9.2 a masked Major Depot is Suppressed: Breslau feeds nobody', () => {
    const path = (inf: number) => {
      const match = strategy({
        forces: [
          ['PR', 'militsch', { leaders: ['keith'], inf: 8 }],
          ['AU', 'breslau', { leaders: ['daun'], inf }],
          // Glogau, the other Major Depot in reach, is masked.
          ['AU', 'glogau', { inf: 15 }],
        ],
      });
      const stack = stackOf(match, 'keith');
      return stack !== undefined && hasPath(worldOf(match), stack);
    };
    expect([path(14), path(15)]).toEqual([true, false]);
  });
  test('CM §17.5.2 and §8.6.4 nothing is placed in a masked fortress', () => {
    const places = (inf: number) => {
      const match = playing('P20', 'PR', { forces: [['AU', 'schweidnitz', { leaders: ['daun'], inf }]] });
      answer(match, 'prussia event/P20');
      return optionsOf(match, 'prussia').includes('space/schweidnitz');
    };
    expect(places(15)).toBe(false);
  });
  test('CM §17.5.2 and §18.2 Lt units do not transfer out of it', () => {
    const moving = (inf: number) => {
      const match = table({
        phase: 'strategy',
        active: 'PR',
        change: (_, world) => {
          clear(world);
          posted(world, [
            AUSTRIANS({ inf }),
            GARRISON({ inf: 2, lt_inf: 1 }),
            ['PR', 'breslau', { inf: 4, lt_inf: 1 }],
          ]);
        },
      });
      return optionsOf(match, 'prussia').filter((id) => id.startsWith('in/'));
    };
    expect([moving(14).length, moving(15)]).toEqual([2, ['in/breslau/PR/lt_inf']]);
  });
});

describe('CM §17.4 besieging', () => {
  const siegeSegment = (besieger: Force, dice: readonly number[], more: readonly Posting[] = [], marker = 0) => {
    const match = strategy({
      active: 'AU',
      forces: [AUSTRIANS({ ...besieger }), ...more],
      dice,
      change: (state) => {
        state.sieges.schweidnitz = { marker, by: 'coalition' };
      },
    });
    return go(match, { strategy: 'done', 'siege-step': 'done', 'late-march': 'done', ...PASSING, sortie: 'stay' });
  };
  test('CM §17.4.1 the roll of the Siege Segment needs neither an activation nor a Supply Action', () => {
    const match = siegeSegment({ inf: 16, siege_art: 1 }, [2], [GARRISON({ inf: 2 })]);
    expect(tales(match, 'siege-roll')).toMatchObject([{ roll: 2, drm: 1, total: 3, result: 'progress', marker: 1 }]);
  });
  test('CM §16.1 a Demoralized Command conducts its siege, at −1', () => {
    const match = siegeSegment({ inf: 16, siege_art: 1, morale: 'demoralized' }, [2], [GARRISON({ inf: 2 })]);
    expect(tales(match, 'siege-roll')).toMatchObject([{ roll: 2, drm: 0, total: 2 }]);
  });
  test('CM §16.2 a Routed one does not', () => {
    const match = siegeSegment({ inf: 16, siege_art: 1, morale: 'routed' }, [2], [GARRISON({ inf: 2 })]);
    expect(told(match, 'siege-roll')).toEqual([]);
  });
  test('CM §17.4.8 Dysentery that leaves 14 SPs raises the siege', () => {
    // 1 + 1 − 4 = −2.
    const match = siegeSegment({ inf: 15, siege_art: 1, supply: 'critical' }, [1], [GARRISON({ inf: 2 })]);
    expect(tales(match, 'siege-roll')).toMatchObject([{ result: 'dysentery' }]);
    expect([sp(match, 'daun'), stateOf(match).sieges]).toEqual([14, {}]);
  });
  test('CM §17.4.4 Honors of War: to the nearest friendly fortress that is not besieged', () => {
    // Breslau is masked; four are 2 MPs away.
    const match = siegeSegment(
      { inf: 16, siege_art: 1 },
      [4],
      [GARRISON({ inf: 3 }), ['AU', 'breslau', { inf: 15 }], ['PR', 'breslau', { inf: 2, inside: true }]],
    );
    expect(tales(match, 'siege-roll')).toMatchObject([{ total: 5, result: 'breach_honors' }]);
    expect([...optionsOf(match, 'prussia')].sort()).toEqual(['brieg', 'glatz', 'glogau', 'neisse']);
  });
  test('CM §17.4.4 Surrender: the besieger captures the depots inside, and distributes them', () => {
    const match = strategy({
      active: 'AU',
      forces: [AUSTRIANS({ inf: 16, siege_art: 1 }), GARRISON({ inf: 3 })],
      dice: [6],
      change: (state, world) => {
        state.sieges.schweidnitz = { marker: 0, by: 'coalition' };
        depot(world, 'PR', 'schweidnitz').inside = true;
        state.powers.AU.supplyActions = 0;
      },
    });
    go(match, {
      strategy: 'done',
      'siege-step': 'done',
      'late-march': 'done',
      ...PASSING,
      sortie: 'stay',
      distribute: 'supply-action',
    });
    expect([stateOf(match).depots, stateOf(match).powers.AU.supplyActions]).toEqual([[], 1]);
    expect(spOf(stateOf(match).prisoners.coalition)).toBe(3);
  });
  test('CM §17.4 (readings, 20) a Command that lays siege does not roll in the same Strategy Card Segment', () => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [AUSTRIANS({ inf: 16, siege_art: 1 })],
        hands: { AU: ['A1'] },
        change: (state, world) => {
          state.powers.AU.supplyActions = 3;
          depot(world, 'AU', 'landeshut');
        },
      }),
      'austria',
      'A1',
      'daun',
    );
    answer(match, 'austria siege', 'austria done');
    quietly(match);
    answer(match, 'austria done');
    quietly(match);
    // One roll: that of the Siege Segment.
    expect(told(match, 'siege-roll').length).toBeLessThanOrEqual(1);
    expect(stateOf(match).powers.AU.supplyActions).toBe(2);
  });
  test('CM §17.4 a Command that fought a battle this Turn sets no siege', () => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [
          AUSTRIANS({ inf: 18, siege_art: 1 }, 'landeshut'),
          ['PR', 'schweidnitz', { leaders: ['bevern'], inf: 6 }],
        ],
        hands: { AU: ['A1'] },
        dice: [5, 1],
        change: (state, world) => {
          state.powers.AU.supplyActions = 3;
          depot(world, 'AU', 'landeshut');
        },
      }),
      'austria',
      'A1',
      'daun',
    );
    answer(match, 'austria step/schweidnitz');
    go(match, {
      ...PASSING,
      ...FIGHTING,
      march: 'done',
      attack: (options, seat) => (seat === 'austria' && options.includes('attack') ? 'attack' : 'no'),
    });
    expect(told(match, 'battle')).toHaveLength(1);
    answer(match, 'austria done');
    expect(asked(match, 'austria')).not.toContain('siege-step');
    expect(stateOf(match).sieges).toEqual({});
  });
});

describe('CM §17.5.1 sorties and relief', () => {
  const besieged = (more: readonly Posting[], dice: readonly number[] = []) =>
    strategy({
      forces: [
        AUSTRIANS({ leaders: ['hadik'], inf: 16, field_art: 1 }),
        GARRISON({ leaders: ['keith'], inf: 12 }),
        ...more,
      ],
      hands: { PR: [ORDERS.PR] },
      dice,
      change: (state) => {
        state.sieges.schweidnitz = { marker: 1, by: 'coalition' };
        for (const power of ['PR', 'AU'] as const)
          Object.assign(state.powers[power].tactics, { held: [], pool: [], discard: [] });
      },
    });
  test('CM §17.5.1 a garrison that comes out fights; beaten, it is shut in again', () => {
    // Keith 2 + 1 on 12-14: 1. Hadik 1 + 1 + 5 = 7 on 15-18: 2 D2, no Demoralization, but the higher D level.
    const match = besieged([], [1, 5]);
    answer(match, 'prussia sortie/schweidnitz');
    go(match, { ...FIGHTING, ...PASSING, attack: 'attack' });
    expect(tales(match, 'battle')).toMatchObject([{ attacker: 'keith', defender: 'hadik' }]);
    expect(tales(match, 'battle-won')).toMatchObject([{ side: 'coalition' }]);
    expect([stackOf(match, 'keith')?.at, stackOf(match, 'keith')?.inside]).toEqual(['schweidnitz', true]);
    expect(stateOf(match).sieges.schweidnitz).toBeDefined();
  });
  test('CM §17.5.1 if the enemy retreats, the siege is over', () => {
    // Keith 2 + 5 = 7: 1 D2; Hadik 1 + 1 + 1 = 3: 1. Hadik retreats.
    const match = besieged([], [5, 1]);
    answer(match, 'prussia sortie/schweidnitz');
    go(match, { ...FIGHTING, ...PASSING, attack: 'attack' });
    expect(tales(match, 'battle-won')).toMatchObject([{ side: 'ap' }]);
    expect([stateOf(match).sieges, stackOf(match, 'hadik')?.at === 'schweidnitz']).toEqual([{}, false]);
  });
  test('CM §17.5.1 the garrison may add its strength to a relieving Command', () => {
    const match = besieged([['PR', 'breslau', { leaders: ['frederick'], inf: 10 }]]);
    activate(match, 'prussia', ORDERS.PR, 'frederick');
    answer(match, 'prussia step/schweidnitz');
    go(match, { ...PASSING, march: 'done', attack: 'attack', relief: 'join', ...FIGHTING });
    expect(tales(match, 'battle')).toMatchObject([{ attacker: 'frederick', attack: 22, defence: 16 }]);
  });
  test('CM §15.9 and §17.5.1 a beaten relieving Command does not go into the besieged fortress', () => {
    // Henry’s 10 alone, +2 + 1; Hadik 2 + 5 = 7 on 15-18: 2 D2 against D0.
    const match = besieged([['PR', 'breslau', { leaders: ['henry'], inf: 10 }]], [1, 5]);
    activate(match, 'prussia', ORDERS.PR, 'henry');
    answer(match, 'prussia step/schweidnitz');
    go(match, { ...PASSING, march: 'done', attack: 'attack', relief: 'stay', tactic: 'none', losses: 'proposal' });
    expect(tales(match, 'battle-won')).toMatchObject([{ side: 'coalition' }]);
    expect(optionsOf(match, 'prussia').some((id) => id.includes('inside') || id.endsWith('/schweidnitz'))).toBe(false);
  });
});

describe('CM §17.6 coups de main', () => {
  const coup = (
    at: string,
    force: Force,
    dice: readonly number[],
    more: readonly Posting[] = [],
    change?: (state: State, world: World) => void,
    by: Power = 'AU',
  ) =>
    strategy({
      active: by,
      forces: [[by, at, { leaders: [by === 'AU' ? 'nadasdy' : 'keith'], ...force }], ...more],
      dice,
      ...(change && { change }),
    });
  test('CM §17.6 Light infantry counts (readings, 24), cavalry does not', () => {
    const may = (force: Force) => optionsOf(coup('brieg', force, [1]), 'austria').includes('coup/nadasdy');
    expect([may({ inf: 3, lt_inf: 2 }), may({ inf: 4, line_cav: 2 })]).toEqual([true, false]);
  });
  test('CM §17.6 it needs no activation and no card, and a besieging Command may make one', () => {
    const match = coup('schweidnitz', { inf: 16, siege_art: 1 }, [1], [GARRISON({ inf: 2 })], (state) => {
      state.sieges.schweidnitz = { marker: 0, by: 'coalition' };
    });
    answer(match, 'austria coup/nadasdy');
    // 1 − 1 for class 2, + 1 for an offence of 2: it fails, and the Siege marker stays.
    expect(tales(match, 'coup')).toMatchObject([{ roll: 1, total: 1, success: 0 }]);
    expect([sp(match, 'nadasdy'), stateOf(match).sieges.schweidnitz?.marker]).toEqual([13, undefined]);
  });
  test('CM §17.6 a failure that leaves enough besiegers leaves the siege as it was', () => {
    const match = coup('schweidnitz', { inf: 19, siege_art: 1 }, [1], [GARRISON({ inf: 2 })], (state) => {
      state.sieges.schweidnitz = { marker: 1, by: 'coalition' };
    });
    answer(match, 'austria coup/nadasdy');
    expect([sp(match, 'nadasdy'), stateOf(match).sieges.schweidnitz]).toEqual([16, { marker: 1, by: 'coalition' }]);
  });
  test('CM §17.6 once per fortress and Season, whoever tries', () => {
    const match = coup('brieg', { inf: 8 }, [1], [['AU', 'brieg', { leaders: ['hadik'], inf: 8 }]], (state) => {
      state.coups = ['brieg'];
    });
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('coup/'))).toEqual([]);
  });
  const vps = (match: ReturnType<typeof coup>) =>
    tales(match, 'vp')
      .map(({ power, num }) => `${power} ${num > 0 ? '+' : ''}${num}`)
      .sort();
  test('CM §17.7 VPs of a fortress marked F are France’s: Prussia takes Düsseldorf', () => {
    // Class 2, empty: 4 − 1 + 2 + 1 = 6.
    const match = coup('dusseldorf', { inf: 6 }, [4], [], undefined, 'PR');
    answer(match, 'prussia coup/keith');
    expect(vps(match)).toEqual(['FR -1', 'PR +1']);
  });
  test('CM §17.7 and of one marked A Austria’s: Prussia takes Nürnberg', () => {
    // Class 1, empty: 3 + 2 + 1 = 6.
    const match = coup('nurnberg', { inf: 6 }, [3], [], undefined, 'PR');
    answer(match, 'prussia coup/keith');
    expect(vps(match)).toEqual(['AU -1', 'PR +1']);
  });
  test('CM §17.7 a recaptured fortress brings them back: Austria takes Dresden (2) from Prussia', () => {
    const match = coup('dresden', { inf: 6 }, [4], [], (state) => {
      state.control.dresden = 'PR';
    });
    answer(match, 'austria coup/nadasdy');
    expect(vps(match)).toEqual(['AU +2', 'PR -2']);
    // It was Saxon, and is Saxon again.
    expect(['SA', undefined]).toContain(stateOf(match).control.dresden);
  });
  test('CM §17.6 and §17.7 a coup takes the garrison prisoner; 5 SPs of it are a Crushing Victory', () => {
    // Brieg, class 1: 6 − 1 for a large garrison + 1 = 6.
    const match = coup('brieg', { inf: 12 }, [6], [GARRISON({ inf: 5 }, 'brieg')]);
    answer(match, 'austria coup/nadasdy');
    expect(tales(match, 'coup')).toMatchObject([{ total: 6, success: 1 }]);
    expect(spOf(stateOf(match).prisoners.coalition)).toBe(5);
    expect(tales(match, 'will').map(({ power, num }) => [power, num])).toEqual([
      ['AU', 1],
      ['PR', -2],
    ]);
  });
});

describe('CM §17.8 and §9.3 supply through an enemy fortress space', () => {
  const fed = (...others: readonly Posting[]) => {
    const match = strategy({
      active: 'AU',
      forces: [['AU', 'breslau', { leaders: ['daun'], inf: 8 }], ...others],
      change: (_, world) => void depot(world, 'AU', 'landeshut'),
    });
    const stack = stackOf(match, 'daun');
    return stack !== undefined && hasPath(worldOf(match), stack);
  };
  test('CM §17.8 one friendly SP in Schweidnitz is enough, none is not', () => {
    // Landeshut to Breslau leads through Schweidnitz (2 MPs); by Liegnitz and Neumarkt it is 4.
    expect([fed(), fed(['AU', 'schweidnitz', { inf: 1 }])]).toEqual([false, true]);
  });
  test('CM §9.3 where enemies stand outside, as many SPs are needed', () => {
    expect([
      fed(['AU', 'schweidnitz', { inf: 2 }], ['PR', 'schweidnitz', { inf: 3 }]),
      fed(['AU', 'schweidnitz', { inf: 3 }], ['PR', 'schweidnitz', { inf: 3 }]),
    ]).toEqual([false, true]);
  });
});
