/** CM §20: Spring. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { NATIONS } from '../../src/vocabulary.ts';
import type { World } from '../../src/world.ts';
import { answer, askedOf, clear, depot, optionsOf, post, stackOf, stateOf, table, told } from '../table.ts';

const thalers = (match: ReturnType<typeof table>, why: string, nation: string) =>
  told(match, 'thalers').flatMap((event) =>
    event.type === 'thalers' && event.why === why && event.nation === nation ? [event.num] : [],
  );

describe('CM §20.2 the treasury', () => {
  const treasury = (change?: (state: State, world: World) => void) =>
    table({
      phase: 'spring',
      change: (state, world) => {
        Object.assign(state, { season: 'spring', year: 1758 });
        change?.(state, world);
      },
    });
  const tallied = (nation: string, change?: (state: State, world: World) => void) =>
    thalers(treasury(change), 'tally', nation)[0] ?? 0;

  test('CM §20.2.4 each Devastated area of its own costs a nation 1 Thaler', () => {
    const devastated = (state: State) => {
      state.devastated = ['bohemia', 'moravia', 'silesia'];
    };
    expect(tallied('AU', devastated)).toBe(tallied('AU') - 2);
    expect(tallied('PR', devastated)).toBe(tallied('PR') - 1);
  });
  test('CM §20.2.1 a fortress counts for who controls it: Breslau, 2 Thalers', () => {
    const lost = (state: State, world: World) => {
      state.stacks = state.stacks.filter(({ at }) => at !== 'breslau');
      post(world, 'AU', 'breslau', { leaders: ['hadik'], inf: 1 });
      state.control.breslau = 'AU';
    };
    expect(tallied('PR', lost)).toBe(tallied('PR') - 2);
    expect(tallied('AU', lost)).toBe(tallied('AU') + 2);
  });
  test('CM §20.2.2 Credit brings Austria 6 Thalers for 1 Will; Prussia has none', () => {
    const match = treasury();
    const { treasury: before } = stateOf(match).nations.AU;
    const { will } = stateOf(match).powers.AU;
    expect(optionsOf(match, 'prussia')).not.toContain('credit');
    answer(match, 'austria credit');
    expect([stateOf(match).nations.AU.treasury, stateOf(match).powers.AU.will]).toEqual([before + 6, will - 1]);
    expect(optionsOf(match, 'austria')).not.toContain('credit');
  });
  test('CM §20.2.5 the Thaler Devalued: +10, Austria and Russia −1 each, Prussia −1 Will', () => {
    const match = treasury();
    const { PR } = stateOf(match).powers;
    const will = PR.will;
    answer(match, 'prussia devalue');
    expect(['PR', 'AU', 'RU', 'FR'].map((nation) => thalers(match, 'devalued', nation))).toEqual([
      [10],
      [-1],
      [-1],
      [],
    ]);
    expect(stateOf(match).powers.PR.will).toBe(will - 1);
    expect(optionsOf(match, 'prussia')).not.toContain('devalue');
  });
  test('CM §20.2.5 a second year running costs 2 Will', () => {
    const first = treasury();
    answer(first, 'prussia devalue');
    const marker = stateOf(first).marks.filter((mark) => mark.startsWith('devalued/'));
    const next = treasury((state) => {
      state.marks.push(...marker);
      state.year = 1759;
    });
    const { will } = stateOf(next).powers.PR;
    answer(next, 'prussia devalue');
    expect(stateOf(next).powers.PR.will).toBe(will - 2);
    const later = treasury((state) => {
      state.marks.push(...marker);
      state.year = 1760;
    });
    answer(later, 'prussia devalue');
    expect(stateOf(later).powers.PR.will).toBe(will - 1);
  });
  test('CM §20.2.5 a Neutral Russia loses nothing', () => {
    const match = treasury((state) => {
      state.nations.RU.stance = 'neutral';
    });
    answer(match, 'prussia devalue');
    expect(thalers(match, 'devalued', 'RU')).toEqual([]);
  });
});

/** Only Prussia and Austria sustain and recruit. */
const recruiting = (change: (state: State, world: World) => void, dice?: readonly number[]) =>
  table({
    phase: 'recruiting',
    ...(dice && { dice }),
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'spring', year: 1758 });
      for (const nation of NATIONS) {
        state.nations[nation].treasury = 30;
        if (nation !== 'PR' && nation !== 'AU') state.nations[nation].stance = 'neutral';
      }
      change(state, world);
    },
  });
