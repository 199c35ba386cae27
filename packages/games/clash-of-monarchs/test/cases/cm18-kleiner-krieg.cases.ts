/** CM §18: Kleiner Krieg. The extended example of 18.6 stands in realm.test.ts. */
import { describe, expect, test } from 'vitest';
import type { State, Units } from '../../src/state.ts';
import type { Nation } from '../../src/vocabulary.ts';
import { answer, askedOf, clear, hold, optionsOf, post, stackOf, stateOf, table, told } from '../table.ts';

interface Raid {
  readonly dice: readonly number[];
  readonly box?: Partial<Record<Nation, Units>>;
  readonly forage?: number;
  readonly change?: (state: State) => void;
}
/** Austrian Light infantry in the Border box raids Silesia; nobody has the Advantage. */
const raid = ({ dice, box = {}, forage = 0, change }: Raid) => {
  const match = table({
    phase: 'strategy',
    active: 'AU',
    dice,
    change: (state, world) => {
      clear(world);
      hold(world, 'AU', 'A5');
      state.turn.transferred = true;
      state.forage.silesia = forage;
      state.advantage = {};
      state.boxes.border = { AU: { lt_inf: [3, 0] }, PR: { hussar_dual: [3, 0] }, ...box };
      change?.(state);
    },
  });
  answer(match, 'austria raids/A5/border', 'austria all/forage/silesia');
  return match;
};

describe('CM §18.2 transfers', () => {
  const transfers = () =>
    table({
      phase: 'strategy',
      active: 'AU',
      change: (state, world) => {
        clear(world);
        hold(world, 'AU');
        state.boxes.border = { AU: { lt_cav: [1, 0] } };
        post(world, 'AU', 'kolin', { leaders: ['daun'], inf: 10, lt_inf: 1 });
      },
    });
  test('CM §18.2 from the map into the box of its theater', () => {
    const match = transfers();
    answer(match, 'austria in/daun/AU/lt_inf');
    expect(stateOf(match).boxes.border.AU).toEqual({ lt_cav: [1, 0], lt_inf: [1, 0] });
    expect(stackOf(match, 'daun')?.troops.AU).toEqual({ inf: 10, units: {} });
  });
  test('CM §18.2 and not out again in the same Round', () => {
    const match = transfers();
    answer(match, 'austria in/daun/AU/lt_inf');
    expect(optionsOf(match, 'austria')).not.toContain('out/border/AU/lt_inf');
  });
  test('CM §18.2 from the box to a friendly force', () => {
    const match = transfers();
    answer(match, 'austria out/border/AU/lt_cav');
    if (optionsOf(match, 'austria').includes('daun')) answer(match, 'austria daun');
    expect(stackOf(match, 'daun')?.troops.AU?.units.lt_cav).toEqual([1, 0]);
    expect(stateOf(match).boxes.border.AU?.lt_cav).toBeUndefined();
  });
});

describe('CM §18.5.3 raid losses', () => {
  test('CM §18.5.3 with equal steps there is no modifier', () => {
    expect(told(raid({ dice: [4] }), 'raid-losses')).toMatchObject([{ roll: 4, total: 4, raider: 0, enemy: 0 }]);
  });
  test('CM §18.5.3 five steps fewer of the enemy: +1; four: nothing', () => {
    const five = raid({ dice: [4], box: { PR: { hussar_dual: [0, 1] } } });
    const four = raid({ dice: [4], box: { PR: { hussar_dual: [1, 0] } } });
    expect([told(five, 'raid-losses'), told(four, 'raid-losses')]).toMatchObject([[{ total: 5 }], [{ total: 4 }]]);
  });
  test('CM §18.4 the Advantage of the other side: −1, and one SP less on the raid', () => {
    const match = raid({
      dice: [5],
      change: (state) => {
        state.advantage = { border: 'ap' };
      },
    });
    expect(told(match, 'raid-losses')).toMatchObject([{ roll: 5, total: 4 }]);
    expect(told(match, 'foraged')).toMatchObject([{ num: 2, total: 2 }]);
  });
  test('CM §18.5.1 only surviving SPs forage', () => {
    const match = raid({ dice: [1] });
    expect(told(match, 'raid-losses')).toMatchObject([{ raider: 1, enemy: 0 }]);
    expect(stateOf(match).boxes.border.AU).toEqual({ lt_inf: [2, 1] });
    expect(told(match, 'foraged')).toMatchObject([{ num: 2 }]);
  });
  test('CM §18.5.3 without enemy units in the box the loss falls on the map', () => {
    const match = table({
      phase: 'strategy',
      active: 'AU',
      dice: [4],
      change: (state, world) => {
        clear(world);
        hold(world, 'AU', 'A5');
        state.turn.transferred = true;
        state.advantage = {};
        state.boxes.border = { AU: { lt_inf: [3, 0] } };
        post(world, 'PR', 'breslau', { leaders: ['bevern'], inf: 8 });
      },
    });
    answer(match, 'austria raids/A5/border', 'austria all/forage/silesia');
    while (askedOf(match, 'prussia')) answer(match, `prussia ${optionsOf(match, 'prussia')[0]}`);
    expect(told(match, 'raid-losses')).toMatchObject([{ total: 5, enemy: 1 }]);
    expect(stackOf(match, 'bevern')?.troops.PR?.inf).toBe(7);
  });
});

describe('CM §18.6 Forage Points', () => {
  const gained = (forage: number) => stateOf(raid({ dice: [4], forage })).powers.AU.supplyActions;
  test('CM §18.6 the 3rd, 7th, 12th, 18th and 25th bring a Supply Action each', () => {
    expect([0, 4, 9, 15, 22].map(gained)).toEqual([1, 1, 1, 1, 1]);
  });
  test('CM §18.6 the others do not', () => {
    expect([3, 7, 12, 18].map(gained)).toEqual([0, 0, 0, 0]);
  });
  test('CM §18.6.1 at its Devastation level (Silesia 26) the area is Devastated: Prussia loses 1 Will', () => {
    const before = raid({ dice: [4], forage: 22 });
    const match = raid({ dice: [4], forage: 23 });
    expect([stateOf(before).devastated, stateOf(match).devastated]).toEqual([[], ['silesia']]);
    expect(stateOf(match).powers.PR.will).toBe(stateOf(before).powers.PR.will - 1);
  });
  test('CM §18.5.1 nobody raids an area of his own side', () => {
    const match = table({
      phase: 'strategy',
      active: 'AU',
      change: (state, world) => {
        clear(world);
        hold(world, 'AU', 'A5');
        state.turn.transferred = true;
        state.boxes.border = { AU: { lt_inf: [3, 0] } };
      },
    });
    answer(match, 'austria raids/A5/border');
    const areas = optionsOf(match, 'austria').filter((id) => id.startsWith('all/forage/'));
    expect(areas).toEqual(['all/forage/silesia']);
  });
});
