import { describe, expect, test } from 'vitest';
import { affairsOf } from '../src/facts.ts';
import { answer, optionsOf, post, stateOf, table } from './table.ts';

describe('S §2 set-up', () => {
  test('S §2.1 three troops at home, four coins, three cards, and a fourth drawn for the first season', () => {
    const { affairs, field, bank } = stateOf(table({ players: 4 }));
    expect(field.ashholt).toEqual({ holder: 'ash', troops: 3, wall: false, plundered: false });
    expect(affairs.map(({ coin, reserve, hand }) => [coin, reserve, hand.length])).toEqual(Array(4).fill([4, 9, 4]));
    expect(bank).toBe(44);
  });

  test('S §2.2 in the Old Feud two houses start with outposts', () => {
    const { field, affairs } = stateOf(table({ scenario: 'feud' }));
    expect([field.ford, field.abbey].map(({ holder, troops }) => [holder, troops])).toEqual([
      ['ash', 2],
      ['elm', 2],
    ]);
    expect(affairs.map(({ coin, reserve }) => [coin, reserve])).toEqual([
      [2, 8],
      [2, 8],
    ]);
  });

  test('S §2.3 a short match has three seasons', () => {
    expect(stateOf(table({ options: { length: 'short' } })).seasons).toBe(3);
    expect(stateOf(table()).seasons).toBe(5);
  });
});

describe('S §3 muster', () => {
  const change = ({ affairs, deck }: ReturnType<typeof stateOf>) => {
    for (const { hand } of affairs) hand.splice(0, hand.length, 'charge', 'charge', 'rally');
    deck.push('feint', 'shield'); // Ash draws the shield, Elm the feint.
  };

  test('S §3.1 everyone draws a card, and only its owner learns which', () => {
    const match = table({ change });
    const drawn = { type: 'drew-card', house: 'ash', card: 'shield' };
    expect(match.log('ash')).toContainEqual(drawn);
    expect(match.log('elm')).not.toContainEqual(drawn);
    expect(match.log(null).map(({ type }) => type)).toEqual(['season', 'drew', 'drew']);
  });

  test('S §3.2 a card may be exchanged for another; equal cards are one choice', () => {
    const match = table({ change });
    expect(optionsOf(match, 'ash')).toEqual(['exchange/charge', 'exchange/shield', 'exchange/rally', 'keep']);
    answer(match, 'ash exchange/charge');
    expect(affairsOf(stateOf(match), 'ash').hand).toHaveLength(4);
    expect(stateOf(match).discard).toEqual(['charge']);
  });

  test('S §3.3 nobody waits for the others', () => {
    const match = table();
    expect(match.waiting).toEqual(['ash', 'elm']);
    answer(match, 'elm keep', 'elm levy/elmstead');
    expect(match.waiting).toEqual(['ash']);
    expect(stateOf(match).field.elmstead.troops).toBe(4);
  });

  test('S §3.4 one troop is levied, and one more for every two places held', () => {
    const match = table({ change: (state) => post(state, 'ash', 'ford', 1) });
    answer(match, 'ash keep', 'ash levy/ford', 'ash levy/ashholt');
    expect(stateOf(match).field.ford.troops).toBe(2);
    expect(match.waiting).toEqual(['elm']);
  });

  test('S §3.5 no more is levied than there is in reserve', () => {
    const match = table({ change: (state) => post(state, 'ash', 'ford', 9) });
    answer(match, 'ash keep');
    expect(match.waiting).toEqual(['elm']);
  });

  test('S §3.6 a hand of five draws nothing', () => {
    const match = table({
      change: ({ affairs: [ash], deck }) => ash?.hand.push(...deck.splice(0, 2)),
    });
    expect(affairsOf(stateOf(match), 'ash').hand).toHaveLength(5);
    expect(match.log(null).map(({ type }) => type)).toEqual(['season', 'drew']);
  });

  test('S §3.7 an empty deck is made new from the discards', () => {
    const match = table({ change: ({ deck, discard }) => void discard.push(...deck.splice(0)) });
    expect(match.log(null)[1]).toEqual({ type: 'reshuffled' });
    expect(stateOf(match).discard).toEqual([]);
  });
});
