import { readFileSync } from 'node:fs';

/** A file that does not say what it must. */
export class BadData extends Error {}

/** The text of a data file: the only place where this package touches the disk. */
export const textOf = (file: string): string => readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8');

export type Node = Readonly<Record<string, unknown>>;

export function node(value: unknown, where: string): Node {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadData(`${where}: not a record`);
  return value as Node;
}

export function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadData(`${where}: not a list`);
  return value;
}

export function text(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new BadData(`${where}: not a text`);
  return value;
}

export function count(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw new BadData(`${where}: not a number`);
  return value;
}

/** One of a closed vocabulary. */
export function oneOf<const T extends string | number>(known: readonly T[], value: unknown, where: string): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new BadData(`${where}: ${String(value)} is none of ${known.join(', ')}`);
  return found;
}