const berlin = (_: State, world: World) => {
  post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 20 });
};

describe('CM §20.3 sustainment', () => {
  test('CM §20.3 Austria pays 12 Thalers, whatever its SPs', () => {
    for (const inf of [5, 40]) {
      const match = recruiting((_, world) => {
        post(world, 'AU', 'prague', { leaders: ['charles', 'daun'], inf });
      });
      answer(match, 'austria done');
      expect(thalers(match, 'sustain', 'AU')).toEqual([-12]);
    }
  });
  test('CM §10.7 a depot is sustained with a Thaler or a Supply Action', () => {
    const withDepot = (state: State, world: World) => {
      berlin(state, world);
      depot(world, 'PR', 'berlin');
      state.powers.PR.supplyActions = 1;
    };
    const coins = recruiting(withDepot);
    answer(coins, 'prussia done');
    expect([thalers(coins, 'sustain', 'PR'), stateOf(coins).powers.PR.supplyActions]).toEqual([[-13], 1]);
    const bread = recruiting(withDepot);
    answer(bread, 'prussia sa/PR-berlin');
    if (askedOf(bread, 'prussia') === 'sustain') answer(bread, 'prussia done');
    expect([thalers(bread, 'sustain', 'PR'), stateOf(bread).powers.PR.supplyActions]).toEqual([[-12], 0]);
  });
});

describe('CM §20.4 recruiting', () => {
  test('CM §20.4.1 three dice and +6: 1, 2, 3 make 12, 9 infantry SPs and 3 cavalry steps for 6 Thalers', () => {
    const match = recruiting(berlin, [1, 2, 3]);
    answer(match, 'prussia by-hand', 'prussia recruit/3');
    expect(told(match, 'recruited')).toMatchObject([{ nation: 'PR', total: 12, inf: 9, cav: 3, thl: 6 }]);
    answer(match, 'prussia all/space/breslau');
    expect(stateOf(match).stacks.find(({ at }) => at === 'breslau')?.troops.PR?.inf).toBe(9);
  });
  test('CM §20.4.1 Fatigued: two dice and +4, or three and +6 for 3 Thalers more', () => {
    const fatigued = (state: State, world: World) => {
      berlin(state, world);
      state.powers.PR.will = 11;
    };
    const two = recruiting(fatigued, [1, 2]);
    answer(two, 'prussia by-hand');
    expect(optionsOf(two, 'prussia')).not.toContain('recruit/3');
    answer(two, 'prussia recruit/2');
    expect(told(two, 'recruited')).toMatchObject([{ total: 7 }]);
    const three = recruiting(fatigued, [1, 2, 3]);
    answer(three, 'prussia by-hand', 'prussia recruit/3-paid');
    expect(told(three, 'recruited')).toMatchObject([{ total: 12 }]);
    // 30 less 12 sustainment, 3 for the die and 6 for the recruits.
    expect(stateOf(three).nations.PR.treasury).toBe(9);
  });
  test('CM §20.4.2 SPs beyond the army limit are lost, and paid for all the same', () => {
    const match = recruiting(
      (_, world) => {
        post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 63 });
      },
      [1, 2, 3],
    );
    answer(match, 'prussia by-hand', 'prussia recruit/3');
    expect(told(match, 'recruited')).toMatchObject([{ inf: 2, thl: 6 }]);
  });
  test('CM §20.4 once only', () => {
    const match = recruiting(berlin, [1]);
    answer(match, 'prussia by-hand', 'prussia recruit/1');
    for (let n = 0; n < 12 && askedOf(match, 'prussia') === 'place-recruits'; n++)
      answer(match, `prussia ${optionsOf(match, 'prussia')[0]}`);
    expect(optionsOf(match, 'prussia').filter((id) => id.startsWith('recruit/'))).toEqual([]);
  });
});

