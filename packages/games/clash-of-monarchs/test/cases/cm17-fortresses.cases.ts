/** CM §17: fortresses. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import type { State } from '../../src/state.ts';
import type { World } from '../../src/world.ts';
import { answer, askedOf, clear, depot, type Force, optionsOf, post, stackOf, stateOf, table, told } from '../table.ts';
import { activate, quietly, strategy } from './play.ts';

interface Siege {
  readonly dice: readonly number[];
  readonly besieger?: Force;
  readonly garrison?: Force;
  readonly marker?: number;
  readonly change?: (state: State, world: World) => void;
}
/** Daun besieges Schweidnitz (class 2) with Siege Artillery; it is the Austrian Siege Segment. */
const siege = ({ dice, besieger, garrison, marker = 0, change }: Siege) => {
  const match = table({
    phase: 'siegeSegment',
    active: 'AU',
    dice,
    change: (state, world) => {
      clear(world);
      post(world, 'AU', 'schweidnitz', { leaders: ['daun'], inf: 16, siege_art: 1, ...besieger });
      if (garrison) post(world, 'PR', 'schweidnitz', { inside: true, ...garrison });
      state.sieges.schweidnitz = { marker, by: 'coalition' };
      change?.(state, world);
    },
  });
  return quietly(match);
};
const rolled = (match: ReturnType<typeof siege>) => told(match, 'siege-roll');

describe('CM §17.4.2 garrisons: Schweidnitz, class 2', () => {
  // +1 for Austrian engineers in every case.
  test('CM §17.4.2 no garrison: +3', () => {
    expect(rolled(siege({ dice: [1] }))).toMatchObject([{ drm: 4, total: 5 }]);
  });
  test('CM §17.4.2 1, 2 or 3 SPs: neither', () => {
    for (const inf of [1, 2, 3]) expect(rolled(siege({ dice: [1], garrison: { inf } }))).toMatchObject([{ drm: 1 }]);
  });
  test('CM §17.4.2 4 SPs: −1', () => {
    expect(rolled(siege({ dice: [1], garrison: { inf: 4 } }))).toMatchObject([{ drm: 0 }]);
  });
});

