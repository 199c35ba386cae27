import { at } from '../plane/at.ts';
import { distance } from '../plane/geometry.ts';
import { sample } from '../plane/raster.ts';
import type { Waters } from '../seas/seas.ts';
import type { Box, Place, Point } from '../sheet.ts';
import type { Ground } from './ground.ts';
import { isletRadius } from './ground.ts';

const r = 8;
const farthest = 260;
/** A harbour lies this close to its own coast, or a line leads to it. */
export const alongside = 22;

/** For every area and sea the anchor just off its own coast, as near to the town as can be; anchors keep apart. */
export function placeHarbours(
  areas: readonly { readonly id: string; readonly seas: readonly string[] }[],
  seaIds: readonly string[],
  ground: Ground,
  waters: Waters,
  taken: readonly Box[],
): ReadonlyMap<string, Readonly<Record<string, Place>>> {
  const set: Place[] = [];
  const ids = [...ground.towns.keys()];
  return new Map(
    areas.map(({ id, seas }) => {
      const town = ground.towns.get(id) ?? [0, 0];
      const number = ids.indexOf(id) + 1;
      const found = seas
        .filter((sea) => seaIds.includes(sea))
        .map((sea): [string, Place] => {
          const [x, y] = anchorage(
            town,
            number,
            seaIds.indexOf(sea),
            ground,
            waters,
            set,
            taken,
            ground.islets.has(id),
          );
          const place = { x: Math.round(x), y: Math.round(y), r };
          set.push(place);
          return [sea, place];
        });
      return [id, Object.fromEntries(found)];
    }),
  );
}

function anchorage(
  town: Point,
  number: number,
  sea: number,
  { holders }: Ground,
  waters: Waters,
  others: readonly Place[],
  taken: readonly Box[],
  islet: boolean,
): Point {
  const rays = Array.from({ length: 16 }, (_, k) => (k * Math.PI) / 8);
  const touches = (x: number, y: number): boolean =>
    rays.some((angle) =>
      [10, 15, 20].some((away) => sample(holders, x + Math.cos(angle) * away, y + Math.sin(angle) * away) === number),
    );
  const afloat = (x: number, y: number): boolean =>
    waters.at(x, y) === sea && rays.every((angle) => waters.at(x + Math.cos(angle) * 6, y + Math.sin(angle) * 6) >= 0);
  let [best, least]: [Point, number] = [town, Infinity];
  for (let dy = -farthest; dy <= farthest; dy += 4) {
    for (let dx = -farthest; dx <= farthest; dx += 4) {
      const [x, y] = [town[0] + dx, town[1] + dy];
      const away = Math.hypot(dx, dy);
      if (away >= least || away < (islet ? isletRadius - 8 : 14) || waters.at(x, y) !== sea) continue;
      const price =
        away +
        (afloat(x, y) ? 0 : 25) +
        (touches(x, y) || (islet && away < isletRadius + 10) ? 0 : 150) +
        (others.some((other) => distance([x, y], [other.x, other.y]) < 2 * r + 2) ? 60 : 0) +
        (taken.some((box) => x > box[0] - r && x < box[2] + r && y > box[1] - r && y < box[3] + r) ? 200 : 0);
      if (price < least) [best, least] = [[x, y], price];
    }
  }
  return best;
}

/** Distance from a harbour to the coast of its area, measured on the raster. */
export function toOwnCoast({ x, y }: Place, number: number, { holders }: Ground): number {
  for (let away = 0; away < 80; away += 2) {
    for (let k = 0; k < 24; k++) {
      const angle = (k * Math.PI) / 12;
      if (sample(holders, x + Math.cos(angle) * away, y + Math.sin(angle) * away) === number) return away;
    }
  }
  return at([80], 0);
}
