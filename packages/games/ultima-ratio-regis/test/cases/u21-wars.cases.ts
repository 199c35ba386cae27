/** U §20.3.3, §21.1, §21.5, §26.2.1: conquest, partners, collapse, who leaves a coalition. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
  deal,
  fortify,
  lead,
  optionsOf,
  own,
  put,
  stateOf,
  type Table,
  table,
  told,
  war,
} from '../table.ts';
import { titles } from './laid.ts';
import { calm, minorOf, onwards, realm, refusalOf, SPANISH, spain, toDo, unrestOf, vpOf, whereIs } from './play.ts';

describe('U §21.5 the Mamluks collapse', () => {
  const collapsed = () =>
    onwards(
      table({
        turn: 2,
        change: (state) => {
          calm(state, 0);
          realm(state, 'mamluks').collapsing = true;
          war(state, 'ottomans', 'mamluks', [2, 0], 1);
          war(state, 'portugal', 'mamluks', [0, 1], 1);
          state.holders.aleppo = 'ottomans';
          state.holders.konya = 'mamluks';
          put(state, 'ottomans', 'I23', 'aleppo');
          put(state, 'mamluks', 'I23', 'cairo');
          fortify(state, 'mamluks', 'cairo');
          minorOf(state, 'georgia').ally = 'mamluks';
          toDo(state, { do: 'peace', sides: ['ottomans', 'mamluks'], opener: null });
        },
      }),
      ['act'],
      { conditions: 'done' },
    );
  test('U §21.5 what the winner holds is his, home areas too; what they took goes back; the rest rises', () => {
    expect(titles(collapsed(), 'aleppo', 'konya', 'cairo', 'jiddah')).toEqual([
      'domain:ottomans',
      'home:ottomans',
      'A3',
      'A3',
    ]);
  });
  test('U §21.5 they make peace with all others, even those they were beating', () => {
    const match = collapsed();
    expect(stateOf(match).wars).toEqual([]);
    expect(told(match, 'peace').map(({ power }) => power)).toEqual(['ottomans', 'portugal']);
  });
  test('U §21.5 nothing of them is left; their ally is neutral; the winner’s troops stay', () => {
    const { units, fortresses, realms } = stateOf(collapsed());
    expect([units.map(({ id }) => id), fortresses]).toEqual([['ottomans-1'], {}]);
    expect(realms.some(({ power }) => power === 'mamluks')).toBe(false);
    expect(minorOf(stateOf(collapsed()), 'georgia').ally).toBe(null);
  });
  test('U §21.5 nobody ends such a war of his own will', () => {
    const match = spain({
      turn: 2,
      change: (state) => {
        realm(state, 'mamluks').collapsing = true;
        war(state, 'ottomans', 'mamluks', [2, 0], 1);
      },
    });
    expect(refusalOf(match, SPANISH, 'peace/mamluks/ottomans')).toEqual(['collapsing', '§21.5']);
  });
});

describe('U §20.3.3 conquest of a minor', () => {
  const taken = (minor: 'florence' | 'savoy', held: string, last: string) => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france');
        minorOf(state, minor).ally = 'france';
        own(state, 'milan', 'domain:spain');
        own(state, 'bologna', 'domain:spain');
        state.holders[held] = 'spain';
        put(state, minor, 'I23', 'box-CM');
        lead(state, 'france', 'L01', `${minor}-1`);
        put(state, 'spain', 'I23', last);
        put(state, 'france', 'I23', 'paris');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/${last}`);
    return onwards(match, ['act']);
  };
  test('U §20.3.3 with a key area the point is lost for it, and only that one', () => {
    const match = taken('florence', 'pisa', 'florence');
    expect(told(match, 'morale').map(({ why }) => why)).toEqual(['key-area']);
    expect(minorOf(stateOf(match), 'florence').ally).toBe('spain');
  });
  test('U §20.3.3 without one a point is lost for the minor', () => {
    expect(told(taken('savoy', 'nice', 'turin'), 'morale').map(({ why }) => why)).toEqual(['minor-lost']);
  });
  test('U §20.3.3, §14.3 its units lie with the eliminated; the leader among them finds another post', () => {
    const match = taken('savoy', 'nice', 'turin');
    expect(whereIs(match, 'savoy-1')).toBe('eliminated');
    expect(stateOf(match).leaders.map(({ on }) => on)).toEqual(['france-1']);
    expect(stateOf(match).holders).toEqual({});
  });
});

describe('U §26.2.1 France leaves its coalition', () => {
  const left = (): Table => {
    const match = table({
      scenario: 'sun_king',
      players: 4,
      turn: 13,
      player: 'player-3',
      change: (state) => {
        calm(state, 0);
        state.coalitions.push({
          card: '1301',
          sides: [
            ['france', 'sweden'],
            ['netherlands', 'spain', 'austria'],
          ],
          open: [[], []],
        });
        war(state, 'france', 'netherlands', [1, 2], 1);
        war(state, 'france', 'austria', [0, 1], 1);
        war(state, 'france', 'spain', [1, 0], 1);
        war(state, 'sweden', 'netherlands', [0, 0], 1);
        put(state, 'sweden', 'I23', 'metz');
        put(state, 'netherlands', 'I23', 'amiens');
      },
    });
    answer(match, 'player-3 peace/france/austria');
    return onwards(match, ['act'], { conditions: 'done' });
  };
  test('U §26.2.1 one peace is peace with the whole other side', () => {
    expect(stateOf(left()).wars.map(({ sides }) => sides)).toEqual([['sweden', 'netherlands']]);
  });
  test('U §26.2.1 it gives one point to the worst enemy, in a tie the first on the card, and returns one to others', () => {
    const sums = told(left(), 'status').map(({ against, mine, theirs }) => `${against} ${mine}–${theirs}`);
    expect(sums.filter((each) => each.startsWith('netherlands')).at(-1)).toBe('netherlands 1–3');
    expect(sums.filter((each) => each.startsWith('austria')).at(-1)).toBe('austria 0–1');
    expect(sums.filter((each) => each.startsWith('spain')).at(-1)).toBe('spain 0–0');
  });
  test('U §26.2.1 its former partner has casus belli against it; troops of both sides leave its areas', () => {
    const match = left();
    expect(stateOf(match).claims).toContainEqual({ of: 'sweden', against: 'france' });
    expect([whereIs(match, 'sweden-1'), whereIs(match, 'netherlands-1')]).not.toContain('metz');
    expect(whereIs(match, 'netherlands-1')).not.toBe('amiens');
  });
});

describe('U §21.1 partners', () => {
  const four = (player: 'player-1' | 'player-3', change: (state: State) => void): Table =>
    table({
      players: 4,
      player,
      change: (state) => {
        calm(state, 2);
        change(state);
      },
    });
  test('U §21.1.5 a troop lent in Calais fights for England: its defeat costs England a point, not France', () => {
    const match = table({
      players: 4,
      dice: [6, 6, 1, 1],
      change: (state) => {
        calm(state, 0);
        state.alliances.push(['france', 'england']);
        war(state, 'england', 'spain');
        realm(state, 'spain').interests.push('WE', 'CE');
        own(state, 'arras', 'domain:spain');
        army(state, 'spain', 'arras', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I23', 'calais');
        put(state, 'england', 'I23', 'calais');
        state.lent['france-1'] = 'england';
      },
    });
    answer(match, 'player-1 act/spain/march/L01', 'player-1 army/all', 'player-1 to/calais', 'player-4 stand');
    onwards(match, ['act', 'advance'], { 'take-control': 'no' });
    expect(told(match, 'morale')).toMatchObject([{ power: 'england', to: 'spain', why: 'field-battle' }]);
  });
  test('U §21.1.5 the ally is asked, and may say no', () => {
    const match = four('player-3', (state) => {
      state.alliances.push(['france', 'england']);
      put(state, 'france', 'I23', 'amiens');
    });
    answer(match, 'player-3 act/france/corps/to/england');
    onwards(match, ['agree-corps']);
    expect(askedOf(match, 'player-4')).toBe('agree-corps');
    answer(match, 'player-4 no');
    expect(stateOf(match).lent).toEqual({});
  });
  test('U §21.1.5 of two troops in one area either may be lent, with its leader or without', () => {
    const match = four('player-3', (state) => {
      state.alliances.push(['france', 'england']);
      army(state, 'france', 'amiens', 2);
      lead(state, 'france', 'L01', 'france-1');
    });
    answer(match, 'player-3 act/france/corps/to/england');
    expect(optionsOf(match, 'player-3').toSorted()).toEqual(['corps/france-1', 'corps/france-2']);
  });
  test('U §19.1.2 a subsidy goes to allies who have unrest, of other players too', () => {
    const match = four('player-1', (state) => {
      state.alliances.push(['spain', 'england'], ['spain', 'austria']);
      realm(state, 'austria').unrest = 0;
    });
    expect(optionsOf(match, 'player-1').filter((id) => id.startsWith('act/spain/subsidise'))).toEqual([
      'act/spain/subsidise/england',
    ]);
    answer(match, 'player-1 act/spain/subsidise/england');
    expect([unrestOf(match, 'england'), unrestOf(match, 'spain')]).toEqual([1, 2]);
  });
  test('U §20.5 war on an independent minor is war on its ally, worth a VP, and the ally’s allies are asked', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        minorOf(state, 'switzerland').ally = 'france';
        state.alliances.push(['france', 'portugal']);
        state.claims.push({ of: 'austria', against: 'switzerland' });
        deal(state, SPANISH, '036');
      },
    });
    answer(match, `${SPANISH} act/austria/war/switzerland`);
    expect(askedOf(match, 'player-1')).toBe('join-war');
    expect(stateOf(match).wars).toMatchObject([{ sides: ['austria', 'france'], taken: [0, 0], vp: [1, 1] }]);
    expect(vpOf(match, SPANISH)).toBe(0);
  });
  test('U §20.5, §21.4.4 not while the ally is in forced peace with us', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'switzerland').ally = 'france';
        state.truces.push(['austria', 'france']);
      },
    });
    expect(refusalOf(match, SPANISH, 'act/austria/war/switzerland')).toEqual(['forced-peace', '§21.4.4']);
  });
});
