/** U §26.1.1, §21.4: what third Powers hold in the zone of a civil war. Wars of Religion with four: Spain leads the first player. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { put, stateOf, type Table, table, war } from '../table.ts';
import { calm, onwards, toDo, unitsAt } from './play.ts';

const civil = (change: (state: State) => void): Table =>
  table({
    scenario: 'wars_of_religion',
    players: 4,
    turn: 6,
    player: 'player-1',
    change: (state) => {
      calm(state, 2);
      const zone = ['paris', 'toulouse', 'montpellier', 'la_rochelle'];
      state.civilWars.push({ card: '601', official: 'france', contenders: ['huguenots'], zone });
      war(state, 'france', 'huguenots');
      change(state);
    },
  });

describe('U §26.1.1 third Powers in the zone', () => {
  test('U §26.1.1, §21.4 what Spain had taken before the civil war it gives back with its peace', () => {
    const match = civil((state) => {
      war(state, 'spain', 'france');
      state.holders.toulouse = 'spain';
      put(state, 'spain', 'I23', 'toulouse');
      toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
    });
    onwards(match);
    expect([stateOf(match).holders, unitsAt(match, 'spain', 'toulouse')]).toEqual([{}, []]);
  });
  test('U §26.1.1 what the contenders have taken of each other they keep, and may stand there', () => {
    const match = civil((state) => {
      state.holders.toulouse = 'huguenots';
      put(state, 'huguenots', 'I23', 'toulouse');
      state.stage = 'turn';
      toDo(
        state,
        { do: 'reckon', step: 'wars' },
        { do: 'reckon', step: 'homecoming' },
        { do: 'reckon', step: 'trade' },
      );
    });
    onwards(match, ['begin', 'merchants', 'act']);
    expect([stateOf(match).holders.toulouse, unitsAt(match, 'huguenots', 'toulouse')]).toEqual([
      'huguenots',
      ['huguenots-1'],
    ]);
  });
  test('U §26.1.1, §21.2.6 at the end of the turn troops of others leave it', () => {
    const match = civil((state) => {
      put(state, 'spain', 'I23', 'paris');
      toDo(state, { do: 'reckon', step: 'homecoming' });
    });
    onwards(match);
    expect(unitsAt(match, 'spain', 'paris')).toEqual([]);
  });
});