describe('CM §17.4.3–17.4.5 siege rolls', () => {
  test('CM §17.4.4 Progress raises the marker', () => {
    const match = siege({ dice: [2], garrison: { inf: 2 } });
    expect(rolled(match)).toMatchObject([{ total: 3, result: 'progress' }]);
    expect(stateOf(match).sieges.schweidnitz).toEqual({ marker: 1, by: 'coalition' });
  });
  test('CM §17.4.3 the marker is added', () => {
    expect(rolled(siege({ dice: [1], garrison: { inf: 2 }, marker: 2 }))).toMatchObject([{ drm: 3, total: 4 }]);
  });
  test('CM §17.4.4 a Sortie result changes nothing', () => {
    const match = siege({ dice: [1], garrison: { inf: 4 }, marker: 0 });
    expect(rolled(match)).toMatchObject([{ total: 1, result: 'sortie' }]);
    expect(stateOf(match).sieges.schweidnitz?.marker).toBe(0);
    expect(spOf(stackOf(match, 'daun') ?? { troops: {} })).toBe(16);
  });
  test('CM §17.4.4 Dysentery costs the besieger 1 SP', () => {
    const match = siege({ dice: [1], garrison: { inf: 2 }, besieger: { supply: 'critical' } });
    expect(rolled(match)).toMatchObject([{ total: -2, result: 'dysentery' }]);
    expect(spOf(stackOf(match, 'daun') ?? { troops: {} })).toBe(15);
    expect(stateOf(match).sieges.schweidnitz?.marker).toBe(0);
  });
  test('CM §17.4.4 Honors of War: the garrison goes to the nearest friendly fortress, its depot is captured', () => {
    const match = siege({
      dice: [4],
      garrison: { inf: 3 },
      change: (state, world) => {
        depot(world, 'PR', 'schweidnitz').inside = true;
        state.nations.AU.treasury = 0;
      },
    });
    answer(match, 'prussia breslau');
    while (
      match.waiting.includes('austria') &&
      askedOf(match, 'austria') !== 'resupply' &&
      stateOf(match).depots.length > 0
    )
      answer(match, `austria ${optionsOf(match, 'austria')[0]}`);
    const { stacks, control, depots } = stateOf(match);
    expect(told(match, 'honors')).toMatchObject([{ at: 'schweidnitz', to: 'breslau', sp: 3 }]);
    expect(stacks.find(({ at }) => at === 'breslau')?.troops.PR?.inf).toBe(3);
    expect([control.schweidnitz, depots]).toEqual(['AU', []]);
  });
  test('CM §17.4.4 Surrender: the garrison and its leader are prisoners', () => {
    const match = siege({ dice: [6], garrison: { inf: 3, leaders: ['fouque'] } });
    expect(rolled(match)).toMatchObject([{ result: 'breach_surrender' }]);
    const { prisoners, leaders, sieges } = stateOf(match);
    expect(prisoners.coalition.troops.PR?.inf).toBe(3);
    expect([leaders.fouque, prisoners.coalition.leaders.includes('fouque'), sieges]).toEqual(['captured', true, {}]);
  });
  test('CM §17.4.5 with the marker at 3 and a Commander inside, a Surrender becomes Honors of War', () => {
    const match = siege({ dice: [6], garrison: { inf: 3, leaders: ['fouque'] }, marker: 3 });
    expect(askedOf(match, 'prussia')).toBe('honors');
    answer(match, 'prussia breslau');
    expect(stackOf(match, 'fouque')?.at).toBe('breslau');
    expect(spOf(stateOf(match).prisoners.coalition)).toBe(0);
  });
  test('CM §17.4.5 not at 2, and not without a Commander', () => {
    const two = siege({ dice: [6], garrison: { inf: 3, leaders: ['fouque'] }, marker: 2 });
    const alone = siege({ dice: [6], garrison: { inf: 3 }, marker: 3 });
    expect([spOf(stateOf(two).prisoners.coalition), spOf(stateOf(alone).prisoners.coalition)]).toEqual([3, 3]);
  });
  test('CM §17.4.6 without Siege Artillery −2', () => {
    const match = siege({ dice: [3], garrison: { inf: 2 }, besieger: { siege_art: 0, field_art: 1 } });
    expect(rolled(match)).toMatchObject([{ drm: -1, total: 2 }]);
  });
  test('CM §9.1.1 Short Supply −2', () => {
    expect(rolled(siege({ dice: [3], garrison: { inf: 2 }, besieger: { supply: 'short' } }))).toMatchObject([
      { drm: -1 },
    ]);
  });
  test('CM §17.4.1 no roll in the Siege Segment while an enemy force stands outside', () => {
    const match = siege({
      dice: [6],
      change: (_, world) => {
        post(world, 'PR', 'schweidnitz', { inf: 2 });
      },
    });
    expect(rolled(match)).toHaveLength(0);
    expect(stateOf(match).sieges.schweidnitz).toBeDefined();
  });
  test('CM §17.7 5 SPs taken in a fortress are a Crushing Victory: +1 and −2 Will, besides the VPs', () => {
    const will = (match: ReturnType<typeof siege>) => [stateOf(match).powers.AU.will, stateOf(match).powers.PR.will];
    const four = siege({ dice: [6], garrison: { inf: 4 } });
    const five = siege({ dice: [6], garrison: { inf: 5 }, marker: 1 });
    expect(spOf(stateOf(five).prisoners.coalition)).toBe(5);
    const [au = 0, pr = 0] = will(four);
    expect(will(five)).toEqual([au + 1, pr - 2]);
    expect(told(five, 'vp').slice(0, 2)).toMatchObject([
      { power: 'AU', num: 1, why: 'schweidnitz' },
      { power: 'PR', num: -1, why: 'schweidnitz' },
    ]);
  });
});

