/** U §3.1: what cards do where one looks twice. */
import { describe, expect, test } from 'vitest';
import { play } from '../cards/event.ts';
import { own, put, stateOf } from '../table.ts';
import { minorOf } from './play.ts';

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
});
