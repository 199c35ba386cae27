/** CM §19–20, 24.4: quarters in play order and among enemies, Lt units by the side of their counter, spring's borders. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, optionsOf, post, stackOf, stateOf, table, told } from '../table.ts';
import { first, go, sp, tales } from './drive.ts';
import { raiding } from './scenes.ts';

type Change = (state: State, world: World) => void;
const HOME = {
  quarters: 'proposal',
  losses: 'proposal',
  'small-quarters': 'done',
  'winter-light': 'done',
} as const;
const quarters = (change: Change) =>
  table({
    phase: 'winterQuarters',
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'fall', chits: [], order: ['PR', 'AU', 'FR', 'BR', 'RU'], control: {} });
      change(state, world);
    },
  });
const wintering = (change: Change) => go(quarters(change), HOME);

describe('CM §19.1 in the face of the enemy', () => {
  test('CM §19.1 Daun in Prague is in quarters, Keith before its walls is not', () => {
    const match = wintering((_, world) => {
      post(world, 'AU', 'prague', { leaders: ['daun'], inf: 16 });
      post(world, 'PR', 'prague', { leaders: ['keith'], inf: 7 });
    });
    expect([stackOf(match, 'daun')?.at, sp(match, 'daun')]).toEqual(['prague', 16]);
    expect(tales(match, 'quarters').map(({ force }) => force)).toEqual(['keith']);
  });
  test('CM §19.1 3 Prussian SPs that may stay before Prague drive nobody out of it', () => {
    const match = wintering((_, world) => {
      post(world, 'AU', 'prague', { leaders: ['daun'], inf: 9 });
      post(world, 'PR', 'prague', { leaders: ['keith'], inf: 3 });
    });
    expect(stackOf(match, 'daun')?.at).toBe('prague');
    expect(told(match, 'quarters')).toEqual([]);
  });
  test('CM §19.1 nor does a garrison leave its fortress, be it shut in or not', () => {
    for (const outside of [7, 15]) {
      const match = wintering((_, world) => {
        post(world, 'AU', 'prague', { leaders: ['daun'], inf: 9, inside: true });
        post(world, 'PR', 'prague', { leaders: ['keith'], inf: outside });
      });
      expect([stackOf(match, 'daun')?.at, sp(match, 'daun')]).toEqual(['prague', 9]);
    }
  });
  test('CM §19.0 in play order, whoever answers first: the Prussians leave Prague and Königgrätz, then Daun comes in', () => {
    const match = quarters((_, world) => {
      post(world, 'AU', 'kolin', { leaders: ['daun'], inf: 9 });
      post(world, 'PR', 'prague', { leaders: ['keith'], inf: 7 });
      post(world, 'PR', 'koniggratz', { leaders: ['henry'], inf: 7 });
    });
    answer(match, 'austria proposal');
    expect(told(match, 'quarters')).toEqual([]);
    answer(match, 'prussia proposal');
    expect(tales(match, 'quarters').map(({ force, lost }) => [force, lost])).toEqual([
      ['keith', 1],
      ['henry', 1],
      ['daun', 0],
    ]);
    expect(['prague', 'koniggratz']).toContain(stackOf(match, 'daun')?.at);
  });
});

describe('CM §19.1 who stays at a depot', () => {
  test('CM §19.1 "a total of up to 5 SPs" of any kind: a Line cavalry unit and 2 infantry SPs stay at Mittelwalde', () => {
    const match = quarters((state, world) => {
      post(world, 'AU', 'glatz', { leaders: ['daun'], inf: 14, line_cav: 1 });
      state.depots.push({ nation: 'AU', at: 'mittelwalde', inside: false, disrupted: false });
    });
    answer(match, 'austria by-hand', 'austria leave-part/mittelwalde', 'austria AU/inf/2');
    answer(match, 'austria done');
    go(match, { ...HOME, 'quarters-of': 'to/olmutz' });
    expect(stateOf(match).stacks.find(({ at }) => at === 'mittelwalde')?.troops.AU).toEqual({
      inf: 2,
      units: { line_cav: [1, 0] },
    });
    expect([stackOf(match, 'daun')?.at, sp(match, 'daun')]).toEqual(['olmutz', 11]);
  });
});

describe('CM §18.2, 19.1 and 20.6 a player says which Lt unit moves', () => {
  test('CM §18.2 with a full and a reduced unit in the box either may come out', () => {
    const match = raiding({
      power: 'AU',
      transfers: true,
      boxes: { border: { AU: { lt_inf: [1, 1] } } },
      forces: [['AU', 'prague', { leaders: ['daun'], inf: 9 }]],
    });
    answer(match, 'austria out/border/AU/lt_inf_reduced', 'austria daun');
    expect(stateOf(match).boxes.border.AU).toEqual({ lt_inf: [1, 0] });
    expect(stackOf(match, 'daun')?.troops.AU?.units).toEqual({ lt_inf: [0, 1] });
    expect(optionsOf(match, 'austria')).toContain('out/border/AU/lt_inf');
    expect(optionsOf(match, 'austria')).not.toContain('in/daun/AU/lt_inf');
  });
  test('CM §19.1 in winter too', () => {
    const match = quarters((state, world) => {
      post(world, 'AU', 'prague', { leaders: ['daun'], inf: 9, lt_cav: 1, lt_cav_reduced: 1 });
      state.boxes.border = {};
    });
    answer(match, 'austria by-hand', 'austria light/daun/AU/lt_cav_reduced', 'austria german');
    expect(stateOf(match).boxes.german.AU).toEqual({ lt_cav: [0, 1] });
    expect(stackOf(match, 'daun')?.troops.AU?.units).toEqual({ lt_cav: [1, 0] });
  });
  test('CM §20.6 and in spring, Line cavalry as well', () => {
    const match = table({
      phase: 'redeployment',
      change: (state, world) => {
        clear(world);
        state.season = 'spring';
        post(world, 'AU', 'prague', { leaders: ['daun'], inf: 9, line_cav: 1, line_cav_reduced: 1 });
        post(world, 'AU', 'wien', { inf: 2 });
      },
    });
    answer(match, 'austria line_cav_reduced/AU/daun', 'austria force/wien');
    expect(stackOf(match, 'daun')?.troops.AU?.units).toEqual({ line_cav: [1, 0] });
  });
});

describe('CM §20.4 and §20.6', () => {
  const springtime = (phase: 'recruiting' | 'redeployment', change: Change) =>
    table({
      phase,
      change: (state, world) => {
        clear(world);
        state.season = 'spring';
        change(state, world);
      },
    });
  test('CM §20.6 and §2.1.1 a French leader does not redeploy to the Swedes in Malmö', () => {
    const match = springtime('redeployment', (state, world) => {
      state.nations.RU.stance = 'neutral';
      Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR', side: 'coalition' });
      post(world, 'SW', 'malmo', { inf: 3 });
      post(world, 'FR', 'dusseldorf', { leaders: ['destrees'], inf: 8 });
      post(world, 'FR', 'koln', { inf: 1 });
    });
    answer(match, 'france leader/destrees');
    expect(optionsOf(match, 'france')).toEqual(['force/koln']);
  });
  test('CM §20.4.6 depots are rebuilt in "any same-nation controlled fortress", cut off or not: Wesel', () => {
    const match = springtime('recruiting', (state) => {
      state.control = {};
      Object.assign(state.nations.PR, { treasury: 40, depots: 2 });
    });
    go(match, { sustain: 'done' });
    answer(match, 'prussia by-hand');
    expect(optionsOf(match, 'prussia')).toEqual(expect.arrayContaining(['depot/berlin', 'depot/wesel']));
  });
  test('CM §20.4.2 as proposed nobody recruits for an army that is full', () => {
    const match = springtime('recruiting', (state, world) => {
      state.control = {};
      post(world, 'SA', 'dresden', { inf: 8, dual_cav: 1 });
      state.nations.SA.treasury = 9;
      state.nations.SA.pool = {};
    });
    go(match, { sustain: 'done', recruiting: 'proposal' });
    expect(tales(match, 'recruited').map(({ nation }) => nation)).not.toContain('SA');
  });
});

describe('CM §20.2.1 whose Thalers', () => {
  const tallies = (change: Change) => {
    const match = table({
      phase: 'spring',
      change: (state, world) => {
        clear(world);
        state.season = 'winter';
        change(state, world);
      },
    });
    return Object.fromEntries(
      tales(match, 'thalers').flatMap(({ nation, num, why }) => (why === 'tally' ? [[nation, num]] : [])),
    );
  };
  test('CM §20.2.1 "the nation with the majority of SPs": Wesel, which the Empire controls, pays the French who hold it', () => {
    const wesel = (french: number, imperial: number) =>
      tallies((state, world) => {
        state.control = { wesel: 'IM' };
        post(world, 'FR', 'wesel', { inf: french });
        post(world, 'IM', 'wesel', { inf: imperial });
      });
    const [held, shared] = [wesel(1, 3), wesel(3, 1)];
    expect([Number(held.IM) - Number(shared.IM), Number(shared.FR) - Number(held.FR)]).toEqual([1, 1]);
  });
  test('CM §20.2.1 a captured fortress pays its garrison although more enemies stand before it', () => {
    const prague = (outside: number) =>
      tallies((state, world) => {
        state.control = { prague: 'PR' };
        post(world, 'PR', 'prague', { inf: 3, inside: true });
        if (outside > 0) post(world, 'AU', 'prague', { inf: outside });
      });
    expect(prague(5).PR).toBe(prague(0).PR);
  });
});

describe('CM §20.4.6 and §8.6.4 an enemy before the gates', () => {
  test('CM §20.4.6 recruits report in a fortress that is neither besieged nor masked, whoever stands outside', () => {
    const reported = (enemies: number) => {
      const match = table({
        phase: 'recruiting',
        change: (state, world) => {
          clear(world);
          state.season = 'spring';
          state.control = {};
          state.nations.AU.treasury = 30;
          post(world, 'PR', 'prague', { inf: enemies });
        },
      });
      go(match, { sustain: 'done' });
      answer(match, 'austria by-hand', 'austria recruit/3');
      return optionsOf(match, 'austria').includes('all/space/prague');
    };
    expect([reported(3), reported(15)]).toEqual([true, false]);
  });
});

describe('CM §20.1 leaders with red boxes', () => {
  test('CM §20.1 of two on each side every pair is proposed: the first is refused, the second goes home', () => {
    const match = table({
      phase: 'spring',
      change: (state, world) => {
        clear(world);
        state.season = 'winter';
        state.control = {};
        for (const [holder, ids] of [
          ['ap', ['daun', 'apraxin']],
          ['coalition', ['frederick', 'zieten']],
        ] as const)
          for (const id of ids) {
            state.leaders[id] = 'captured';
            state.prisoners[holder].leaders.push(id);
          }
      },
    });
    answer(match, 'prussia no', 'austria yes', 'prussia yes', 'austria yes');
    go(match, { 'leader-back': first });
    const { ap, coalition } = stateOf(match).prisoners;
    expect([ap.leaders, coalition.leaders]).toEqual([['daun'], ['frederick']]);
  });
});

describe('CM §19.2 the wounded come back', () => {
  test('CM §19.2 to a fortress with an enemy before its walls: he joins the garrison inside', () => {
    const match = table({
      phase: 'newYear',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'winter', order: ['PR', 'AU', 'FR', 'BR', 'RU'], control: {} });
        state.leaders.daun = 'wounded';
        post(world, 'AU', 'prague', { inf: 2, inside: true });
        post(world, 'PR', 'prague', { leaders: ['keith'], inf: 3 });
      },
    });
    answer(match, 'austria prague');
    expect(stackOf(match, 'daun')).toMatchObject({ at: 'prague', inside: true, troops: { AU: { inf: 2 } } });
  });
});

describe('CM §24.4 Ferdinand in Prussian service', () => {
  test('CM §24.4 and §19.2 wounded as a Prussian he comes back to a Prussian fortress, and Prussia says which', () => {
    const back = (prussian: boolean) => {
      const match = table({
        phase: 'newYear',
        options: { 'ferdinand-switch': 'yes' },
        change: (state, world) => {
          clear(world);
          Object.assign(state, { season: 'winter', order: ['PR', 'AU', 'FR', 'BR', 'RU'] });
          Object.assign(state.leaders, { ferdinand_ha: 'wounded', ferdinand_pr: 'dead' });
          if (prussian) state.marks.push('ferdinand-prussian');
        },
      });
      return [optionsOf(match, 'prussia').includes('berlin'), optionsOf(match, 'britain').includes('hanover')];
    };
    expect([back(true), back(false)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
