/** CM §18: the extended example whole, and the borders of raids. */
import { describe, expect, test } from 'vitest';
import type { State, Units } from '../../src/state.ts';
import type { Nation, Power, Theater } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, hold, optionsOf, stackOf, stateOf, table } from '../table.ts';
import { first, go, SEAT, tales } from './drive.ts';
import { asked, type Posting, posted } from './play.ts';

interface Raid {
  readonly power?: Power;
  readonly card?: string;
  readonly boxes?: Partial<Record<Theater, Partial<Record<Nation, Units>>>>;
  readonly forces?: readonly Posting[];
  readonly dice?: readonly number[];
  readonly transfers?: true;
  readonly change?: (state: State, world: World) => void;
}
const raiding = ({ power = 'AU', card = 'A5', boxes = {}, forces = [], dice, transfers, change }: Raid) =>
  table({
    phase: 'strategy',
    active: power,
    ...(dice && { dice }),
    change: (state, world) => {
      clear(world);
      for (const each of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) hold(world, each);
      hold(world, power === 'RU' ? 'FR' : power, card);
      state.turn.transferred = !transfers;
      state.advantage = {};
      posted(world, forces);
      for (const [theater, box] of Object.entries(boxes)) state.boxes[theater as Theater] = structuredClone(box);
      change?.(state, world);
    },
  });

describe('CM §18.6 the extended example, 1757 Fall Round 4', () => {
  const example = () => {
    const match = raiding({
      transfers: true,
      dice: [4, 3],
      forces: [
        ['AU', 'koniggratz', { leaders: ['daun'], inf: 10, lt_inf: 2 }],
        // Görlitz: 2 MPs from the Major Depot of Glogau.
        ['PR', 'gorlitz', { leaders: ['keith'], inf: 8, lt_inf: 1 }],
      ],
      boxes: {
        german: { FR: { lt_inf: [2, 0] }, AU: { lt_cav: [1, 0] }, BR: { lt_inf: [2, 0] } },
        border: {
          AU: { lt_inf: [2, 0], lt_cav: [2, 0] },
          RU: { lt_cav: [1, 0] },
          SA: { dual_cav: [1, 0] },
          PR: { hussar_dual: [3, 0] },
        },
        northern: { RU: { lt_cav: [2, 0] }, PR: { lt_inf: [1, 0] } },
      },
      change: (state) => {
        Object.assign(state, { season: 'fall', round: 4 });
        state.advantage = { border: 'coalition', german: 'coalition' };
        state.forage.silesia = 5;
        state.powers.AU.supplyActions = 0;
      },
    });
    answer(match, 'austria in/daun/AU/lt_inf', 'austria in/daun/AU/lt_inf');
    go(match, { 'light-transfer': 'done' });
    answer(match, 'austria raids/A5/border');
    return match;
  };
  const whole = () => {
    const match = example();
    for (let n = 0; n < 4; n++) answer(match, 'austria one/AU-lt_inf/forage/silesia');
    answer(match, 'austria all/supply/keith', 'austria supply/keith');
    return go(match, { 'raid-loss': first });
  };
  test('CM §18.2 two Lt infantry units go from the map into the Border box: four there', () => {
    expect(stateOf(example()).boxes.border.AU).toEqual({ lt_inf: [4, 0], lt_cav: [2, 0] });
  });
  test('CM §18.3 the Saxons raid with the Austrians, the Cossacks not: 4 infantry and 3 cavalry units', () => {
    expect(example().decisions('austria')[0]?.prompt.args).toMatchObject({ left: 7 });
  });
  test('CM §18.5.3 4, +1 for the Advantage, +1 for five fewer steps: 6, and two Prussian units are reduced to 0 SP', () => {
    const match = whole();
    expect(tales(match, 'raid-losses')).toMatchObject([{ roll: 4, total: 6, raider: 0, enemy: 2 }]);
    expect(stateOf(match).boxes.border.PR).toEqual({ hussar_dual: [1, 2] });
  });
  test('CM §18.5.1 4 FPs to Silesia, from 5 to 9, and a Supply Action for the 7th', () => {
    const match = whole();
    expect(tales(match, 'foraged')).toMatchObject([{ area: 'silesia', num: 4, total: 9 }]);
    expect(stateOf(match).powers.AU.supplyActions).toBe(1);
  });
  test('CM §18.5.2 5 SPs and 3 + 1 + 1 + 1 − 1: a net result of 10 is a Success, and Keith is in Short Supply', () => {
    const match = whole();
    expect(tales(match, 'supply-raid')).toMatchObject([{ at: 'gorlitz', roll: 3, total: 10, result: 'success' }]);
    expect(stackOf(match, 'keith')?.supply).toBe('short');
  });
  test('CM §18.5 the Advantage goes to one raid: with the foragers it would be 5 FPs, and 9 fails', () => {
    const match = example();
    for (let n = 0; n < 4; n++) answer(match, 'austria one/AU-lt_inf/forage/silesia');
    answer(match, 'austria all/supply/keith', 'austria forage/silesia');
    go(match, { 'raid-loss': first });
    expect(tales(match, 'foraged')).toMatchObject([{ num: 5, total: 10 }]);
    expect(tales(match, 'supply-raid')).toMatchObject([{ total: 9, result: 'failure' }]);
    expect(stackOf(match, 'keith')?.supply).toBe('full');
  });
});

