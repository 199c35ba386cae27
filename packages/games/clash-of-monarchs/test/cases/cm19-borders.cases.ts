/** CM §19: Winter, its examples as printed, Commitments. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import type { State } from '../../src/state.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, depot, hold, optionsOf, post, stackOf, stateOf, table, told } from '../table.ts';
import { forcesOf, go, sp, tales, willOf } from './drive.ts';
import { asked } from './play.ts';

type Change = (state: State, world: World) => void;
const quarters = (change: Change) =>
  table({
    phase: 'winterQuarters',
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'fall', chits: [], order: ['PR', 'AU', 'FR', 'BR', 'RU'] });
      change(state, world);
    },
  });

describe('CM §19.1 the example: an Austrian Command of 16 SPs before Glatz', () => {
  test('CM §19.1 2 MPs reach only Muglitz: it loses 2 SPs and goes on to Olmütz', () => {
    const match = quarters((_, world) => {
      post(world, 'AU', 'glatz', { leaders: ['daun'], inf: 16 });
    });
    answer(match, 'austria proposal');
    go(match, { losses: 'proposal', attrition: 'proposal' });
    expect(tales(match, 'quarters')).toMatchObject([{ force: 'daun', from: 'glatz', to: 'olmutz', lost: 2 }]);
    expect([stackOf(match, 'daun')?.at, sp(match, 'daun')]).toEqual(['olmutz', 14]);
  });
  test('CM §19.1 with a depot in Mittelwalde it could leave up to 5 SPs there and lose only 1', () => {
    const match = quarters((_, world) => {
      post(world, 'AU', 'glatz', { leaders: ['daun'], inf: 16 });
      depot(world, 'AU', 'mittelwalde');
    });
    answer(match, 'austria by-hand');
    expect(optionsOf(match, 'austria')).not.toContain('leave/6/mittelwalde');
    answer(match, 'austria leave/5/mittelwalde');
    go(match, { 'quarters-of': 'to/olmutz', losses: 'proposal', attrition: 'proposal' });
    expect([stackOf(match, 'daun')?.at, sp(match, 'daun')]).toEqual(['olmutz', 10]);
    expect(forcesOf(match, 'AU').map(({ at, troops }) => [at, spOf({ troops })])).toContainEqual(['mittelwalde', 5]);
  });
  test('CM §19.1 without a depot nobody is left on the way', () => {
    const match = quarters((_, world) => {
      post(world, 'AU', 'glatz', { leaders: ['daun'], inf: 16 });
    });
    answer(match, 'austria by-hand');
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('leave/'))).toEqual([]);
  });
  test('CM §19.1 a Minor Force may stay where it is', () => {
    const match = quarters((_, world) => {
      post(world, 'AU', 'mittelwalde', { inf: 5 });
    });
    go(match, { quarters: 'proposal', 'small-quarters': 'done', 'winter-light': 'done' });
    expect(told(match, 'quarters')).toEqual([]);
    expect(forcesOf(match, 'AU').map(({ at }) => at)).toEqual(['mittelwalde']);
  });
});

describe('CM §19.1.1–2 Russians and Fleets', () => {
  const winter = (at: string, control: Record<string, 'RU'>) => {
    const match = quarters((state, world) => {
      Object.assign(state.control, control);
      post(world, 'RU', at, { leaders: ['fermor'], inf: 10 });
    });
    go(match, { quarters: 'proposal', losses: 'proposal', 'small-quarters': 'done', 'winter-light': 'done' });
    return stackOf(match, 'fermor')?.at;
  };
  test('CM §19.1.1 in Berlin, or in a captured Prussian fortress outside Silesia', () => {
    expect([winter('konigsberg', { konigsberg: 'RU' }), winter('kustrin', { kustrin: 'RU' })]).toEqual([
      'konigsberg',
      'kustrin',
    ]);
    expect(winter('berlin', { berlin: 'RU' })).toBe('berlin');
  });
  test('CM §19.1.1 not in a captured fortress of Silesia, nor in Poland before the Danzig coup', () => {
    expect(winter('glogau', { glogau: 'RU' })).not.toBe('glogau');
    expect(['torun', 'gdansk', 'poznan']).not.toContain(winter('torun', {}));
  });
  test('CM §19.1.2 the British Fleet may go from the Baltic to the North Sea instead of the pool', () => {
    const match = quarters((state) => {
      Object.assign(state.fleets.BR, { place: 'sea', sea: 'baltic', port: null });
    });
    go(match, { 'iced-in': 'north', quarters: 'proposal', 'small-quarters': 'done', 'winter-light': 'done' });
    const { place, sea } = stateOf(match).fleets.BR;
    expect({ place, sea }).toEqual({ place: 'sea', sea: 'north' });
  });
});

describe('CM §19.2.1 the example of Key Cities', () => {
  test('CM §19.2.1 Prussia controls Stettin, Dresden and Prague in the New Year of 1759: Austria −2, Russia −1', () => {
    const match = table({
      phase: 'newYear',
      change: (state) => {
        Object.assign(state, { season: 'winter', year: 1758 });
        state.control = { dresden: 'PR', prague: 'PR', konigsberg: 'RU' };
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) state.powers[power].will = 15;
      },
    });
    expect(stateOf(match).year).toBe(1759);
    expect((['PR', 'BR', 'AU', 'FR', 'RU'] as const).map((power) => willOf(match, power))).toEqual([
      15, 15, 13, 15, 14,
    ]);
  });
  test('CM §19.2.1 even while Neutral: Russia loses 2 in 1756', () => {
    const match = table({
      scenario: 'campaign_1756',
      phase: 'newYear',
      change: (state) => {
        Object.assign(state, { season: 'winter', year: 1756 });
        state.nations.RU.stance = 'neutral';
        state.powers.RU.will = 15;
      },
    });
    expect(willOf(match, 'RU')).toBe(13);
  });
  test('CM §19.2.1 Dresden is the Key City of Saxony’s Patron: of Prussia, if Saxony is its ally and Austria holds it', () => {
    const match = table({
      phase: 'newYear',
      change: (state) => {
        Object.assign(state, { season: 'winter', year: 1758 });
        state.control = { dresden: 'AU', konigsberg: 'RU', stettin: 'RU' };
        Object.assign(state.nations.SA, { stance: 'belligerent', patron: 'PR', side: 'ap' });
      },
    });
    expect(tales(match, 'key-city')).toMatchObject([{ at: 'dresden', power: 'PR' }]);
  });
});

describe('CM §19.3 Winter Strategy', () => {
  test('CM §19.3 forces do not activate: a card is not played for Ops, raids or the colonies', () => {
    const match = table({
      phase: 'winterStrategy',
      change: (state, world) => {
        Object.assign(state, { season: 'winter', year: 1758, order: ['PR', 'AU', 'FR', 'BR', 'RU'] });
        hold(world, 'BR', 'B9', 'B8');
        state.powers.BR.draw = [];
      },
    });
    go(match, { 'winter-card': (_, seat) => (seat === 'britain' ? undefined : 'pass') });
    const ids = optionsOf(match, 'britain');
    expect(ids).toContain('event/B8');
    expect(ids.filter((id) => /^(ops|raids|colonial|armistice|admin-march)/.test(id))).toEqual([]);
    expect(ids).not.toContain('event/B9');
  });
});

describe('CM §19.4 Diplomacy', () => {
  const diplomacy = (change: Change, options: Readonly<Record<string, string>> = {}) =>
    table({
      phase: 'diplomacy',
      options,
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'winter', year: 1758, commitments: [] });
        for (const power of ['PR', 'BR', 'AU', 'FR', 'RU'] as const) state.powers[power].will = 12;
        change(state, world);
      },
    });
  const wills = (match: ReturnType<typeof diplomacy>) =>
    (['PR', 'BR', 'AU', 'FR'] as const).map((power) => willOf(match, power));
  test('CM §19.4 without 24.3 only Britain and France choose', () => {
    const match = diplomacy(() => {});
    expect([...match.waiting].sort()).toEqual(['britain', 'france']);
    expect(asked(match, 'britain')).toEqual(['diplomacy']);
  });
  test('CM §19.4.1 France keeps its word with 10 SPs in the German Theater outside France', () => {
    const match = diplomacy((state, world) => {
      state.commitments = ['FR'];
      post(world, 'FR', 'koln', { leaders: ['destrees'], inf: 10 });
    });
    expect(tales(match, 'commitment')).toMatchObject([{ power: 'FR', met: 'kept' }]);
    expect(wills(match)).toEqual([12, 12, 12, 12]);
  });
  test('CM §19.4.1 with 9 it breaks it, and France and Austria lose 1 Will each', () => {
    const match = diplomacy((state, world) => {
      state.commitments = ['FR'];
      post(world, 'FR', 'koln', { leaders: ['destrees'], inf: 9 });
      post(world, 'FR', 'maubeuge', { inf: 20 });
    });
    expect(tales(match, 'commitment')).toMatchObject([{ power: 'FR', met: 'broken' }]);
    expect(wills(match)).toEqual([12, 12, 11, 11]);
  });
  test('CM §19.4.1 the Border Theater does not count', () => {
    const match = diplomacy((state, world) => {
      state.commitments = ['FR'];
      post(world, 'FR', 'leipzig', { leaders: ['destrees'], inf: 15 });
    });
    expect(tales(match, 'commitment')).toMatchObject([{ met: 'broken' }]);
  });
  test('CM §19.4.1 who is not committed is not judged', () => {
    const match = diplomacy(() => {});
    expect(told(match, 'commitment')).toEqual([]);
    expect(wills(match)).toEqual([12, 12, 12, 12]);
  });
  test('CM §19.4 (chart) 1758, Britain A: the subsidy to Prussia and the Commitment', () => {
    const match = diplomacy(() => {});
    answer(match, 'britain BR/A', 'france FR/A');
    expect(stateOf(match).subsidies).toContain('british_prussian');
    expect(stateOf(match).commitments).toContain('BR');
  });
  test('CM §19.4 (chart) Britain B: no subsidy, and Prussia loses 1 Will', () => {
    const match = diplomacy(() => {});
    answer(match, 'britain BR/B', 'france FR/A');
    expect(stateOf(match).subsidies).not.toContain('british_prussian');
    expect(willOf(match, 'PR')).toBe(11);
  });
  test('CM §19.4 (chart) France B: the Third Treaty, and France gains 1 Will', () => {
    const match = diplomacy((state) => {
      state.subsidies = ['versailles_2'];
    });
    answer(match, 'britain BR/A', 'france FR/B');
    expect(stateOf(match).subsidies).toContain('versailles_3');
    expect(stateOf(match).subsidies).not.toContain('versailles_2');
    expect(willOf(match, 'FR')).toBe(13);
  });
});