describe('CM §17.4 who may besiege', () => {
  const before = (besieger: Force, actions = 1, change?: (state: State, world: World) => void) =>
    activate(
      strategy({
        active: 'AU',
        forces: [['AU', 'schweidnitz', { leaders: ['daun'], ...besieger }]],
        hands: { AU: ['A1'] },
        change: (state, world) => {
          state.powers.AU.supplyActions = actions;
          depot(world, 'AU', 'landeshut');
          change?.(state, world);
        },
      }),
      'austria',
      'A1',
      'daun',
    );
  const may = (match: ReturnType<typeof before>) => optionsOf(match, 'austria').includes('siege');
  test('CM §17.4 class 2 needs 15 SPs', () => {
    expect([may(before({ inf: 15, field_art: 1 })), may(before({ inf: 14, field_art: 1 }))]).toEqual([true, false]);
  });
  test('CM §17.4 at least one Artillery unit', () => {
    expect(may(before({ inf: 16 }))).toBe(false);
  });
  test('CM §17.4 one Supply Action', () => {
    expect(may(before({ inf: 16, field_art: 1 }, 0))).toBe(false);
  });
  test('CM §17.4 an enemy outside with 25 % is suffered, with more not', () => {
    const outside = (inf: number) =>
      may(
        before({ inf: 16, field_art: 1 }, 1, (_, world) => {
          post(world, 'PR', 'schweidnitz', { inf });
        }),
      );
    expect([outside(4), outside(5)]).toEqual([true, false]);
  });
  test('CM §17.4.8 a besieger who marches away raises the siege', () => {
    const match = before({ inf: 16, field_art: 1 }, 1, (state) => {
      state.sieges.schweidnitz = { marker: 2, by: 'coalition' };
    });
    answer(match, 'austria march/landeshut');
    quietly(match);
    expect(told(match, 'siege-raised')).toMatchObject([{ at: 'schweidnitz' }]);
    expect(stateOf(match).sieges).toEqual({});
  });
});

describe('CM §17.6 coups de main', () => {
  const coup = (die: number, inf: number, garrison: Force) => {
    const match = strategy({
      active: 'AU',
      dice: [die],
      forces: [
        ['AU', 'brieg', { leaders: ['nadasdy'], inf }],
        ['PR', 'brieg', { inside: true, ...garrison }],
      ],
      hands: { AU: ['A1'] },
    });
    return match;
  };
  test('CM §17.6 with 6 the fortress Surrenders, its garrison is captured', () => {
    const match = coup(6, 8, { inf: 1 });
    answer(match, 'austria coup/nadasdy');
    expect(told(match, 'coup')).toMatchObject([{ roll: 6, success: 1 }]);
    expect([stateOf(match).control.brieg, stateOf(match).prisoners.coalition.troops.PR?.inf]).toEqual(['AU', 1]);
  });
  test('CM §17.6 a failure costs 3 infantry SPs, and no second attempt this Season', () => {
    const match = coup(2, 8, { inf: 1 });
    answer(match, 'austria coup/nadasdy');
    expect(spOf(stackOf(match, 'nadasdy') ?? { troops: {} })).toBe(5);
    expect(stateOf(match).coups).toEqual(['brieg']);
    expect(optionsOf(match, 'austria')).not.toContain('coup/nadasdy');
  });
  test('CM §17.6 four infantry SPs are too few', () => {
    const match = coup(6, 4, { inf: 1 });
    expect(optionsOf(match, 'austria')).not.toContain('coup/nadasdy');
  });
});

describe('CM §17.5.1 garrisons', () => {
  test('CM §17.5.1 a besieged force may not march out; it may sortie', () => {
    const match = strategy({
      forces: [
        ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, field_art: 1 }],
        ['PR', 'schweidnitz', { leaders: ['keith'], inf: 8, inside: true }],
        ['PR', 'berlin', { leaders: ['frederick'], inf: 8 }],
      ],
      hands: { PR: ['P5'] },
      change: (state) => {
        state.sieges.schweidnitz = { marker: 1, by: 'coalition' };
      },
    });
    expect(optionsOf(match, 'prussia')).toContain('sortie/schweidnitz');
    answer(match, 'prussia ops/P5');
    expect(optionsOf(match, 'prussia')).toContain('frederick');
    expect(optionsOf(match, 'prussia')).not.toContain('keith');
  });
});
