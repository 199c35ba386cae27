/** U §20.5, §21.2: who stands behind an independent minor. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, deal, stateOf, type Table, table, told, war } from '../table.ts';
import { calm, minorOf, onwards, refusalOf } from './play.ts';

const OTTOMANS = 'player-2';
const FRENCH = 'player-3';
const wars = (match: Table): string[] => stateOf(match).wars.map(({ sides }) => sides.join('–'));

/** Seven players: Spain, the Ottomans, France with Crimea, Barbary with Venice and Russia are of different ones. */
const ottomans = (change: (state: State) => void): Table =>
  table({
    players: 7,
    player: OTTOMANS,
    change: (state) => {
      calm(state, 3);
      change(state);
    },
  });

describe('U §20.5 who stands behind an independent minor', () => {
  test('U §20.5, §3.2 no war upon the minor of a Power with which one may not be at war', () => {
    const match = ottomans((state) => {
      minorOf(state, 'knights').ally = 'barbary';
      state.claims.push({ of: 'ottomans', against: 'knights' });
    });
    expect(refusalOf(match, OTTOMANS, 'act/ottomans/war/knights')).toEqual(['never-at-war', '§3.2']);
  });
  test('U §20.5, §3.2 nor by an event', () => {
    const match = ottomans((state) => {
      minorOf(state, 'knights').ally = 'barbary';
      state.turn = 3;
      deal(state, OTTOMANS, '304');
    });
    answer(match, `${OTTOMANS} card/304/event`);
    expect([wars(match), told(match, 'no-war')]).toMatchObject([[], [{ power: 'ottomans', against: 'knights' }]]);
  });
  test('U §20.5, §21.2 nor upon one that a Power of one’s own player keeps out of a war', () => {
    const match = table({
      players: 7,
      player: FRENCH,
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'crimea');
        minorOf(state, 'morocco').ally = 'crimea';
        minorOf(state, 'morocco').aloof = true;
        state.claims.push({ of: 'france', against: 'morocco' });
      },
    });
    expect(refusalOf(match, FRENCH, 'act/france/war/morocco')).toEqual(['same-player', '§21.2']);
  });
  test('U §20.5, §21.1 by an event it drags along an ally of the attacker too, and that alliance is over', () => {
    const match = ottomans((state) => {
      minorOf(state, 'knights').ally = 'france';
      state.alliances.push(['france', 'ottomans']);
      state.turn = 3;
      deal(state, OTTOMANS, '304');
    });
    answer(match, `${OTTOMANS} card/304/event`);
    onwards(match);
    expect([wars(match), stateOf(match).alliances]).toEqual([['ottomans–france'], []]);
    expect(stateOf(match).wars[0]?.vp).toEqual([1, 1]);
  });
});
