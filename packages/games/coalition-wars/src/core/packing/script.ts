import type { Board } from '../board.ts';
import { BadData } from '../read.ts';

/** How a part of the state is written as one text, and read again. */
export interface Script<Part> {
  pack(part: Part): string;
  unpack(text: string, board: Board): Part;
}

/** Where the part of the text that begins here ends. */
export function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  if (end < 0) throw new BadData(`${text.slice(from)} has no end`);
  return end;
}
