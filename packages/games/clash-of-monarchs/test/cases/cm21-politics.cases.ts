/** CM §21–24: Will, Neutrality, victory, advanced rules. */
import { describe, expect, test } from 'vitest';
import { standings } from '../../src/politics/victory.ts';
import type { State } from '../../src/state.ts';
import { answer, clear, optionsOf, post, stackOf, stateOf, table, told, worldOf } from '../table.ts';
import { activate, quietly, strategy, whyNot } from './play.ts';

const turnEnd = (change: (state: State) => void) => table({ phase: 'turnEnd', active: 'PR', change });

describe('CM §21.3.2 Exhaustion', () => {
  test('CM §21.3.2 Russia at 0 leaves with its forces and cards; Prussia gains 1 Will', () => {
    const match = turnEnd((state) => {
      state.powers.RU.will = 0;
    });
    const { nations, stacks, powers } = stateOf(match);
    expect(nations.RU.stance).toBe('out');
    expect(stacks.some(({ troops }) => troops.RU)).toBe(false);
    expect(powers.FR.hand.some((card) => card.startsWith('R'))).toBe(false);
    expect(told(match, 'will')).toMatchObject([{ power: 'PR', num: 1 }]);
    expect(told(match, 'vp').filter((event) => 'why' in event && event.why === 'enemy-left')).toHaveLength(0);
  });
  test('CM §21.3.2 France at 0: Prussia 1 Will, Britain 1 VP, and Sweden goes too', () => {
    const match = turnEnd((state) => {
      state.powers.FR.will = 0;
      state.nations.SW.stance = 'belligerent';
      state.nations.SW.patron = 'FR';
    });
    expect(told(match, 'vp')).toEqual(expect.arrayContaining([expect.objectContaining({ power: 'BR', num: 1 })]));
    expect([stateOf(match).nations.FR.stance, stateOf(match).nations.SW.stance]).toEqual(['out', 'out']);
  });
  test('CM §21.3.2 Britain at 0: Austria gains 1 Will, France 1 VP', () => {
    const match = turnEnd((state) => {
      state.powers.BR.will = 0;
    });
    expect(told(match, 'will')).toMatchObject([{ power: 'AU', num: 1 }]);
    expect(told(match, 'vp')).toEqual(expect.arrayContaining([expect.objectContaining({ power: 'FR', num: 1 })]));
  });
  test('CM §23.2.1 Austria at 0 ends the game; Prussia gains its Will in VPs, 3 at most', () => {
    const ended = (AU: number, PR: number) =>
      turnEnd((state) => {
        Object.assign(state.powers.AU, { will: AU });
        Object.assign(state.powers.PR, { will: PR, vp: 0 });
      });
    const goesOn = ended(1, 20);
    expect(goesOn.result).toBeUndefined();
    const even = standings(worldOf(goesOn)).ap.vp;
    const score = (will: number) => {
      const match = ended(0, will);
      expect(match.result).toBeDefined();
      return told(match, 'victory-level').map((event) => ('vp' in event ? event.vp - even : 0))[0];
    };
    expect([score(2), score(20)]).toEqual([2, 3]);
  });
  test('CM §23.3.1 an Alliance whose Will is 1 in all ends the game', () => {
    const match = turnEnd((state) => {
      state.powers.PR.will = 1;
      state.powers.BR.will = 0;
    });
    expect(match.result).toBeDefined();
  });
});

describe('CM §23.3.2 the end of a year', () => {
  const fall = (change: (state: State) => void) =>
    table({
      scenario: 'campaign_1756',
      phase: 'yearEnd',
      change: (state) => {
        state.season = 'fall';
        change(state);
      },
    });
  const prussian = (vp: number) =>
    fall((state) => {
      // With the colonies even France has no VP of them.
      state.colonial = 3;
      state.powers.PR.vp = vp;
    });
  test('CM §23.3.2 Prussia at +19 ends it, at +18 not', () => {
    expect(prussian(19).result).toBeDefined();
    expect(prussian(18).result).toBeUndefined();
  });
  test('CM §23.3.2 Prussia at −11 ends it, at −10 not; Austria wins', () => {
    expect(prussian(-10).result).toBeUndefined();
    expect(prussian(-11).result?.winners).toContain('austria');
  });
  test('CM §23.3.2 with both Austria and Prussia Exhausted (3) it ends, with one not', () => {
    const exhausted = (AU: number, PR: number) =>
      fall((state) => {
        state.powers.AU.will = AU;
        state.powers.PR.will = PR;
      }).result !== undefined;
    expect([exhausted(3, 3), exhausted(3, 4), exhausted(4, 3)]).toEqual([true, false, false]);
  });
});

describe('CM §23.4 levels of victory', () => {
  const levels = (side: 'ap' | 'coalition', scores: readonly number[]) =>
    scores.map((vp) => {
      const match = table({
        scenario: 's1759',
        change: (state) => {
          for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) state.powers[power].vp = 0;
          state.frozenVp = { ap: 0, coalition: 0 };
        },
      });
      const world = worldOf(match);
      const even = standings(world)[side].vp;
      world.state.powers[side === 'ap' ? 'PR' : 'AU'].vp = vp - even;
      return standings(world)[side].level;
    });
  test('CM §23.4 Anglo-Prussians: 14 decisive, 10 substantial, 8 marginal, 6 a draw, 5 a defeat', () => {
    expect(levels('ap', [14, 13, 10, 9, 8, 7, 6, 5])).toEqual([
      'decisive',
      'substantial',
      'substantial',
      'marginal',
      'marginal',
      'draw',
      'draw',
      'defeat',
    ]);
  });
  test('CM §23.4 Coalition: 18 decisive, 13 substantial, 9 marginal, 6 a draw, 5 a defeat', () => {
    expect(levels('coalition', [18, 17, 13, 12, 9, 8, 6, 5])).toEqual([
      'decisive',
      'substantial',
      'substantial',
      'marginal',
      'marginal',
      'draw',
      'draw',
      'defeat',
    ]);
  });
});

