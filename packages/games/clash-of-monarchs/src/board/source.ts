/** Reading YAML so that whatever is wrong can be said with its file and line. */
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** A file that does not say what it must. */
export class BadData extends Error {}

type Path = readonly (string | number)[];

/** A data file that knows where each of its data stands. */
interface Source {
  readonly file: string;
  lineOf(path: Path): number;
}

/** One datum: its value, and where it stands. */
export interface Datum {
  readonly source: Source;
  readonly path: Path;
  readonly value: unknown;
}

/** The whole of a file. */
export function read(file: string, text: string): Datum {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [wrong] = document.errors;
  if (wrong) throw new BadData(`${file}:${lines.linePos(wrong.pos[0]).line}: ${wrong.message}`);
  const lineOf = (path: Path) => lines.linePos(offsetOf(document.contents, path)).line;
  return { source: { file, lineOf }, path: [], value: document.toJS() };
}

/** Where the last step of the path that exists begins. */
function offsetOf(root: Node | null, path: Path): number {
  let here: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(here)) here = here.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))?.value;
    else if (isSeq(here)) here = here.items[Number(step)];
    else break;
    const range = (here as Node | undefined)?.range;
    if (!range) break;
    offset = range[0];
  }
  return offset;
}

/** Refuses a datum with its file, its line, and the reason. */
export function refuse({ source, path }: Datum, reason: string): never {
  throw new BadData(`${source.file}:${source.lineOf(path)}: ${path.join('/')}: ${reason}`);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A datum within a record; its value is `undefined` where the key is missing. */
export function at(datum: Datum, ...keys: readonly (string | number)[]): Datum {
  let here = datum;
  for (const key of keys) {
    if (!isRecord(here.value)) refuse(here, 'not a record');
    here = { source: here.source, path: [...here.path, key], value: here.value[key] };
  }
  return here;
}

export const isGiven = ({ value }: Datum): boolean => value !== undefined && value !== null;

/** What is read if it is given, and what holds if not. */
export const given = <T, D>(datum: Datum, reader: (datum: Datum) => T, otherwise: D): T | D =>
  isGiven(datum) ? reader(datum) : otherwise;

export function items(datum: Datum): Datum[] {
  const { source, path, value } = datum;
  if (!Array.isArray(value)) refuse(datum, 'not a list');
  return value.map((each: unknown, i) => ({ source, path: [...path, i], value: each }));
}

export const listOf =
  <T>(reader: (datum: Datum) => T) =>
  (datum: Datum): T[] =>
    items(datum).map(reader);

export function entries(datum: Datum): [key: string, datum: Datum][] {
  if (!isRecord(datum.value)) refuse(datum, 'not a record');
  return Object.keys(datum.value).map((key) => [key, at(datum, key)]);
}

/** A record with a value for some keys of a closed vocabulary. */
export const recordOf =
  <K extends string, T>(keys: readonly K[], reader: (datum: Datum) => T) =>
  (datum: Datum): Partial<Record<K, T>> => {
    const record: Partial<Record<K, T>> = {};
    for (const [key, each] of entries(datum)) record[oneOf(keys)({ ...each, value: key })] = reader(each);
    return record;
  };

export function text(datum: Datum): string {
  if (typeof datum.value !== 'string') refuse(datum, 'not a text');
  return datum.value;
}

export function whole(datum: Datum): number {
  const { value } = datum;
  if (typeof value !== 'number' || !Number.isInteger(value)) refuse(datum, `${String(value)} is not a whole number`);
  return value;
}

export const between =
  (least: number, most: number) =>
  (datum: Datum): number => {
    const number = whole(datum);
    if (number < least || number > most) refuse(datum, `${number} is not between ${least} and ${most}`);
    return number;
  };

export const count = between(0, 999);

export function yes(datum: Datum): boolean {
  if (typeof datum.value !== 'boolean') refuse(datum, 'neither true nor false');
  return datum.value;
}

/** One of a closed vocabulary. */
export const oneOf =
  <T extends string | number>(known: readonly T[]) =>
  (datum: Datum): T => {
    const found = known.find((each) => each === datum.value);
    if (found === undefined)
      refuse(
        datum,
        `${String(datum.value)} is not known here (known: ${known.slice(0, 12).join(', ')}${known.length > 12 ? ' …' : ''})`,
      );
    return found;
  };

/** Refuses keys that nobody reads: a misspelt one would otherwise be silently ignored. */
export function onlyKeys(datum: Datum, known: readonly string[]): void {
  for (const [key, each] of entries(datum)) if (!known.includes(key)) refuse(each, `"${key}" is not known here`);
}