describe('CM §18.2 transfers', () => {
  const moving = (forces: readonly Posting[], boxes: Raid['boxes'] = {}) => raiding({ transfers: true, forces, boxes });
  test('CM §18.2 to the box of the theater the unit stands in: from Nürnberg to the German one', () => {
    const match = moving([['AU', 'nurnberg', { leaders: ['daun'], inf: 4, lt_inf: 1 }]]);
    answer(match, 'austria in/daun/AU/lt_inf');
    expect([stateOf(match).boxes.german.AU, stateOf(match).boxes.border.AU]).toEqual([{ lt_inf: [1, 0] }, undefined]);
  });
  test('CM §18.2 and out of a box only to forces in its theater', () => {
    const match = moving([['AU', 'nurnberg', { leaders: ['daun'], inf: 4 }]], { border: { AU: { lt_inf: [1, 0] } } });
    expect(asked(match, 'austria').includes('light-transfer') ? optionsOf(match, 'austria') : []).not.toContain(
      'out/border/AU/lt_inf',
    );
  });
  test('CM §2.2.2 dual-role cavalry transfers as Light', () => {
    const match = moving([['AU', 'kolin', { leaders: ['daun'], inf: 4, dual_cav: 1 }]]);
    answer(match, 'austria in/daun/AU/dual_cav');
    expect(stateOf(match).boxes.border.AU).toEqual({ dual_cav: [1, 0] });
  });
});

describe('CM §18.5 who raids where', () => {
  const areas = (power: Power, card: string, theater: Theater, units: Units) => {
    const match = raiding({ power, card, boxes: { [theater]: { [power]: units } } });
    const play = `raids/${card}/${theater}`;
    if (!optionsOf(match, SEAT[power]).includes(play)) return [];
    answer(match, `${SEAT[power]} ${play}`);
    return optionsOf(match, SEAT[power])
      .filter((id) => id.startsWith('all/forage/'))
      .map((id) => id.slice('all/forage/'.length))
      .sort();
  };
  test('CM §18.5 Russians in the Border Theater raid Silesia only', () => {
    expect(areas('RU', 'R2', 'border', { lt_cav: [1, 0] })).toEqual(['silesia']);
  });
  test('CM §18.5 Anglo-Allies do not raid there at all', () => {
    expect(areas('BR', 'B8', 'border', { lt_cav: [1, 0] })).toEqual([]);
  });
  test('CM §18.5.1 enemy areas only: Prussians in the Border Theater raid Saxony, Bohemia, Moravia and Austria', () => {
    expect(areas('PR', 'P11', 'border', { lt_inf: [1, 0] })).toEqual(['austria', 'bohemia', 'moravia', 'saxony']);
  });
  test('CM §8.4.1 any card will do, and it is the Turn’s card', () => {
    const match = raiding({ boxes: { border: { AU: { lt_inf: [1, 0] }, PR: { lt_inf: [1, 0] } } }, dice: [4] });
    answer(match, 'austria raids/A5/border', 'austria all/forage/silesia');
    go(match, { 'raid-loss': first });
    expect([stateOf(match).turn.card, stateOf(match).powers.AU.discard]).toEqual([true, ['A5']]);
    expect(stateOf(match).played.A5).not.toEqual([1757]);
  });
});

