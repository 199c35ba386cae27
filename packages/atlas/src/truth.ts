import { pairOf } from './board/pairs.ts';
import { addTo, at } from './plane/at.ts';
import { distance } from './plane/geometry.ts';
import { linesOf } from './plane/path.ts';
import type { AreaSheet, Point } from './sheet.ts';

/** Borders shorter than this cannot be seen at arm's length. */
export const shortestBorder = 12;

/** What the rules say of a Territory. */
export interface Neighbourhood {
  readonly id: string;
  readonly adjacent: readonly string[];
}

/**
 * Where the sheet says something else than the rules, one sentence each; none if it tells the truth.
 * Borders are measured on the drawn shapes themselves, not on what the draughtsman noted about them.
 */
export function falsehoods(sheet: AreaSheet, rules: readonly Neighbourhood[]): string[] {
  const drawn = sharedBorders(sheet);
  const linked = new Set(sheet.links.map(({ a, b }) => pairOf(a, b)));
  const barred = new Set(sheet.borders.filter(({ kind }) => kind === 'barrier').map(({ a, b }) => pairOf(a, b ?? '')));
  const adjacent = new Set(rules.flatMap(({ id, adjacent: others }) => others.map((other) => pairOf(id, other))));
  const found: string[] = [];
  for (const { id } of rules) if (!sheet.territories[id]) found.push(`${id} is not on the sheet`);
  for (const pair of adjacent) {
    const length = drawn.get(pair) ?? 0;
    if (length < shortestBorder && !linked.has(pair))
      found.push(`${say(pair)} are adjacent but share ${length.toFixed(0)} px`);
    if (barred.has(pair)) found.push(`${say(pair)} are adjacent but a barrier is drawn`);
  }
  for (const [pair, length] of drawn) {
    if (!adjacent.has(pair) && !barred.has(pair))
      found.push(`${say(pair)} are not adjacent but share ${length.toFixed(1)} px`);
  }
  for (const pair of linked) if (!adjacent.has(pair)) found.push(`${say(pair)} are not adjacent but a link is drawn`);
  return found;
}

const say = (pair: string): string => pair.replace('|', ' and ');

/** Pixels of border each pair of territories shares: the stretches that appear in both outlines. */
export function sharedBorders(sheet: AreaSheet): Map<string, number> {
  const holders = new Map<string, { id: string; length: number }[]>();
  for (const [id, { path }] of Object.entries(sheet.territories)) {
    for (const ring of linesOf(path)) {
      ring.forEach((a, i) => {
        const b = at(ring, (i + 1) % ring.length);
        addTo(holders, stretchOf(a, b), { id, length: distance(a, b) });
      });
    }
  }
  const shared = new Map<string, number>();
  for (const sides of holders.values()) {
    const [first, second] = sides;
    if (!first || !second || first.id === second.id) continue;
    const pair = pairOf(first.id, second.id);
    shared.set(pair, (shared.get(pair) ?? 0) + first.length);
  }
  return shared;
}

/** The same key from both sides. */
function stretchOf(a: Point, b: Point): string {
  const [first, second] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  return `${first.join()} ${second.join()}`;
}
