/** What a player reads: names, numbers, plurals. */
import { say } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { defineFrom } from '../../src/definition.ts';
import { DATA } from '../../src/index.ts';
import { answer, askedOf, deal, table } from '../table.ts';
import { calm } from './play.ts';

const { words } = defineFrom(DATA);

describe('what a player reads', () => {
  test('a combat is not named after a technology', () => {
    for (const kind of ['land', 'siege', 'naval'])
      for (const id of ['ask/cards-before', 'ask/cards-rolled', 'event/combat'])
        expect(say(words, id, { kind, at: 'naples', attacker: 'spain', defender: 'france' })).not.toMatch(/Technology/);
  });
  test('Powers with a plural name have a plural verb', () => {
    expect(say(words, 'refusal/none-left', { power: 'mamluks', kind: 'S3' })).not.toMatch(/Mamluks has/);
    expect(say(words, 'event/war-won', { power: 'ottomans', against: 'venice', conditions: 1 })).not.toMatch(
      /Ottomans has/,
    );
  });
  test('not “a elite troop”', () => {
    expect(say(words, 'event/built', { power: 'spain', kind: 'I34', at: 'toledo' })).not.toMatch(/ a elite/);
  });
  test('the years of a turn are years, whatever card has that number', () => {
    expect(say(words, 'event/turn', { turn: 1, from: 1490, to: 1504 })).toBe('Turn 1 begins: 1490 to 1504.');
  });
  test('U §8.2.2 points that no Power may take any more are not counted', () => {
    const match = table({
      scenario: 'rise_of_portugal',
      players: 1,
      options: {},
      change: (state) => {
        calm(state, 3);
        deal(state, 'player-1', '025', '036');
      },
    });
    answer(match, 'player-1 card/025/points', 'player-1 card/036/points');
    answer(match, 'player-1 act/portugal/calm', 'player-1 act/portugal/calm');
    if (askedOf(match, 'player-1') === 'which-card') answer(match, 'player-1 points/025');
    expect(match.decisions('player-1')[0]?.prompt.args).toMatchObject({ points: 0 });
  });
});
