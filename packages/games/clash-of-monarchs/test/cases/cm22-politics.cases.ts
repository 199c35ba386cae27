/** CM §6, 20–22: Neutrals, deaths, prisoners, colonies. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { LeaderId, Nation, Power, SpaceId } from '../../src/vocabulary.ts';
import { answer, clear, hold, optionsOf, post, stackOf, stateOf, table } from '../table.ts';
import { go, ORDERS, PASSING, SEAT, tales } from './drive.ts';
import { skip, strategy } from './play.ts';

/** A Command marches one step. */
const enters = (power: Power, leader: LeaderId, from: SpaceId, to: SpaceId) => {
  const match = strategy({
    active: power,
    hands: { [power]: [ORDERS[power]] },
    forces: [[power as Nation, from, { leaders: [leader], inf: 10 }]],
  });
  answer(match, `${SEAT[power]} ops/${ORDERS[power]}`, `${SEAT[power]} ${leader}`);
  go(match, { compose: 'done', ...PASSING });
  answer(match, `${SEAT[power]} step/${to}`);
  return stateOf(match).nations;
};

describe('CM §22.1 Neutral Denmark', () => {
  test('CM §22.1 it is friendly to the Coalition: the French pass through Holstein and nothing happens', () => {
    expect(enters('FR', 'destrees', 'luneburg', 'holstein').DA.stance).toBe('neutral');
  });
  test('CM §22.1.1, 22.3.4 the British who enter it make it an enemy, under France', () => {
    expect(enters('BR', 'cumberland', 'luneburg', 'holstein').DA).toMatchObject({
      stance: 'belligerent',
      patron: 'FR',
    });
  });
  test('CM §22.1.1 a leader alone is no force: Cumberland rides to Holstein', () => {
    const match = strategy({ active: 'BR', forces: [['BR', 'luneburg', { leaders: ['cumberland'], inf: 2 }]] });
    answer(match, 'britain leader', 'britain cumberland', 'britain step/holstein');
    expect([stackOf(match, 'cumberland')?.at, stateOf(match).nations.DA.stance]).toEqual(['holstein', 'neutral']);
  });
  test('CM §22.1.2 who still stands there when his Turn ends has entered it', () => {
    const match = strategy({ forces: [['PR', 'holstein', { leaders: ['henry'], inf: 4 }]] });
    go(match, { strategy: 'done', resupply: 'done' });
    expect(tales(match, 'enters-war')).toMatchObject([{ nation: 'DA', side: 'coalition' }]);
  });
});

describe('CM §22.3.2 Saxony', () => {
  const saxons = (round: 1 | 2) => {
    const match = table({
      scenario: 's1756',
      phase: 'strategy',
      active: 'PR',
      change: (state, world) => {
        state.round = round;
        hold(world, 'PR', 'P13');
        post(world, 'PR', 'cottbus', { leaders: ['frederick'], inf: 10 });
      },
    });
    skip(match, 'light-transfer');
    answer(match, 'prussia ops/P13', 'prussia frederick');
    go(match, { compose: 'done', ...PASSING });
    answer(match, 'prussia step/lubben');
    const { stacks } = stateOf(match);
    return Object.fromEntries(stacks.flatMap(({ at, troops }) => (troops.SA ? [[at, troops.SA.inf]] : [])));
  };
  test('CM §22.3.2 entered in Fall Round 1 of 1756 its army stands in the camp of Pirna', () => {
    expect(saxons(1)).toEqual({ pirna: 7, dresden: 1 });
  });
  test('CM §22.3.2 entered later it deploys by the Saxon Intervention Table', () => {
    expect(saxons(2)).toEqual({ dresden: 4, pirna: 3, leipzig: 1 });
  });
});