describe('CM §18.5.2 Supply Raids', () => {
  const targets = (forces: readonly Posting[], change?: Raid['change']) => {
    const match = raiding({
      boxes: { border: { AU: { lt_inf: [3, 0] } } },
      forces,
      change: (state, world) => {
        state.control = {};
        change?.(state, world);
      },
    });
    answer(match, 'austria raids/A5/border');
    return optionsOf(match, 'austria').filter((id) => id.startsWith('all/supply/') || id.startsWith('all/depot/'));
  };
  test('CM §18.5.2 not a force on or next to its source: Sagan is next to Glogau, Görlitz is not', () => {
    expect(targets([['PR', 'sagan', { leaders: ['keith'], inf: 8 }]])).toEqual([]);
    expect(targets([['PR', 'gorlitz', { leaders: ['keith'], inf: 8 }]])).toEqual(['all/supply/keith']);
  });
  test('CM §18.5.2 a depot away from its source is a target too', () => {
    const ids = targets([], (_, world) => {
      depot(world, 'PR', 'zittau');
      depot(world, 'PR', 'breslau');
    });
    expect(ids).toEqual(['all/depot/PR-zittau']);
  });
  const raid = (dice: readonly number[], sps: number) => {
    const match = raiding({
      boxes: { border: { AU: { lt_inf: [sps, 0] }, PR: { lt_inf: [sps, 0] } } },
      dice,
      change: (_, world) => void depot(world, 'PR', 'zittau'),
    });
    answer(match, 'austria raids/A5/border', 'austria all/depot/PR-zittau');
    return go(match, { 'raid-loss': first });
  };
  test('CM §18.5.2 a Success Disrupts it: 4 SPs, 5, and 1 for the card', () => {
    const match = raid([4, 5], 4);
    expect(tales(match, 'supply-raid')).toMatchObject([{ roll: 5, total: 10, result: 'success' }]);
    expect(stateOf(match).depots).toMatchObject([{ at: 'zittau', disrupted: true }]);
  });
  test('CM §18.5.2 9 is not enough', () => {
    const match = raid([4, 4], 4);
    expect(tales(match, 'supply-raid')).toMatchObject([{ total: 9, result: 'failure' }]);
    expect(stateOf(match).depots).toMatchObject([{ disrupted: false }]);
  });
  test('CM §18.5.2 (table) 5 or less repulses the raiders, who lose a step', () => {
    // 2 SPs, 1 and 1 for the card: 4.
    const match = raid([4, 1], 2);
    expect(tales(match, 'supply-raid')).toMatchObject([{ total: 4, result: 'repulsed' }]);
    expect(stateOf(match).boxes.border.AU).toEqual({ lt_inf: [1, 1] });
  });
  test('CM §18.5.2 (table) 14 brings a Supply Action as well', () => {
    const match = raid([4, 6], 7);
    expect(tales(match, 'supply-raid')).toMatchObject([{ total: 14, result: 'great_success' }]);
    expect(stateOf(match).powers.AU.supplyActions).toBe(1);
  });
});

test('CM §9.7.1 a captured Major Depot is raided like a Forward Depot: Dresden in Prussian hands', () => {
  const match = raiding({
    boxes: { border: { AU: { lt_inf: [3, 0] } } },
    change: (state) => {
      state.control = { dresden: 'PR' };
    },
  });
  answer(match, 'austria raids/A5/border');
  expect(optionsOf(match, 'austria')).toContain('all/depot/PR-dresden');
});

describe('CM §18.5.3 raid losses and §18.6 Devastation', () => {
  test('CM §18.5.3 the first step lost comes from a Forage Raid if there is one', () => {
    // 1: one raider step. Infantry forages, cavalry raids a depot.
    const match = raiding({
      boxes: { border: { AU: { lt_inf: [2, 0], lt_cav: [2, 0] }, PR: { hussar_dual: [4, 0] } } },
      dice: [1],
      change: (_, world) => void depot(world, 'PR', 'zittau'),
    });
    answer(match, 'austria raids/A5/border');
    for (let n = 0; n < 2; n++) answer(match, 'austria one/AU-lt_inf/forage/silesia');
    answer(match, 'austria all/depot/PR-zittau');
    go(match, { 'raid-loss': first });
    expect(tales(match, 'raid-losses')).toMatchObject([{ raider: 1, enemy: 0 }]);
    expect(stateOf(match).boxes.border.AU).toMatchObject({ lt_inf: [1, 1] });
    expect(tales(match, 'foraged')).toMatchObject([{ num: 1 }]);
  });
  test('CM §18.6.1 (readings, 51) a Devastated area takes no more FPs', () => {
    const match = raiding({
      boxes: { border: { AU: { lt_inf: [3, 0] }, PR: { lt_inf: [3, 0] } } },
      dice: [4],
      change: (state) => {
        state.devastated = ['silesia'];
        state.powers.AU.supplyActions = 0;
      },
    });
    answer(match, 'austria raids/A5/border', 'austria all/forage/silesia');
    expect([stateOf(match).forage.silesia ?? 0, stateOf(match).powers.AU.supplyActions]).toEqual([0, 0]);
  });
  test('CM §18.6.1 Devastation takes the FPs away and 1 Will from the Power that controls the area', () => {
    const match = raiding({
      boxes: { border: { AU: { lt_inf: [3, 0] }, PR: { lt_inf: [3, 0] } } },
      dice: [4],
      change: (state) => {
        state.forage.silesia = 24;
      },
    });
    answer(match, 'austria raids/A5/border', 'austria all/forage/silesia');
    expect([stateOf(match).devastated, stateOf(match).forage.silesia ?? 0]).toEqual([['silesia'], 0]);
    expect(tales(match, 'will')).toMatchObject([{ power: 'PR', num: -1 }]);
  });
  test('CM §18.6 and §22.3 Devastated Saxony costs its Patron the Will', () => {
    const match = raiding({
      power: 'PR',
      card: 'P11',
      boxes: { border: { PR: { lt_inf: [3, 0] }, AU: { lt_inf: [3, 0] } } },
      dice: [4],
      change: (state) => {
        state.forage.saxony = 22;
      },
    });
    answer(match, 'prussia raids/P11/border', 'prussia all/forage/saxony');
    expect(stateOf(match).devastated).toEqual(['saxony']);
    expect(tales(match, 'will')).toMatchObject([{ power: 'AU', num: -1 }]);
  });
});
