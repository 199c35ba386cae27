/** What stands on the map, as text. */
import { emptyTable } from '@quadrille/kernel';
import { BadData } from '../read.ts';
import type { General } from '../state.ts';
import { type GeneralId, POWERS, type Power, type Territory } from '../vocabulary.ts';
import { gazetteerOf, nameIn } from './gazetteer.ts';
import { letterOf, powerAt } from './letters.ts';
import { endOf, type Script } from './script.ts';

type Pawn = Pick<General, 'id' | 'power'>;

/** No Power has more than nine Generals. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const PAWNS: Readonly<Record<string, readonly Pawn[]>> = Object.fromEntries(
  POWERS.map((power) => [letterOf(power), NUMBERS.map((number) => ({ id: `${power}-${number}`, power }))]),
);
const CODES: ReadonlyMap<GeneralId, string> = new Map(
  POWERS.flatMap((power) => NUMBERS.map((number) => [`${power}-${number}`, `${letterOf(power)}${number}`])),
);

/** Units are one character, whatever their number. */
const ZERO = 48;
const ONE = 49;

/** `b12london b20 `: `britain-1` with two Units in London, `britain-2` without any off the map. */
export const generals: Script<General[]> = {
  pack(pieces) {
    let text = '';
    for (const { id, at, units } of pieces) {
      const code = CODES.get(id);
      if (code === undefined) throw new BadData(`There is no General ${id}`);
      text += `${code}${String.fromCharCode(ZERO + units)}${at ?? ''} `;
    }
    return text;
  },
  unpack(text, board) {
    const names = gazetteerOf(board);
    const pieces: General[] = [];
    let from = 0;
    while (from < text.length) {
      const pawn = PAWNS[text.charAt(from)]?.[text.charCodeAt(from + 1) - ONE];
      if (!pawn) throw new BadData(`There is no General ${text.slice(from)}`);
      const { id, power } = pawn;
      const units = text.charCodeAt(from + 2) - ZERO;
      const end = endOf(text, ' ', from + 3);
      pieces.push({ id, power, at: end === from + 3 ? null : nameIn(names, text, from + 3, end), units });
      from = end + 1;
    }
    return pieces;
  },
};

/** `blisboa ohellas `: a Garrison of `britain` and one of `ottomans`, in the order of the state. */
export const garrisons: Script<Record<Territory, Power>> = {
  pack(pieces) {
    let text = '';
    for (const [at, power] of Object.entries(pieces)) text += `${letterOf(power)}${at} `;
    return text;
  },
  unpack(text, board) {
    const names = gazetteerOf(board);
    const pieces = emptyTable() as Record<Territory, Power>;
    let from = 0;
    while (from < text.length) {
      const power = powerAt(text, from);
      const end = endOf(text, ' ', from + 1);
      pieces[nameIn(names, text, from + 1, end)] = power;
      from = end + 1;
    }
    return pieces;
  },
};

/** `istanbul galicia `. */
export const fortresses: Script<Territory[]> = {
  pack(pieces) {
    let text = '';
    for (const at of pieces) text += `${at} `;
    return text;
  },
  unpack(text, board) {
    const names = gazetteerOf(board);
    const pieces: Territory[] = [];
    let from = 0;
    while (from < text.length) {
      const end = endOf(text, ' ', from);
      pieces.push(nameIn(names, text, from, end));
      from = end + 1;
    }
    return pieces;
  },
};
