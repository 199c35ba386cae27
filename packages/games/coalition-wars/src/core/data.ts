/** The data of the family, made from the texts of its files: the printed ones, or an edition of somebody's own. */
import { sha256Hex } from '@quadrille/kernel';
import { parse } from 'yaml';
import { type Board, readBoard } from './board.ts';
import { BadData, type Node, node, textOf } from './read.ts';

/** File → text. */
export type Texts = Readonly<Record<string, string>>;

export interface Data {
  readonly texts: Texts;
  /** The contents of a file. */
  readonly file: (name: string) => Node;
  readonly boardOf: (id: string) => Board;
  /** What is read from the data is read once. */
  readonly once: <T>(read: (data: Data) => T) => T;
}

export function dataFrom(texts: Texts): Data {
  const files = new Map<string, Node>();
  const boards = new Map<string, Board>();
  const read = new Map<unknown, unknown>();
  const data: Data = {
    texts,
    file: (name) => known(files, name, () => node(parse(texts[name] ?? missing(name)), name)),
    boardOf: (id) => known(boards, id, () => Object.freeze(readBoard(data.file(`${id}.yaml`), id))),
    once: <T>(make: (from: Data) => T) => known(read, make, () => make(data)) as T,
  };
  return data;
}

function known<K, V>(made: Map<K, V>, key: K, make: () => V): V {
  const before = made.get(key);
  if (before !== undefined) return before;
  const value = make();
  made.set(key, value);
  return value;
}

function missing(name: string): never {
  throw new BadData(`There is no ${name}`);
}

/** The hash of the files in use. */
export const digestOf = (texts: Texts, files: readonly string[]): string =>
  sha256Hex(files.map((file) => texts[file]).join('\n'));

const FILES = [
  'coalitions-empire.yaml',
  'coalitions-revolution.yaml',
  'ancien-regime.yaml',
  'realpolitik.yaml',
  'cards.yaml',
  'setups.yaml',
];

/** The data of this package. */
export const PRINTED: Data = dataFrom(Object.fromEntries(FILES.map((file) => [file, textOf(file)])));

/** A board of this package. */
export const boardOf = PRINTED.boardOf;
