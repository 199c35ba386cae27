/** U §26.1.1, §26.2: third Powers in the zone of a civil war, and at the door of a coalition. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, optionsOf, put, stateOf, type Table, table, war } from '../table.ts';
import { calm, onwards, toDo, unitsAt } from './play.ts';

/** Wars of Religion with four: Spain is of the first player. */
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

describe('U §26.2 at the door of a coalition', () => {
  const close = (enemies: 'sweden'[]): string[] => {
    const match = table({
      scenario: 'age_of_succession',
      players: 3,
      player: 'player-1',
      change: (state) => {
        calm(state, 2);
        state.alliances.splice(0);
        for (const enemy of enemies) war(state, enemy, 'russia');
        state.coalitions.push({ card: '1502', sides: [enemies, ['russia']], open: [[], ['prussia']] });
      },
    });
    answer(match, 'player-1 end');
    return optionsOf(match, 'player-1').filter((id) => id.startsWith('enter/'));
  };
  test('U §26.2 nobody enters one whose enemies have all made peace', () => {
    expect(close(['sweden'])).toEqual(['enter/1502/1/prussia']);
    expect(close([])).toEqual([]);
  });
});
