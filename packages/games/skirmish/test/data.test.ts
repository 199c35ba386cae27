import { expect, test } from 'vitest';
import { BOARD, CARDS, HOUSES, SCENARIOS, WARES } from '../src/board.ts';
import { boardFaults, cardFaults, scenarioFaults, wareFaults } from '../src/check.ts';
import { WORDS } from '../src/words.ts';

test('the data is sound', () => {
  expect(boardFaults(BOARD)).toEqual([]);
  expect(cardFaults(CARDS)).toEqual([]);
  expect(wareFaults(WARES)).toEqual([]);
  expect(scenarioFaults(SCENARIOS, BOARD)).toEqual([]);
});

test('a board with mistakes is found out', () => {
  const { ford, ashholt, ...rest } = BOARD;
  const faults = boardFaults({ ...rest, ford: { ...ford, next: ['keep'] }, ashholt: { ...ashholt, home: null } });
  expect(faults).toEqual(
    expect.arrayContaining([
      'ford has no road back to ashholt',
      'ford has no road back to birchwick',
      'ash has 0 homes',
    ]),
  );
  expect(boardFaults({ ...rest, ford })).toContain('ashholt is not on the board');
});

test('cards, wares and scenarios with mistakes are found out', () => {
  expect(cardFaults({ charge: { ...CARDS.charge, copies: 20 } })).toEqual(['20 cards are not enough for 4 hands']);
  expect(wareFaults({ troop: { ...WARES.troop, price: 0 } })).toEqual(['troop']);
  const outposts = [{ house: 'oak', place: 'ashholt', troops: 12 }] as const;
  const { quarrel } = SCENARIOS;
  expect(scenarioFaults({ odd: { ...quarrel, players: [1, 2], outposts, dominion: 10 } }, BOARD)).toEqual([
    'odd is not for 1 players',
    'odd: ashholt is no outpost',
    'odd: oak may not play',
    'odd: oak has too many troops',
    'odd: there are only 9 crowns',
  ]);
});

test('everything has a name', () => {
  const ids = [BOARD, CARDS, WARES].flatMap((things) => Object.keys(things));
  expect([...ids, ...HOUSES].filter((id) => !(`name/${id}` in WORDS))).toEqual([]);
});
