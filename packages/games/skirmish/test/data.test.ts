import { describe, expect, test } from 'vitest';
import { HOUSES } from '../src/board.ts';
import { boardFaults, cardFaults, scenarioFaults } from '../src/check.ts';
import { DATA, TEXTS } from '../src/data.ts';
import { title } from '../src/index.ts';
import { wordsOf } from '../src/words.ts';

const { board, cards, scenarios, wares } = DATA;
const said = (faults: readonly { readonly message: string }[]) => faults.map(({ message }) => message);

/** What is wrong with an edition that changes one file, with the line it stands in. */
async function flaws(file: string, from: string, to: string): Promise<readonly string[]> {
  const text = TEXTS[file] ?? '';
  expect(text).toContain(from);
  const found = await title.editable?.flaws({ [file]: text.replace(from, to) });
  return (found ?? []).map((flaw) => `${flaw.file}:${flaw.line}: ${flaw.sentence}`);
}

test('our own data are sound', async () => {
  expect(await title.editable?.flaws(TEXTS)).toEqual([]);
});

test('a board with mistakes is found out', () => {
  const { ford, ashholt, ...rest } = board;
  const faults = boardFaults({ ...rest, ford: { ...ford, next: ['keep'] }, ashholt: { ...ashholt, home: null } });
  expect(said(faults)).toEqual(
    expect.arrayContaining([
      'ford has no road back to ashholt',
      'ford has no road back to birchwick',
      'ash has 0 homes',
    ]),
  );
  expect(said(boardFaults({ ...rest, ford }))).toContain('ashholt is not on the board');
});

test('cards and scenarios with mistakes are found out', () => {
  expect(said(cardFaults({ charge: { ...cards.charge, copies: 20 } }))).toEqual([
    '20 cards are not enough for 4 hands',
  ]);
  const outposts = [{ house: 'oak', place: 'ashholt', troops: 12 }] as const;
  const odd = { ...scenarios.quarrel, players: [1, 2], outposts, dominion: 10 };
  expect(said(scenarioFaults({ odd }, board))).toEqual([
    'it is not for 1 players',
    'ashholt is no outpost',
    'oak may not play',
    'oak has too many troops',
    'there are only 9 crowns',
  ]);
});

test('everything has a name', () => {
  const ids = [board, cards, wares].flatMap((things) => Object.keys(things));
  expect([...ids, ...HOUSES].filter((id) => !(`name/${id}` in wordsOf(DATA)))).toEqual([]);
});

describe('an edition of somebody’s own', () => {
  test('is played with its values, and told with its names', () => {
    const dear = (TEXTS['wares.json'] ?? '').replace('"a troop", "price": 2', '"a levy", "price": 3');
    const edition = title.editable?.titleFrom({ 'wares.json': dear });
    expect(edition?.data).not.toBe(title.data);
    expect(edition?.definition.words['name/troop']).toBe('a levy');
    expect(title.definition.words['name/troop']).toBe('a troop');
  });

  test.each([
    ['wares.json', '"price": 2', '"price": 0', 'wares.json:2: troop/price: must be >= 1'],
    ['board.json', '"next": ["bridge", "ford"]', '"next": ["bridge"]', 'board.json:2: ashholt/next: "next" stays'],
    ['scenarios.json', '"players": [2, 3, 4]', '"players": [2]', 'scenarios.json:5: quarrel/players: "players" stays'],
    ['cards.json', '"copies": 6', '"copies": 1.5', 'cards.json:2: charge/copies: must be integer'],
    ['cards.json', '"cancels": true', '"cancels": *yes', 'cards.json:1: Unresolved alias'],
    ['board.json', '"keep": {', '"castle": {', 'board.json:1: this is no data file we know'],
  ])('%s with %s as %s is refused', async (file, from, to, sentence) => {
    expect(await flaws(file, from, to)).toContainEqual(expect.stringContaining(sentence));
  });
});
