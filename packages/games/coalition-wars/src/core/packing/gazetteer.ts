/** The names of a board, to be found in a text without cutting them out of it. */
import type { Board } from '../board.ts';
import { BadData } from '../read.ts';
import type { Territory } from '../vocabulary.ts';

/** Territories by the number that is made of their letters. */
export type Gazetteer = ReadonlyMap<number, Territory>;

const gazetteers = new Map<Board, Gazetteer>();

export function gazetteerOf(board: Board): Gazetteer {
  const known = gazetteers.get(board);
  if (known) return known;
  const made = new Map(board.territories.map((id) => [numberOf(id, 0, id.length), id]));
  if (made.size < board.territories.length) throw new BadData(`${board.id}: two names make the same number`);
  gazetteers.set(board, made);
  return made;
}

/** The board's own name: the rules compare names all the time, soonest if equal ones are one and the same string. */
export function nameIn(names: Gazetteer, text: string, from: number, end: number): Territory {
  const name = names.get(numberOf(text, from, end));
  if (name?.length !== end - from) throw new BadData(`There is no Territory ${text.slice(from, end)}`);
  return name;
}

function numberOf(text: string, from: number, end: number): number {
  let number = 0;
  for (let at = from; at < end; at++) number = (Math.imul(number, 31) + text.charCodeAt(at)) | 0;
  return number;
}
