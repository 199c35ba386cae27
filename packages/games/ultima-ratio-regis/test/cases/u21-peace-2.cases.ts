/** U §21.3–21.4: negotiations and what is offered. */
import { describe, expect, test } from 'vitest';
import { controllerOf } from '../../src/facts/control.ts';
import { titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import type { Power } from '../../src/vocabulary.ts';
import { answer, deal, optionsOf, own, put, stateOf, type Table, table, told, war, worldOf } from '../table.ts';
import { calm, FRENCH, onwards, realm, refusalOf, SPANISH, spain, toDo, unrestOf, vpOf } from './play.ts';

const owner = (match: Table, area: string): string => titleOf(worldOf(match), area);
/** Peace between two, asked for by nobody, with this much taken by the first and by the second. */
const peace = (a: Power, b: Power, taken: [number, number], change: (state: State) => void = () => {}): Table =>
  table({
    change: (state) => {
      calm(state, 3);
      war(state, a, b, taken);
      change(state);
      toDo(state, { do: 'peace', sides: [a, b], opener: null });
    },
  });
const offered = (match: Table, seat: string): string[] => optionsOf(match, seat).toSorted();

describe('U §21.4.3 what may be asked for', () => {
  test('U §21.4.3 a border domain that a third Power holds is ceded too; who holds it stays only if at war with the new owner', () => {
    // Perpignan, of France here, is held by Barbary, at war with France only.
    const after = (alsoAtWarWithSpain: boolean) => {
      const match = peace('spain', 'france', [2, 0], (state) => {
        own(state, 'perpignan', 'domain:france');
        war(state, 'venice', 'france');
        state.holders.perpignan = 'barbary';
        put(state, 'barbary', 'I23', 'perpignan');
        state.wars.push({ sides: ['barbary', 'france'], taken: [0, 0], vp: [0, 0], cards: [] });
        if (alsoAtWarWithSpain) war(state, 'spain', 'barbary');
      });
      answer(match, `${SPANISH} border/perpignan`);
      onwards(match, ['act'], { 'may-repatriate': 'repatriate/barbary/stay' });
      return [owner(match, 'perpignan'), controllerOf(worldOf(match), 'perpignan')];
    };
    expect([after(false), after(true)]).toEqual([
      ['domain:spain', 'spain'],
      ['domain:spain', 'barbary'],
    ]);
  });
  test('U §21.4.3 a home area held is not offered, nor is one next door; of domains only those held or on the border', () => {
    const match = peace('spain', 'france', [9, 0], (state) => {
      realm(state, 'spain').interests.push('WE', 'CE');
      state.holders.toulouse = 'spain';
      own(state, 'calais', 'domain:france');
      own(state, 'bilbao', 'domain:france');
    });
    expect(offered(match, SPANISH).filter((id) => /^(domain|border|home-area)/.test(id))).toEqual(['border/bilbao']);
  });
  test('U §21.4.3 a colony of the loser is home: neither held nor free is it ceded', () => {
    const match = peace('spain', 'france', [9, 0], (state) => {
      own(state, 'cuba', 'home:france');
      own(state, 'jamaica', 'domain:france');
      own(state, 'puerto_rico', 'domain:france');
      state.holders.cuba = 'spain';
      state.holders.puerto_rico = 'spain';
    });
    expect(offered(match, SPANISH).filter((id) => /^(domain|overseas|border)/.test(id))).toEqual([
      'domain/puerto_rico',
      'overseas/jamaica',
    ]);
  });
  test('U §21.4.3 the winner may leave conditions unspent', () => {
    const match = peace('spain', 'france', [2, 0]);
    answer(match, `${SPANISH} done`);
    onwards(match, ['act']);
    expect([stateOf(match).wars, vpOf(match, SPANISH)]).toEqual([[], 0]);
  });
  test('U §21.4.3 places are exchanged only where the winner stands behind the loser', () => {
    const match = peace('spain', 'france', [2, 0], (state) => {
      state.trade.tc_west_med = [
        { power: 'spain', count: 1 },
        { power: 'france', count: 1 },
      ];
      state.trade.tc_east_atlantic = [
        { power: 'france', count: 2 },
        { power: 'portugal', count: 1 },
        { power: 'spain', count: 1 },
      ];
      state.trade.tc_north_sea = [{ power: 'france', count: 1 }];
    });
    expect(offered(match, SPANISH).filter((id) => id.startsWith('places'))).toEqual(['places/tc_east_atlantic']);
    answer(match, `${SPANISH} places/tc_east_atlantic`);
    expect(stateOf(match).trade.tc_east_atlantic?.map(({ power }) => power)).toEqual(['spain', 'portugal', 'france']);
  });
  test('U §21.4.3 a domain of Holland that the Netherlands win is home to them', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      turn: 6,
      change: (state) => {
        calm(state, 3);
        war(state, 'netherlands', 'spain', [1, 0]);
        state.holders.arnhem = 'netherlands';
        toDo(state, { do: 'peace', sides: ['netherlands', 'spain'], opener: null });
      },
    });
    answer(match, 'player-3 domain/arnhem');
    onwards(match, ['act']);
    expect(owner(match, 'arnhem')).toBe('home:netherlands');
  });
  test('U §21.4.3 what is too dear is refused with its price', () => {
    const match = peace('spain', 'france', [1, 0]);
    expect(refusalOf(match, SPANISH, 'vp/spain')).toEqual(['too-dear', '§21.4.3']);
  });
});