describe('CM §22 Neutrals and Poland', () => {
  const entering = (to: string, from: string, change?: (state: State) => void) => {
    const match = strategy({
      forces: [['PR', from, { leaders: ['frederick'], inf: 10 }]],
      hands: { PR: ['P5'] },
      ...(change && { change }),
    });
    activate(match, 'prussia', 'P5', 'frederick');
    answer(match, `prussia march/${to}`);
    return quietly(match);
  };
  test('CM §22.1.1 and §22.3.2 Prussians who enter Neutral Saxony make it an Austrian Client', () => {
    const match = entering('wittenberg', 'magdeburg', (state) => {
      state.nations.SA.stance = 'neutral';
      state.control = {};
    });
    expect(stateOf(match).nations.SA).toMatchObject({ stance: 'belligerent', side: 'coalition', patron: 'AU' });
  });
  test('CM §22.4 Prussians in Poznan: −2 VPs, once a game', () => {
    const match = entering('poznan', 'glogau');
    expect(told(match, 'vp')).toMatchObject([{ power: 'PR', num: -2 }]);
    answer(match, 'prussia march/torun');
    quietly(match);
    expect(stackOf(match, 'frederick')?.at).toBe('torun');
    expect(told(match, 'vp')).toHaveLength(1);
  });
  test('CM §22.4 non-fortress Polish spaces are free', () => {
    expect(told(entering('lissa', 'glogau'), 'vp')).toHaveLength(0);
  });
  test('CM §22.4 Prussians may not enter Warsaw', () => {
    const match = activate(
      strategy({ forces: [['PR', 'plock', { leaders: ['frederick'], inf: 10 }]], hands: { PR: ['P5'] } }),
      'prussia',
      'P5',
      'frederick',
    );
    expect(optionsOf(match, 'prussia')).not.toContain('step/warsaw');
    expect(whyNot(match, 'prussia', 'step/warsaw')).toBeDefined();
  });
  test('CM §22.2 of 8 Prussian SPs without a Command in Westphalia 2 go to Berlin or Magdeburg', () => {
    const match = table({
      phase: 'turnEnd',
      active: 'PR',
      change: (_, world) => {
        clear(world);
        post(world, 'PR', 'munster', { inf: 8 });
      },
    });
    expect(optionsOf(match, 'prussia')).toEqual(['to/berlin', 'to/magdeburg']);
    answer(match, 'prussia to/magdeburg');
    expect(told(match, 'excess-moved')).toMatchObject([{ nation: 'PR', sp: 2, to: 'magdeburg' }]);
  });
  test('CM §22.2 a Prussian Command may be larger', () => {
    const match = table({
      phase: 'turnEnd',
      active: 'PR',
      change: (_, world) => {
        clear(world);
        post(world, 'PR', 'munster', { leaders: ['keith'], inf: 8 });
      },
    });
    expect(told(match, 'excess-moved')).toHaveLength(0);
  });
});

describe('CM §22.5.2 Armistice', () => {
  const truce = (card: string) => {
    const match = strategy({
      active: 'BR',
      forces: [['BR', 'hanover', { leaders: ['cumberland'], inf: 8 }]],
      hands: { BR: ['B4', 'B8'] },
      change: (state) => Object.assign(state, { season: 'fall', round: 3, armistice: { number: 4, end: null } }),
    });
    answer(match, `britain armistice/${card}`);
    return stateOf(match).armistice?.end;
  };
  test('CM §22.5.2 Livres Astray (2 Ops) ends Kloster-Zeven in Round 5, a 1-Ops card in the New Year Phase', () => {
    expect([truce('B4'), truce('B8')]).toEqual([{ power: 'BR', season: 'fall', round: 5 }, 'new-year']);
  });
});

describe('CM §24.1 Imperial Pressure', () => {
  const drawn = (dice: readonly number[], pressure: 'yes' | 'no', change?: (state: State) => void) => {
    const match = table({
      phase: 'draw',
      options: { 'imperial-pressure': pressure },
      dice,
      change: (state) => {
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) {
          state.powers[power].draw.push(...state.powers[power].hand.splice(0));
          state.powers[power].tactics.held = [];
        }
        state.chits = ['cs_ss_attrition'];
        change?.(state);
      },
    });
    return stateOf(match).marks.filter((mark) => mark.startsWith('wants-victories/'));
  };
  test('CM §24.1 two dice after the draw; Theresa is silent while Charles is CIC', () => {
    expect(drawn([1, 1], 'yes')).toEqual(['wants-victories/louis']);
    expect(drawn([3, 4], 'yes')).toEqual([]);
    expect(drawn([1, 1], 'no')).toEqual([]);
  });
  test('CM §24.1 without Charles she is not', () => {
    const marks = drawn([1, 1], 'yes', (state) => {
      for (const stack of state.stacks) stack.leaders = stack.leaders.filter((id) => id !== 'charles');
      state.leaders.charles = 'dead';
    });
    expect(marks).toEqual(['wants-victories/theresa', 'wants-victories/louis']);
  });
  test('CM §24.1 a Crushing Defeat this year waives it', () => {
    const marks = drawn([1, 1], 'yes', (state) => {
      state.feats.push({ power: 'FR', what: 'crushing-defeat', year: state.year });
    });
    expect(marks).toEqual([]);
  });
});
