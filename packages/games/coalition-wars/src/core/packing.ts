/** States as checkpoints keep them: the pieces on the map, more than half of a state, are two texts there. */
import { copy, emptyTable, type Packing } from '@quadrille/kernel';
import { type Board, boardOf, regionOf } from './board.ts';
import { BadData } from './read.ts';
import type { General, State } from './state.ts';
import { type GeneralId, POWERS, type Power, type Territory } from './vocabulary.ts';

interface Packed extends Omit<State, 'generals' | 'garrisons'> {
  /** `b12london b20 `: `britain-1` with two Units in London, `britain-2` without any off the map. */
  readonly generals: string;
  /** `blisboa ohellas `: a Garrison of `britain` and one of `ottomans`, in the order of the state. */
  readonly garrisons: string;
}

export const packing: Packing<State> = {
  pack: (state): Packed =>
    apart({ ...state, generals: packGenerals(state.generals), garrisons: packGarrisons(state.garrisons) }, state),

  unpack(stored) {
    const packed = stored as Packed | State;
    if (!isPacked(packed)) return apart({ ...packed }, packed);
    const board = boardOf(packed.board);
    const generals = unpackGenerals(packed.generals, board);
    const garrisons = unpackGarrisons(packed.garrisons, board);
    return apart({ ...packed, generals, garrisons }, packed);
  },
};

/** Checkpoints of older servers hold the state as it is. */
const isPacked = (packed: Packed | State): packed is Packed => typeof packed.generals === 'string';

/** Copies what a record still shares with the one it was made from. */
function apart<T extends object>(made: T, from: object): T {
  const parts = made as Record<string, unknown>;
  const shared = from as Readonly<Record<string, unknown>>;
  for (const key in parts) {
    const part = parts[key];
    if (typeof part === 'object' && part !== null && part === shared[key]) parts[key] = copy(part);
  }
  return made;
}

type Pawn = Pick<General, 'id' | 'power'>;

/** No two Powers begin with the same letter, and none has more than nine Generals. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const letterOf = (power: Power): string => power.charAt(0);
const BY_LETTER: Readonly<Record<string, Power>> = Object.fromEntries(POWERS.map((power) => [letterOf(power), power]));
const PAWNS: Readonly<Record<string, readonly Pawn[]>> = Object.fromEntries(
  POWERS.map((power) => [letterOf(power), NUMBERS.map((number) => ({ id: `${power}-${number}`, power }))]),
);
const CODES: ReadonlyMap<GeneralId, string> = new Map(
  POWERS.flatMap((power) => NUMBERS.map((number) => [`${power}-${number}`, `${letterOf(power)}${number}`])),
);

/** Units are one character, whatever their number. */
const ZERO = 48;
const ONE = 49;

function packGenerals(generals: readonly General[]): string {
  let text = '';
  for (const { id, at, units } of generals) {
    const code = CODES.get(id);
    if (code === undefined) throw new BadData(`There is no General ${id}`);
    text += `${code}${String.fromCharCode(ZERO + units)}${at ?? ''} `;
  }
  return text;
}

function unpackGenerals(text: string, board: Board): General[] {
  const generals: General[] = [];
  let from = 0;
  while (from < text.length) {
    const end = text.indexOf(' ', from + 3);
    const pawn = PAWNS[text.charAt(from)]?.[text.charCodeAt(from + 1) - ONE];
    if (!pawn || end < 0) throw new BadData(`There is no General ${text.slice(from)}`);
    const { id, power } = pawn;
    const units = text.charCodeAt(from + 2) - ZERO;
    generals.push({ id, power, at: end === from + 3 ? null : territoryOf(board, text, from + 3, end), units });
    from = end + 1;
  }
  return generals;
}

function packGarrisons(garrisons: Readonly<Record<Territory, Power>>): string {
  let text = '';
  for (const [at, power] of Object.entries(garrisons)) text += `${letterOf(power)}${at} `;
  return text;
}

function unpackGarrisons(text: string, board: Board): Record<Territory, Power> {
  const garrisons = emptyTable() as Record<Territory, Power>;
  let from = 0;
  while (from < text.length) {
    const end = text.indexOf(' ', from);
    const power = BY_LETTER[text.charAt(from)];
    if (!power || end < 0) throw new BadData(`There is no Garrison ${text.slice(from)}`);
    garrisons[territoryOf(board, text, from + 1, end)] = power;
    from = end + 1;
  }
  return garrisons;
}

/** The board's own name: the rules compare names all the time, soonest if equal ones are one and the same string. */
const territoryOf = (board: Board, text: string, from: number, end: number): Territory =>
  regionOf(board, text.slice(from, end)).id;