describe('CM §20.5 Financial Straits', () => {
  test('CM §20.5.1 6 Thalers short: two FS cards go, 1 Will, and the treasury is set to 1', () => {
    const match = recruiting((state, world) => {
      berlin(state, world);
      state.nations.PR.treasury = 6;
    });
    const { removed } = stateOf(match).powers.PR;
    expect(told(match, 'in-the-red')).toMatchObject([{ power: 'PR', shortfall: 6 }]);
    expect([removed.length, stateOf(match).nations.PR.treasury]).toEqual([2, 1]);
    expect(removed.every((card) => ['P8', 'P9', 'P11', 'P14'].includes(card))).toBe(true);
    expect(told(match, 'will')).toMatchObject([{ power: 'PR', num: -1 }]);
  });
  test('CM §20.5.2 the first card Austria loses is Karl von Zinzendorf, even out of the hand', () => {
    const match = recruiting((state, world) => {
      post(world, 'AU', 'prague', { leaders: ['daun'], inf: 10 });
      state.nations.AU.treasury = 11;
      for (const pile of [state.powers.AU.draw, state.powers.AU.discard])
        if (pile.includes('A4')) pile.splice(pile.indexOf('A4'), 1);
      if (!state.powers.AU.hand.includes('A4')) state.powers.AU.hand.push('A4');
    });
    answer(match, 'austria done');
    expect(told(match, 'in-the-red')).toMatchObject([{ power: 'AU', shortfall: 1, cards: 'A4' }]);
    expect(stateOf(match).powers.AU.hand).not.toContain('A4');
  });
  test('CM §20.5.1 no FS card left: Will 0', () => {
    const match = recruiting((state, world) => {
      post(world, 'AU', 'prague', { leaders: ['daun'], inf: 10 });
      state.nations.AU.treasury = 0;
      const { AU } = state.powers;
      for (const card of ['A4', 'A10'])
        for (const pile of [AU.hand, AU.draw, AU.discard])
          if (pile.includes(card)) AU.removed.push(...pile.splice(pile.indexOf(card), 1));
    });
    answer(match, 'austria done');
    expect(stateOf(match).powers.AU.will).toBe(0);
  });
  test('CM §20.5.3 Reduce the Force: 8 Thalers, 1 Will, at most 55 infantry SPs, no recruiting', () => {
    const match = recruiting((_, world) => {
      post(world, 'AU', 'prague', { leaders: ['charles', 'daun'], inf: 58, line_cav: 1, lt_inf: 1 });
    });
    const { will } = stateOf(match).powers.AU;
    answer(match, 'austria reduce-force', 'austria dismiss/charles/line_cav', 'austria dismiss/charles/lt_inf');
    for (let n = 0; n < 4 && ['losses', 'excess'].includes(askedOf(match, 'austria') ?? ''); n++)
      answer(match, `austria ${optionsOf(match, 'austria')[0]}`);
    expect([thalers(match, 'sustain', 'AU'), stateOf(match).powers.AU.will]).toEqual([[-8], will - 1]);
    expect(stackOf(match, 'charles')?.troops.AU).toEqual({ inf: 55, units: {} });
    answer(match, 'austria by-hand');
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('recruit/'))).toEqual([]);
  });
});

describe('CM §20.6 and §5.4.5 redeployment and recovery', () => {
  test('CM §20.6 three infantry SPs of a Power, no fourth', () => {
    const match = table({
      phase: 'redeployment',
      change: (state, world) => {
        clear(world);
        state.season = 'spring';
        post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 20 });
        post(world, 'PR', 'breslau', { inf: 2 });
      },
    });
    for (let n = 0; n < 3; n++) answer(match, 'prussia inf/PR/frederick', 'prussia force/breslau');
    expect(stateOf(match).stacks.find(({ at }) => at === 'breslau')?.troops.PR?.inf).toBe(5);
    expect(optionsOf(match, 'prussia')).not.toContain('inf/PR/frederick');
  });
  test('CM §5.4.5 everybody rallies; a die says how many Forage Points Prussia removes', () => {
    const match = table({
      phase: 'recovery',
      dice: [3],
      change: (state, world) => {
        clear(world);
        state.season = 'spring';
        state.forage.silesia = 5;
        post(world, 'PR', 'berlin', { leaders: ['frederick'], inf: 10, morale: 'routed' });
      },
    });
    expect(stackOf(match, 'frederick')?.morale).toBe('good');
    answer(match, 'prussia silesia/3');
    expect(stateOf(match).forage.silesia).toBe(2);
  });
});
