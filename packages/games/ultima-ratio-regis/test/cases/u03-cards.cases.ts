/** U §3.1: what cards do where one looks twice. */
import { describe, expect, test } from 'vitest';
import { at, before, PLAYER, play } from '../cards/event.ts';
import { answer, askedOf, own, put, stateOf } from '../table.ts';
import { minorOf, realm } from './play.ts';

describe('U cards in whose text a Power places something', () => {
  test('U card 116 England’s player says whether York or Dublin rises, whoever plays it', () => {
    const match = before('116', {
      change: (state) => {
        realm(state, 'england').player = 'player-2';
      },
    });
    answer(match, `${PLAYER} card/116/event`);
    expect([askedOf(match, PLAYER), askedOf(match, 'player-2')]).toEqual([undefined, 'rebellion']);
    answer(match, 'player-2 rebel/york');
    expect(stateOf(match).rebellions).toEqual({ york: 2 });
  });
});

describe('U cards that leave a minor without land', () => {
  test('U card 2003 with its last area the minor Crimea is out of play, troops and alliance', () => {
    const match = play('2003', {
      change: (state) => {
        minorOf(state, 'crimea_minor').ally = 'ottomans';
        for (const area of ['crimea', 'ochakov']) own(state, area, 'minor:crimea_minor');
        put(state, 'crimea_minor', 'I23', 'crimea');
        put(state, 'crimea_minor', 'I23', 'akkerman');
      },
    });
    expect(stateOf(match).units).toEqual([]);
    expect(minorOf(stateOf(match), 'crimea_minor').ally).toBeNull();
  });
  test('U card 506 Metz is all that Lorraine has', () => {
    const match = play('506', {
      change: (state) => {
        minorOf(state, 'lorraine').ally = 'austria';
        put(state, 'lorraine', 'I23', 'strasbourg');
      },
    });
    expect(at(match, 'metz')).toBe('domain:france');
    expect([stateOf(match).units, minorOf(stateOf(match), 'lorraine').ally]).toEqual([[], null]);
  });
});
