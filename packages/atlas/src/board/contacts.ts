import type { Arc } from '../mesh/arcs.ts';
import { at } from '../plane/at.ts';
import { between, distance, type Line } from '../plane/geometry.ts';
import { type Raster, sample } from '../plane/raster.ts';
import { pairOf } from './pairs.ts';

/** Pixels of a line that lie on land. */
export function lengthOnLand(line: Line, isLand: Raster): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)];
    if (sample(isLand, ...between(a, b, 0.5))) sum += distance(a, b);
  }
  return sum;
}

/** Pixels of border on land for each pair of owners that touch. */
export function contactsOf(arcs: readonly Arc[], names: readonly string[], isLand: Raster): Map<string, number> {
  const contacts = new Map<string, number>();
  for (const { left, right, line } of arcs) {
    if (left < 0 || right < 0) continue;
    const length = lengthOnLand(line, isLand);
    if (length === 0) continue;
    const pair = pairOf(at(names, left), at(names, right));
    contacts.set(pair, (contacts.get(pair) ?? 0) + length);
  }
  return contacts;
}
