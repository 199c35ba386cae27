/** U §13.1.7, §13.3.5, §17.1: losses, leaders in a combat, and the relief of fortresses. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, fortify, lead, optionsOf, own, put, stateOf, type Table, told, war } from '../table.ts';
import { FRENCH, onwards, SPANISH, spain } from './play.ts';

const whereIs = (match: Table, id: string) => stateOf(match).units.find((unit) => unit.id === id)?.at;
const leaderOn = (match: Table, id: string) => stateOf(match).leaders.find((leader) => leader.id === id)?.on;

/** Three Spaniards march from Perpignan upon a mixed French army in Montpellier: an elite troop with a leader, and two others. */
const battle = (dice: readonly number[], change: (state: State) => void = () => {}) => {
  const match = spain({
    dice,
    change: (state) => {
      war(state, 'spain', 'france');
      const [first = ''] = army(state, 'spain', 'perpignan', 3);
      lead(state, 'spain', 'L01', first);
      const elite = put(state, 'france', 'I34', 'montpellier');
      lead(state, 'france', 'L02', elite);
      army(state, 'france', 'montpellier', 2);
      change(state);
    },
  });
  answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
  answer(match, `${FRENCH} stand`);
  return onwards(match, ['losses', 'withdraw', 'advance', 'act']);
};

describe('U §13.1.7 losses', () => {
  // Spain throws 5, 5, 1 and has 4 points; France throws 3, 3, 1 and has 2: two French troops disperse, none is lost.
  const TWO_DISPERSE = [5, 5, 1, 3, 3, 1];
  test('U §13.1.7 all losses of a combat are proposed at once: the weakest go, the troop of a leader last', () => {
    const match = battle(TWO_DISPERSE);
    expect(optionsOf(match, FRENCH)).toEqual(['proposal', 'by-hand']);
    answer(match, `${FRENCH} proposal`);
    onwards(match, ['withdraw', 'advance', 'act']);
    expect(['france-2', 'france-3'].map((id) => whereIs(match, id))).toEqual(['box-WE-France', 'box-WE-France']);
    expect(whereIs(match, 'france-1')).not.toBe('box-WE-France');
    expect(leaderOn(match, 'L02')).toBe('france-1');
  });
  test('U §13.1.7 or their owner chooses unit by unit', () => {
    const match = battle(TWO_DISPERSE);
    answer(match, `${FRENCH} by-hand`);
    expect(optionsOf(match, FRENCH)).toEqual(['disperse/france-1', 'disperse/france-2']);
  });
  test('U §13.1.7 nothing is asked where all units are alike', () => {
    const match = battle(TWO_DISPERSE, (state) => {
      state.units.splice(3, 3);
      army(state, 'france', 'montpellier', 3);
    });
    expect(askedOf(match, FRENCH)).not.toBe('losses');
  });
  test('U §17.1 of a troop that disperses the leader goes along, or joins another one there', () => {
    const match = battle(TWO_DISPERSE);
    answer(match, `${FRENCH} by-hand`, `${FRENCH} disperse/france-1`);
    expect(askedOf(match, FRENCH)).toBe('leader-parts');
    expect(optionsOf(match, FRENCH)).toEqual(['with/france-2', 'with/france-3', 'follow']);
    answer(match, `${FRENCH} follow`, `${FRENCH} into/box-WE-France`);
    expect(leaderOn(match, 'L02')).toBe('france-1');
    expect(whereIs(match, 'france-1')).toBe('box-WE-France');
  });
  test('U §17.1 of a troop that is eliminated he joins another one, as its owner likes', () => {
    // Spain throws 4, 4, 1: 2 points, 2 casualties; France throws 3, 1, 1.
    const match = battle([4, 4, 1, 3, 1, 1]);
    answer(match, `${FRENCH} by-hand`, `${FRENCH} lose/france-1`);
    expect(optionsOf(match, FRENCH)).toEqual(['with/france-2', 'with/france-3']);
    answer(match, `${FRENCH} with/france-3`);
    expect(whereIs(match, 'france-1')).toBe('eliminated');
    expect(leaderOn(match, 'L02')).toBe('france-3');
  });
});

