/** Reading the data files: every datum knows its file and the way to it, so that a complaint can say where. */
import { parse } from 'yaml';

export const FILES = [
  'map.yaml',
  'powers.yaml',
  'minors.yaml',
  'cards.yaml',
  'leaders.yaml',
  'scenarios.yaml',
] as const;
export type FileName = (typeof FILES)[number];
/** The text of every file: the printed values, or those of somebody's own copy. */
export type Texts = Readonly<Record<FileName, string>>;

export type Path = readonly (string | number)[];

/** Something wrong with a datum. */
export interface Finding {
  readonly file: FileName;
  readonly path: Path;
  readonly message: string;
}

/** A file that does not say what it must. */
export class BadData extends Error {
  readonly finding: Finding;
  constructor(finding: Finding) {
    super(`${finding.file}: ${finding.path.join('/')}: ${finding.message}`);
    this.finding = finding;
  }
}

/** A datum and where it stands. */
export interface Datum {
  readonly file: FileName;
  readonly path: Path;
  readonly value: unknown;
}

export const fileOf = (texts: Texts, file: FileName): Datum => ({ file, path: [], value: parse(texts[file]) });

export function wrong({ file, path }: Datum, message: string): never {
  throw new BadData({ file, path, message });
}

/** The datum under a key; one that is missing has the value `undefined`. */
export function at(datum: Datum, key: string): Datum {
  return { file: datum.file, path: [...datum.path, key], value: record(datum)[key] };
}

/** Whether the record has this key at all. */
export const has = (datum: Datum, key: string): boolean => record(datum)[key] !== undefined;

function record(datum: Datum): Readonly<Record<string, unknown>> {
  const { value } = datum;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(datum, 'not a record');
  return value as Readonly<Record<string, unknown>>;
}

export const entries = (datum: Datum): [string, Datum][] =>
  Object.keys(record(datum)).map((key) => [key, at(datum, key)]);

export function list(datum: Datum): Datum[] {
  const { file, path, value } = datum;
  if (!Array.isArray(value)) return wrong(datum, 'not a list');
  return value.map((each: unknown, index) => ({ file, path: [...path, index], value: each }));
}

export function text(datum: Datum): string {
  return typeof datum.value === 'string' ? datum.value : wrong(datum, 'not a text');
}

/** A card is named by three or four digits; those that begin with 0 may have been read as numbers. */
export function digits(datum: Datum): string {
  const { value } = datum;
  return typeof value === 'number' ? String(value).padStart(3, '0') : text(datum);
}

export function integer(datum: Datum): number {
  const { value } = datum;
  return typeof value === 'number' && Number.isInteger(value) ? value : wrong(datum, 'not a whole number');
}

export function flag(datum: Datum): boolean {
  return typeof datum.value === 'boolean' ? datum.value : wrong(datum, 'neither true nor false');
}

/** One of a closed vocabulary. */
export function oneOf<const T extends string | number>(known: readonly T[], datum: Datum): T {
  const found = known.find((each) => each === datum.value);
  return found ?? wrong(datum, `${String(datum.value)} is none of ${known.join(', ')}`);
}

/** A list of members of a closed vocabulary. */
export const someOf = <const T extends string | number>(known: readonly T[], datum: Datum): T[] =>
  list(datum).map((each) => oneOf(known, each));

export const texts = (datum: Datum): string[] => list(datum).map(text);

export function pair(datum: Datum): readonly [number, number] {
  const [a, b, ...more] = list(datum);
  return a && b && more.length === 0 ? [integer(a), integer(b)] : wrong(datum, 'not two numbers');
}

/** A record of numbers by name. */
export const numbers = (datum: Datum): Record<string, number> =>
  Object.fromEntries(entries(datum).map(([key, each]) => [key, integer(each)]));

/** The value, or what stands in for one that is missing or null. */
export const or = <T, D>(datum: Datum, read: (datum: Datum) => T, otherwise: D): T | D =>
  datum.value === undefined || datum.value === null ? otherwise : read(datum);

/** Whether a datum is stated in the rulebook or reconstructed, as its `src` says. */
export interface Sourced {
  readonly src: string;
  /** Nothing of it, or only its name, stands in the rulebook. */
  readonly reconstructed: boolean;
}

export function sourced(datum: Datum): Sourced {
  const src = text(at(datum, 'src'));
  return { src, reconstructed: !src.startsWith('stated') };
}