describe('U §21.4 the steps', () => {
  test('U §21.4.5 at the end of the turn the older war is settled first, and its land makes no border for the next', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france', [1, 0]);
        war(state, 'spain', 'barbary', [2, 0]);
        own(state, 'perpignan', 'domain:france');
        state.holders.perpignan = 'spain';
        toDo(state, { do: 'reckon', step: 'wars' });
      },
    });
    expect(told(match, 'war-won').map(({ against }) => against)).toEqual(['france']);
    answer(match, `${SPANISH} domain/perpignan`);
    expect(told(match, 'war-won').map(({ against }) => against)).toEqual(['france', 'barbary']);
  });
  test('U §21.4.1 the difference is never more than the vitality of the loser: four of Barbary’s two are two', () => {
    const match = peace('spain', 'barbary', [2, 0], (state) => {
      for (const area of ['oran', 'bugia', 'tripoli', 'benghazi']) {
        own(state, area, 'domain:barbary');
        state.holders[area] = 'spain';
      }
    });
    expect(told(match, 'war-won')).toMatchObject([{ power: 'spain', conditions: 2 }]);
    expect(unrestOf(match, 'barbary')).toBe(5);
  });
  test('U §21.4.2 who won and lost three adds one; who lost five adds five', () => {
    const match = peace('spain', 'france', [5, 3]);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([4, 8]);
  });
  test('U §21.3.2 forced to peace by the last point, it gives one more: of those it has taken', () => {
    const match = table({
      change: (state) => {
        calm(state, 0);
        war(state, 'barbary', 'spain', [1, 2]);
        toDo(state, { do: 'forced-peace', power: 'barbary' });
      },
    });
    answer(match, `${FRENCH} peace/barbary/spain`);
    expect(told(match, 'status').map(({ mine, theirs }) => `${mine}–${theirs}`)).toEqual(['1–2', '0–2']);
  });
  test('U §21.4.4 no event of casus belli between two in forced peace; a war event ends it', () => {
    const match = spain({
      change: (state) => {
        state.truces.push(['england', 'france']);
        deal(state, SPANISH, '118');
      },
    });
    answer(match, `${SPANISH} card/118/event`);
    onwards(match, ['act']);
    expect(stateOf(match).claims).toEqual([]);
  });
  test('U card 511 without a war the two are in forced peace: neither may declare one in this turn', () => {
    const match = table({
      scenario: 'italian_wars',
      players: 3,
      turn: 5,
      player: 'player-1',
      change: (state) => {
        calm(state, 3);
        state.claims.push({ of: 'persia', against: 'ottomans' });
        deal(state, 'player-1', '511');
      },
    });
    answer(match, 'player-1 card/511/event');
    onwards(match, ['act']);
    expect(refusalOf(match, 'player-1', 'act/persia/war/ottomans')?.[0]).toBe('forced-peace');
  });
});
