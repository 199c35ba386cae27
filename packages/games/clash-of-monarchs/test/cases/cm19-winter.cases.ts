/** CM §19: Winter. The examples of 19.1 and 19.2.1 stand in realm.test.ts. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { World } from '../../src/world.ts';
import { answer, clear, optionsOf, post, stackOf, stateOf, table, told } from '../table.ts';

const quarters = (change: (state: State, world: World) => void) => {
  const match = table({
    phase: 'winterQuarters',
    change: (state, world) => {
      clear(world);
      Object.assign(state, { season: 'fall', chits: [] });
      state.order = ['PR', 'AU', 'FR', 'BR', 'RU'];
      change(state, world);
    },
  });
  for (let n = 0; n < 8; n++)
    for (const seat of match.waiting)
      if (optionsOf(match, seat).includes('proposal')) answer(match, `${seat} proposal`);
  return match;
};

describe('CM §19.1 Winter Quarters', () => {
  test('CM §19.1 a force that reaches a friendly fortress within 2 MPs loses nothing', () => {
    const match = quarters((_, world) => {
      post(world, 'AU', 'kolin', { leaders: ['daun'], inf: 16 });
    });
    expect(told(match, 'quarters')).toMatchObject([{ force: 'daun', from: 'kolin', lost: 0 }]);
    expect(['prague', 'koniggratz']).toContain(stackOf(match, 'daun')?.at);
  });
  test('CM §19.1 a force in a friendly fortress stays', () => {
    const match = quarters((_, world) => {
      post(world, 'AU', 'olmutz', { leaders: ['daun'], inf: 16 });
    });
    expect(stackOf(match, 'daun')?.at).toBe('olmutz');
    expect(told(match, 'quarters')).toHaveLength(0);
  });
  test('CM §19.1 afterwards everybody is in Full Supply', () => {
    const match = quarters((_, world) => {
      post(world, 'AU', 'olmutz', { leaders: ['daun'], inf: 16, supply: 'critical' });
      post(world, 'PR', 'zwickau', { leaders: ['keith'], inf: 3, supply: 'short' });
    });
    expect(stateOf(match).stacks.map(({ supply }) => supply)).toEqual(['full', 'full']);
  });
  test('CM §19.1.1 Russians winter in Grodno or Vilna, not in a Prussian fortress they have not taken', () => {
    const match = quarters((_, world) => {
      post(world, 'RU', 'kowno', { leaders: ['fermor'], inf: 12 });
    });
    expect(['grodno', 'vilna']).toContain(stackOf(match, 'fermor')?.at);
  });
  test('CM §19.1.2 Fleets in the Baltic go to the Force Pool', () => {
    const match = quarters((state) => {
      Object.assign(state.fleets.RU, { place: 'sea', sea: 'baltic', port: null });
    });
    expect(stateOf(match).fleets.RU.place).toBe('pool');
  });
});

describe('CM §19.2 New Year', () => {
  const newYear = (change?: (state: State) => void) =>
    table({
      phase: 'newYear',
      change: (state) => {
        Object.assign(state, { season: 'winter', year: 1757 });
        state.control = { dresden: 'PR' };
        change?.(state);
      },
    });
  test('CM §19.2 the year goes on, the chits return, shared supply and coup markers end', () => {
    const match = newYear((state) => {
      state.drawn = [...state.drawn, ...state.chits.splice(0)];
      state.sharing = { FR: 1 };
    });
    const { year, drawn, chits, sharing } = stateOf(match);
    expect([year, drawn, chits.length, sharing]).toEqual([1758, [], 11, {}]);
  });
  test('CM §19.2 wounded leaders come back into a fortress of their nation', () => {
    const match = newYear((state) => {
      for (const stack of state.stacks) stack.leaders = stack.leaders.filter((id) => id !== 'daun');
      state.leaders.daun = 'wounded';
    });
    expect(optionsOf(match, 'austria')).toEqual(expect.arrayContaining(['prague', 'wien']));
    expect(optionsOf(match, 'austria')).not.toContain('dresden');
    answer(match, 'austria wien');
    expect(stackOf(match, 'daun')?.at).toBe('wien');
  });
  test('CM §19.2.1 nobody answers for Dresden while Saxony is Neutral (readings, 53)', () => {
    const match = newYear((state) => {
      state.nations.SA.stance = 'neutral';
      state.control = {};
    });
    expect(told(match, 'key-city')).toMatchObject([{ power: 'RU' }, { power: 'RU' }]);
  });
  test('CM §19.2.1 Britain loses 1 Will while France holds Hanover, Prussia 1 for Berlin', () => {
    const match = newYear((state) => {
      state.control = { hanover: 'FR', berlin: 'RU', konigsberg: 'RU', stettin: 'RU', dresden: 'AU' };
    });
    expect(told(match, 'key-city').map((event) => ('power' in event ? event.power : ''))).toEqual(
      expect.arrayContaining(['BR', 'PR']),
    );
    expect(told(match, 'key-city')).toHaveLength(2);
  });
});

describe('CM §19.3 Winter Strategy', () => {
  const winter = (change?: (state: State) => void) =>
    table({
      phase: 'winterStrategy',
      change: (state) => {
        Object.assign(state, { season: 'winter', year: 1758 });
        state.order = ['PR', 'AU', 'FR', 'BR', 'RU'];
        change?.(state);
      },
    });
  const bury = (state: State) => {
    for (const [power, card] of [
      ['BR', 'B2'],
      ['FR', 'F2'],
    ] as const)
      for (const pile of [state.powers[power].hand, state.powers[power].draw, state.powers[power].discard])
        if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
    state.powers.BR.discard.push('B2');
    state.powers.FR.discard.push('F2');
  };
  test('CM §19.3 everybody draws one card; Royal Navy and French Fleet come back from the Discard pile', () => {
    const match = winter(bury);
    expect(told(match, 'drew').map((event) => ('num' in event ? event.num : 0))).toEqual([1, 1, 1, 1, 1]);
    expect(stateOf(match).powers.BR.hand).toContain('B2');
    expect(stateOf(match).powers.FR.hand).toContain('F2');
  });
  test('CM §8.2.2 not the French Fleet after Typhus', () => {
    const match = winter((state) => {
      bury(state);
      state.played.B12 = [1758];
      state.flags.push({ id: 'typhus', until: 'game_end' });
    });
    expect(stateOf(match).powers.FR.discard).toContain('F2');
  });
  test('CM §19.3 one card each, as an Event or for Supply Actions, never for Ops', () => {
    const match = winter();
    const ids = optionsOf(match, 'prussia');
    expect(ids.some((id) => id.startsWith('ops/') || id.startsWith('raids/'))).toBe(false);
    const before = stateOf(match).powers.PR.supplyActions;
    answer(match, 'prussia supply/P1');
    expect(stateOf(match).powers.PR.supplyActions).toBe(before + 4);
    expect(match.waiting).toEqual(['austria']);
  });
});
