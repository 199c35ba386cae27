import type { Hints } from '../board/hints.ts';
import type { View } from '../geography/view.ts';
import { widthOf } from '../lettering/fonts.ts';
import { distance } from '../plane/geometry.ts';
import { pathOf } from '../plane/path.ts';
import type { Box, Point, Stub, StubKind } from '../sheet.ts';
import { kindOf, liesOn, type RealmData } from './data.ts';

/** A stub before it has its place on the sheet. */
export interface Exit {
  readonly here: string;
  readonly there: string;
  readonly kind: StubKind;
  /** The sheet it leads to. */
  readonly map: string;
  /** By what it leads there, if the sheet is this one. */
  readonly by?: string;
}

/** Everything that leads from this sheet to another: connections, seas that meet, harbours on a sea elsewhere. */
export function exitsOf(data: RealmData, sheet: string, hints: Hints): Exit[] {
  const { areas, seas } = data;
  const away = (map: string): string => map.split('+').find((each) => each !== sheet) ?? map;
  const exits = (hints.seas.passages ?? []).flatMap(({ pair: [a, b], by }): Exit[] => [
    { here: a, there: b, kind: 'sea', map: sheet, by },
    { here: b, there: a, kind: 'sea', map: sheet, by },
  ]);
  for (const [a, b, kind] of data.connections) {
    for (const [here, there] of [
      [a, b],
      [b, a],
    ] as const) {
      const [from, to] = [areas[here], areas[there]];
      if (from && to && from.map === sheet && to.map !== sheet)
        exits.push({ here, there, kind: kindOf(kind), map: to.map });
    }
  }
  for (const [here, sea] of Object.entries(seas)) {
    if (!liesOn(sea, sheet)) continue;
    // Water that goes on elsewhere under the same name.
    for (const map of sea.map.split('+')) if (map !== sheet) exits.push({ here, there: here, kind: 'sea', map });
    for (const there of sea.adjacent) {
      const other = seas[there];
      const apart = other && !sea.map.split('+').some((map) => liesOn(other, map));
      if (other && apart) exits.push({ here, there, kind: 'sea', map: away(other.map) });
    }
  }
  for (const [id, area] of Object.entries(areas)) {
    for (const sea of area.seas) {
      const water = seas[sea];
      if (!water) continue;
      if (area.map === sheet && !liesOn(water, sheet))
        exits.push({ here: id, there: sea, kind: 'port', map: nearSheet(water.map) });
      if (area.map !== sheet && !liesOn(water, area.map) && nearSheet(water.map) === sheet)
        exits.push({ here: sea, there: id, kind: 'port', map: area.map });
    }
  }
  return exits;
}

/** Of the sheets a sea lies on, the one a harbour elsewhere looks to: the last. */
const nearSheet = (map: string): string => map.split('+').at(-1) ?? map;

/** What the maps are called on the flags. */
export const mapNames: Readonly<Record<string, string>> = {
  main: 'Europe',
  america: 'America',
  africa: 'Africa',
  india: 'India',
  asia: 'Asia',
  siberia: 'Siberia',
};

const height = 35;

/** Gives every exit a flag near the edge, in the direction of what it leads to; flags never cover one another. */
export function placeStubs(
  exits: readonly Exit[],
  data: RealmData,
  hints: Hints,
  view: View,
  boardOf: (map: string) => string,
  placeOf: (id: string) => Point,
  taken: readonly Box[],
  isIn: (sea: string, x: number, y: number) => boolean,
): Stub[] {
  const set: Stub[] = [];
  for (const { here, there, kind, map, by } of exits) {
    const { name, pos } = data.areas[there] ?? data.seas[there] ?? { name: there, pos: [0, 0] as const };
    const mapName = by ?? mapNames[map] ?? map;
    const width = Math.ceil(Math.max(widthOf('names', name, 0.02) * 14, widthOf('names', mapName, 0.02) * 11) + 26);
    const from = placeOf(here);
    const corner = hints.stubs[`${here}/${there}`];
    const wanted: Point = corner
      ? [corner[0] + width / 2, corner[1] + height / 2]
      : towardsEdge(from, view.toSheet([pos[1], pos[0]]), view.window, width);
    const afloat = ([l, t, r, b]: Box): boolean =>
      [l + 8, (l + r) / 2, r - 8].every((x) => [t + 4, b - 4].every((y) => isIn(here, x, y)));
    const blocked = [...taken, ...set.map(({ at: other }) => other)];
    const box = freeBox(wanted, width, view.window, blocked, data.seas[here] && !corner ? afloat : () => true);
    const middle: Point = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const path = kind === 'sea' || data.seas[here] ? '' : pathOf([from, middle]);
    set.push({ here, there, sheet: boardOf(map), kind, name, map: mapName, path, at: box });
  }
  return set;
}

/** From a point in the direction of another, to the inside of the frame. */
function towardsEdge(from: Point, to: Point, [left, top, right, bottom]: Box, width: number): Point {
  const [dx, dy] = Number.isFinite(to[0] + to[1]) ? [to[0] - from[0], to[1] - from[1]] : [1, 0];
  const length = Math.hypot(dx, dy) || 1;
  let point: Point = from;
  for (let way = 0; way < 4000; way += 6) {
    const next: Point = [from[0] + (dx / length) * way, from[1] + (dy / length) * way];
    const inside =
      next[0] > left + width / 2 + 8 &&
      next[0] < right - width / 2 - 8 &&
      next[1] > top + height / 2 + 8 &&
      next[1] < bottom - height / 2 - 8;
    if (!inside) break;
    point = next;
  }
  return point;
}

/** The nearest box to the wanted point that stays inside the frame, clear of all others, and fits. */
function freeBox(
  [x, y]: Point,
  width: number,
  [left, top, right, bottom]: Box,
  others: readonly Box[],
  fits: (box: Box) => boolean,
): Box {
  const boxAround = (cx: number, cy: number): Box => {
    const l = Math.max(left + 6, Math.min(right - 6 - width, cx - width / 2));
    const t = Math.max(top + 6, Math.min(bottom - 6 - height, cy - height / 2));
    return [Math.round(l), Math.round(t), Math.round(l + width), Math.round(t + height)];
  };
  const meets = (a: Box, b: Box): boolean => a[0] < b[2] + 5 && b[0] < a[2] + 5 && a[1] < b[3] + 5 && b[1] < a[3] + 5;
  let best: Box | undefined;
  let least = Infinity;
  for (let dy = -700; dy <= 700; dy += 10) {
    for (let dx = -700; dx <= 700; dx += 10) {
      const box = boxAround(x + dx, y + dy);
      const price = distance([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2], [x, y]);
      if (price < least && !others.some((other) => meets(box, other)) && fits(box)) [best, least] = [box, price];
    }
  }
  return best ?? boxAround(x, y);
}