describe('CM §22.3.5 the death of Elizabeth', () => {
  test('CM §6.6, 22.3.5 allies of yesterday part, and sieges they laid together are raised', () => {
    const match = table({
      scenario: 's1759',
      phase: 'round',
      active: 'AU',
      dice: [6],
      change: (state, world) => {
        clear(world);
        Object.assign(state, { year: 1762, round: 2, chits: ['media_vita'] });
        state.deaths = ['browne', 'royal_grief', 'ferdinand_vi', 'george_ii'];
        const joint = post(world, 'RU', 'crossen', { leaders: ['saltykov'], inf: 10 });
        joint.troops.AU = { inf: 4, units: {} };
        const siege = post(world, 'AU', 'schweidnitz', { leaders: ['daun'], inf: 14, field_art: 1 });
        siege.troops.RU = { inf: 4, units: {} };
        state.sieges.schweidnitz = { marker: 1, by: 'coalition' };
      },
    });
    const { stacks, sieges, nations } = stateOf(match);
    expect(nations.RU).toMatchObject({ side: 'ap', patron: 'PR' });
    expect(stacks.filter(({ troops }) => troops.RU && troops.AU)).toEqual([]);
    expect([stackOf(match, 'saltykov')?.troops.RU?.inf, stackOf(match, 'daun')?.troops.AU?.inf, sieges]).toEqual([
      10,
      14,
      {},
    ]);
  });
});

describe('CM §20.1 prisoners', () => {
  type Captured = State['prisoners']['ap'];
  const spring = (ap: Captured, coalition: Captured) => {
    const lock = (state: State) => {
      for (const leader of [...ap.leaders, ...coalition.leaders]) {
        for (const stack of state.stacks) stack.leaders = stack.leaders.filter((each) => each !== leader);
        state.leaders[leader] = 'captured';
      }
      state.prisoners = { ap, coalition };
    };
    const match = table({ scenario: 's1756_58', phase: 'spring', change: lock });
    go(match, { 'leader-back': ([home]) => home });
    const { prisoners } = stateOf(match);
    return [prisoners.ap.leaders, prisoners.coalition.leaders, tales(match, 'exchanged').map(({ num }) => num)];
  };
  test('CM §20.1 Lacy (3 at best) is bought for 3 of 5 SPs; with 2 he stays', () => {
    const held = (inf: number): Captured => ({ leaders: [], troops: { PR: { inf, units: {} } } });
    const lacy: Captured = { leaders: ['lacy'], troops: {} };
    expect(spring(lacy, held(5))).toEqual([[], [], [1, 3]]);
    expect(spring(lacy, held(2))).toEqual([['lacy'], [], []]);
  });
  test('CM §20.1 of two Austrians one goes for Keith, the other for 2 SPs', () => {
    const result = spring(
      { leaders: ['lacy', 'nadasdy'], troops: {} },
      { leaders: ['keith'], troops: { PR: { inf: 2, units: {} } } },
    );
    expect(result.slice(0, 2)).toEqual([[], []]);
  });
});

describe('CM §6.5, 22.5.1', () => {
  test('CM §6.5, 18.4 the chit: a Client’s Light units count with its Patron’s, and the Advantage once', () => {
    const match = table({
      phase: 'round',
      active: 'PR',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { round: 2, chits: ['kk_raids'] });
        state.boxes.border = { PR: { hussar_dual: [2, 1] }, AU: { lt_inf: [3, 0] }, SA: { dual_cav: [1, 0] } };
      },
    });
    go(match, { raid: (options) => options.find((option) => /^all.forage.(bohemia|silesia)$/.test(option)) });
    expect(tales(match, 'foraged')).toMatchObject([
      { nation: 'PR', area: 'bohemia', num: 1 },
      { nation: 'AU', area: 'silesia', num: 6 },
    ]);
  });
  test('CM §22.5.1 with France out of the war Britain still fights in the colonies', () => {
    const match = strategy({
      active: 'BR',
      hands: { BR: ['B4'] },
      forces: [['BR', 'hanover', { leaders: ['cumberland'], inf: 4 }]],
      change: (state) => {
        state.nations.FR.stance = 'neutral';
        state.powers.FR.will = 0;
      },
    });
    expect(optionsOf(match, 'britain')).toContain('colonial/B4');
  });
});
