/** All the data of the game, made from the texts of its files: ours, or those of an edition. */
import { readFileSync } from 'node:fs';
import { type Cards, readCards } from '../cards/deck.ts';
import { type Leaders, readLeaders } from './leaders.ts';
import { type Board, readBoard } from './map.ts';
import { readScenarios, type Scenarios } from './scenarios.ts';
import { read } from './source.ts';
import { readTables, type Tables } from './tables/index.ts';

export const FILES = ['map.yaml', 'leaders.yaml', 'tables.yaml', 'cards.yaml', 'scenarios.yaml'] as const;
export type Files = Readonly<Record<(typeof FILES)[number], string>>;

export interface Data {
  readonly board: Board;
  readonly leaders: Leaders;
  readonly tables: Tables;
  readonly cards: Cards;
  readonly scenarios: Scenarios;
}

/** Throws `BadData` with file, line and reason where a file does not say what it must. */
export function dataFrom(files: Files): Data {
  const tablesFile = read('tables.yaml', files['tables.yaml']);
  const board = readBoard(read('map.yaml', files['map.yaml']));
  const leaders = readLeaders(read('leaders.yaml', files['leaders.yaml']));
  const tables = readTables(tablesFile);
  const cards = readCards(read('cards.yaml', files['cards.yaml']), {
    spaces: [...board.spaces.keys()],
    areas: [...board.areas.keys()],
    leaders: [...leaders.leaders.keys()],
  });
  const scenarios = readScenarios(read('scenarios.yaml', files['scenarios.yaml']), tablesFile, {
    board,
    leaders,
    tables,
    cards: [...cards.cards.keys()],
    flags: [...cards.flags.keys()],
  });
  return Object.freeze({ board, leaders, tables, cards, scenarios });
}

/** The text of one of our own files: the only place where the rules touch the disk. */
const textOf = (file: string): string => readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8');

export const ownFiles = (): Files => ({
  'map.yaml': textOf('map.yaml'),
  'leaders.yaml': textOf('leaders.yaml'),
  'tables.yaml': textOf('tables.yaml'),
  'cards.yaml': textOf('cards.yaml'),
  'scenarios.yaml': textOf('scenarios.yaml'),
});

/** The data as we print them. */
export const DATA: Data = dataFrom(ownFiles());
