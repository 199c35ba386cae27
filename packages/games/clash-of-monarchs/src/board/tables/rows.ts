/** Tables read by a modified die: rows from `min` to `max`. */
import { at, type Datum, given, items, refuse, whole } from '../source.ts';

export interface Span {
  readonly min: number;
  readonly max: number;
}

const spanOf = (entry: Datum): Span => {
  const roll = given(at(entry, 'roll'), whole, null);
  return roll === null
    ? { min: given(at(entry, 'min'), whole, -99), max: given(at(entry, 'max'), whole, 99) }
    : { min: roll, max: roll };
};

/** Rows without gaps and overlaps. */
export function readRows<T>(rows: Datum, reader: (entry: Datum) => T): readonly (Span & T)[] {
  const read = items(rows).map((entry) => ({ ...reader(entry), ...spanOf(entry) }));
  for (let total = -5; total < 25; total++)
    if (read.filter(({ min, max }) => min <= total && total <= max).length !== 1)
      refuse(rows, `${total} must stand in exactly one row`);
  return read;
}

/** The row of a result; whatever lies beyond the table counts as its edge. */
export function rowFor<T extends Span>(rows: readonly T[], total: number): T {
  const [first] = rows;
  const row = rows.find(({ min, max }) => min <= total && total <= max) ?? (total < 0 ? first : rows.at(-1));
  if (!row) throw new Error('The table has no rows');
  return row;
}

/** A table of the plain results of dice. */
export function readByRoll<T>(rows: Datum, least: number, most: number, reader: (entry: Datum) => T): readonly T[] {
  const table: T[] = [];
  for (let roll = least; roll <= most; roll++) table[roll] = reader(at(rows, String(roll)));
  return table;
}

export function byRoll<T>(table: readonly T[], roll: number): T {
  const result = table[roll];
  if (result === undefined) throw new Error(`The table has no row ${roll}`);
  return result;
}
