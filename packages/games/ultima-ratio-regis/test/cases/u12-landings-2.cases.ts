/** U §12.3: landings. */
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
  put,
  stateOf,
  type Table,
  told,
  war,
} from '../table.ts';
import { FRENCH, offered, onwards, realm, refusalOf, SPANISH, spain, unitsAt, whereIs } from './play.ts';

const END = ['advance', 'act'];

describe('U §12.3 landings', () => {
  const coast = (change: (state: State) => void = () => {}, dice?: readonly number[]): Table =>
    spain({
      ...(dice ? { dice } : {}),
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        put(state, 'spain', 'I23', 'barcelona');
        put(state, 'spain', 'S2', 'west_med');
        change(state);
      },
    });
  const land = (match: Table, at: string): Table => {
    answer(match, `${SPANISH} act/spain/land/spain-1`, `${SPANISH} at/${at}`);
    return match;
  };
  test('U §12.3 who has landed goes no further with this action', () => {
    const match = onwards(land(coast(), 'montpellier'), END);
    expect(optionsOf(match, SPANISH)).toEqual(['stay', 'subjugate']);
  });
  test('U §12.3.2, §13.4.1 a landing before an empty fortress begins a siege', () => {
    const match = onwards(
      land(
        coast((state) => fortify(state, 'france', 'montpellier')),
        'montpellier',
      ),
      END,
    );
    expect(stateOf(match).sieges.montpellier).toMatchObject({ by: 'spain' });
  });
  test('U §12.3.2 a draw ashore sends the troops back to their port', () => {
    const match = onwards(
      land(
        coast((state) => void put(state, 'france', 'I23', 'montpellier'), [1, 1]),
        'montpellier',
      ),
      END,
    );
    expect(told(match, 'drawn')).toHaveLength(1);
    expect(whereIs(match, 'spain-1')).toBe('barcelona');
  });
  test('U §12.3.2 who fails to subdue the coast where he landed without battle stays there', () => {
    const match = onwards(
      land(
        coast((state) => fortify(state, 'france', 'lyon'), [1, 5]),
        'montpellier',
      ),
      END,
    );
    answer(match, `${SPANISH} subjugate`, `${FRENCH} oppose/lyon/fortress`);
    onwards(match, ['act']);
    expect([whereIs(match, 'spain-1'), stateOf(match).holders]).toEqual(['montpellier', {}]);
  });
  test('U §12.3.1 a leader built in this impulse leads no landing, and his troop does not land with him', () => {
    const match = coast((state) => deal(state, SPANISH, '029'));
    answer(match, `${SPANISH} card/029/points`, `${SPANISH} act/spain/leader`);
    onwards(match, ['leader-post'], { 'leader-side': 'ordinary' });
    answer(match, `${SPANISH} with/spain-1`);
    expect(offered(match, /^act\/spain\/land\//)).toEqual([]);
    expect(refusalOf(match, SPANISH, 'act/spain/land/spain-1')).toEqual(['has-acted', '§12.3.1']);
  });
  test('U §12.3.1 a leader who was there at the start does', () => {
    const match = coast((state) => lead(state, 'spain', 'L01', 'spain-1'));
    expect(offered(match, /^act\/spain\/land\//)).toEqual(['act/spain/land/spain-1', 'act/spain/land/L01']);
  });
  test('U §12.3.1 a regrouped troop does not land in the same impulse', () => {
    const match = coast((state) => {
      deal(state, SPANISH, '029');
      put(state, 'spain', 'I23', 'box-WM');
    });
    answer(match, `${SPANISH} card/029/points`, `${SPANISH} act/spain/regroup/spain-3`, `${SPANISH} at/barcelona`);
    onwards(match, ['act'], { redeploy: 'stay' });
    expect(offered(match, /^act\/spain\/land\//)).toEqual(['act/spain/land/spain-1']);
  });
  test('U §12.3, §13.4.7 a landing may relieve an own port that the enemy besieges', () => {
    const match = coast(
      (state) => {
        war(state, 'spain', 'ottomans');
        fortify(state, 'spain', 'palermo');
        put(state, 'ottomans', 'I23', 'palermo');
        state.sieges.palermo = { by: 'ottomans', casualties: 0, inside: army(state, 'spain', 'palermo', 1) };
      },
      [5, 5, 1],
    );
    land(match, 'palermo');
    onwards(match, ['join-relief', ...END], { react: 'stand' });
    expect(askedOf(match, SPANISH)).toBe('join-relief');
    answer(match, `${SPANISH} yes`);
    onwards(match, END, { 'after-relief': 'done' });
    expect(stateOf(match).sieges).toEqual({});
    expect(unitsAt(match, 'ottomans', 'palermo')).toEqual([]);
  });
  test('U §12.3 nor is an own coast in revolt out of reach', () => {
    const match = coast((state) => {
      state.rebellions.majorca = 2;
    });
    answer(match, `${SPANISH} act/spain/land/spain-1`);
    expect(offered(match, /^at\//)).toContain('at/majorca');
  });
  test('U §12.3.1 who has made a sortie in this impulse does not land', () => {
    const match = coast(
      (state) => {
        deal(state, SPANISH, '029');
        war(state, 'spain', 'ottomans');
        fortify(state, 'spain', 'barcelona');
        put(state, 'ottomans', 'I23', 'barcelona');
        state.sieges.barcelona = { by: 'ottomans', casualties: 0, inside: ['spain-1'] };
      },
      [5, 1],
    );
    answer(match, `${SPANISH} card/029/points`, `${SPANISH} act/spain/sortie/barcelona`);
    onwards(match, ['act']);
    expect(stateOf(match).sieges).toEqual({});
    expect(offered(match, /^act\/spain\/land\//)).toEqual([]);
  });
});
