/** U §20.5, §21.2: who stands behind an independent minor. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, deal, put, stateOf, type Table, table, told, war } from '../table.ts';
import { calm, minorOf, onwards, refusalOf, SPANISH, spain, unitsAt } from './play.ts';

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

describe('U §20.5, §21.2.6 when neutral ground is neutral no more', () => {
  test('U §20.5, §21.2.6 a minor that is drawn into the war sends home who is at peace with it', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france');
        minorOf(state, 'switzerland').ally = 'france';
        minorOf(state, 'switzerland').aloof = true;
        state.claims.push({ of: 'spain', against: 'switzerland' });
        put(state, 'austria', 'I23', 'bern');
        put(state, 'spain', 'I23', 'bern');
      },
    });
    answer(match, `${SPANISH} act/spain/war/switzerland`);
    onwards(match);
    expect([unitsAt(match, 'austria', 'bern'), unitsAt(match, 'spain', 'bern')]).toEqual([[], ['spain-1']]);
  });
  test('U §20.3.3, §21.2.6 what others hold of a conquered minor is given back, and they go home', () => {
    const match = table({
      scenario: 'enlightened_despots',
      players: 3,
      turn: 18,
      player: 'player-2',
      dice: [6, 1],
      change: (state) => {
        calm(state, 0);
        war(state, 'austria', 'france');
        war(state, 'england', 'france');
        minorOf(state, 'savoy').ally = 'france';
        state.holders.turin = 'austria';
        state.holders.cagliari = 'england';
        put(state, 'england', 'I23', 'cagliari');
        put(state, 'austria', 'I34', 'nice');
      },
    });
    answer(match, 'player-2 act/austria/subjugate/nice');
    onwards(match);
    expect([stateOf(match).holders, unitsAt(match, 'england', 'cagliari')]).toEqual([{}, []]);
  });
  test('U §20.3.3, §20.5 who conquers an independent minor has its other wars', () => {
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        calm(state, 0);
        state.wars.push({ sides: ['portugal', 'morocco'], taken: [0, 0], vp: [1, 1], cards: ['613'] });
        state.wars.push({ sides: ['spain', 'morocco'], taken: [0, 0], vp: [0, 0], cards: [] });
        state.holders.fez = 'spain';
        put(state, 'spain', 'I34', 'marrakesh');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/marrakesh`);
    onwards(match);
    expect([minorOf(stateOf(match), 'morocco').ally, wars(match)]).toEqual(['spain', ['portugal–spain']]);
  });
});

describe('U §20.3.4 alliances of events are as those of cards', () => {
  test('U §20.3.4, §20.7 no election while enemies of the Empire stand in it', () => {
    const election = (hosts: boolean): Table => {
      const match = spain({
        change: (state) => {
          calm(state, 3);
          war(state, 'austria', 'france');
          put(state, 'france', 'I23', hosts ? 'nuremberg' : 'paris');
          deal(state, SPANISH, '031');
        },
      });
      answer(match, `${SPANISH} card/031/event`);
      return onwards(match);
    };
    expect(told(election(true), 'event-void')).toMatchObject([{ card: '031', why: 'invaded' }]);
    expect(told(election(false), 'emperor')).toHaveLength(1);
  });
  test('U §20.7 the votes that card 301 gives Spain are gone with its election', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        war(state, 'austria', 'france');
        put(state, 'france', 'I23', 'nuremberg');
        deal(state, SPANISH, '301');
      },
    });
    answer(match, `${SPANISH} card/301/event`);
    expect(stateOf(match).inForce.filter((each) => each.startsWith('votes/'))).toEqual([]);
  });
  test('U §20.3.4, §20.3.1 nor does Scotland join England while English troops fight in it', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      turn: 8,
      player: OTTOMANS,
      change: (state) => {
        calm(state, 3);
        war(state, 'england', 'france');
        minorOf(state, 'scotland').ally = 'france';
        put(state, 'england', 'I23', 'glasgow');
        deal(state, OTTOMANS, '814');
      },
    });
    answer(match, `${OTTOMANS} card/814/event`);
    expect(minorOf(stateOf(match), 'scotland').ally).toBe('france');
  });
});