describe('U §13.3.5 the relief of a fortress', () => {
  // Two Spaniards from Barcelona, and who comes out, throw 5 and 5; the one French besieger of Perpignan throws 1.
  const relief = (owner: 'spain' | 'austria', besieged: number) => {
    const match = spain({
      dice: [5, 5, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        const [first = ''] = army(state, 'spain', 'barcelona', 2);
        lead(state, 'spain', 'L01', first);
        if (owner === 'austria') {
          war(state, 'austria', 'france');
          own(state, 'perpignan', 'domain:austria');
          state.coalitions.push({ card: '1501', sides: [['spain', 'austria'], ['france']], open: [[], []] });
        }
        fortify(state, owner, 'perpignan');
        put(state, 'france', 'I23', 'perpignan');
        const inside = army(state, owner, 'perpignan', besieged);
        state.sieges.perpignan = { by: 'france', casualties: 0, inside };
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/perpignan`);
    return onwards(match, ['after-relief', 'act']);
  };
  test('U §13.3.5 of another Power: the whole force goes back where it came from', () => {
    const match = relief('austria', 1);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect(stateOf(match).sieges).toEqual({});
    expect(['spain-1', 'spain-2'].map((id) => whereIs(match, id))).toEqual(['barcelona', 'barcelona']);
    expect(whereIs(match, 'austria-1')).toBe('perpignan');
  });
  test('U §13.3.5 of one’s own: whoever you like goes back, the besieged too', () => {
    const match = relief('spain', 1);
    expect(optionsOf(match, SPANISH)).toEqual(['back/spain-1', 'back/spain-2', 'back/spain-3', 'done']);
    answer(match, `${SPANISH} back/spain-3`, `${SPANISH} done`);
    onwards(match, ['act']);
    expect(['spain-1', 'spain-2', 'spain-3'].map((id) => whereIs(match, id))).toEqual([
      'perpignan',
      'perpignan',
      'barcelona',
    ]);
  });
});

describe('U §26.2 coalitions in one area', () => {
  test('U §26.2 partners share the room of an area; who came last is eliminated first', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'austria', 'france');
        state.coalitions.push({ card: '1501', sides: [['spain', 'austria'], ['france']], open: [[], []] });
        own(state, 'perpignan', 'domain:austria');
        put(state, 'spain', 'I23', 'barcelona');
        put(state, 'spain', 'I23', 'perpignan');
        army(state, 'austria', 'perpignan', 3);
      },
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`);
    expect(optionsOf(match, SPANISH)).not.toContain('to/perpignan');
    answer(match, `${SPANISH} stay`, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/perpignan`);
    onwards(match, ['act']);
    expect(whereIs(match, 'spain-1')).toBe('eliminated');
    expect(whereIs(match, 'spain-2')).toBe('perpignan');
    expect(stateOf(match).units.filter(({ owner, at }) => owner === 'austria' && at === 'perpignan')).toHaveLength(3);
  });
});

describe('U §10.2 the way over sea', () => {
  const toCeuta = (...seas: readonly ('west_med' | 'east_atlantic')[]) => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        own(state, 'ceuta', 'domain:spain');
        put(state, 'spain', 'I23', 'barcelona');
        for (const sea of seas) put(state, 'france', 'S2', sea);
      },
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/ceuta`);
    return match;
  };
  test('U §11.4.1 where enemies wait on every way you choose whom to pass', () => {
    const match = toCeuta('west_med', 'east_atlantic');
    expect([...optionsOf(match, SPANISH)].sort()).toEqual(['by/east_atlantic', 'by/west_med']);
    answer(match, `${SPANISH} by/east_atlantic`);
    expect(stateOf(match).agenda.at(-1)).toMatchObject({ do: 'voyage', seas: ['east_atlantic'] });
  });
  test('U §10.2 a way without enemies is taken unasked', () => {
    const match = toCeuta('west_med');
    expect(askedOf(match, SPANISH)).not.toBe('route');
    expect(whereIs(match, 'spain-1')).toBe('ceuta');
  });
});
