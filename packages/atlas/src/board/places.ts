import type { Clearance } from '../lettering/fit.ts';
import type { Box, Place, Point } from '../sheet.ts';

const smallestPlace = 4;

/** As many equal discs as wanted, as large as fit side by side in the free room; nearest to `focus` first. */
export function packPlaces(count: number, largest: number, clearance: Clearance, box: Box, focus: Point): Place[] {
  const spots = roomySpots(clearance, box);
  let fewest: Place[] = [];
  for (let radius = largest; radius >= smallestPlace; radius -= 0.5) {
    const discs = packDiscs(count, radius, spots, focus);
    if (discs.length > fewest.length) fewest = discs;
    if (discs.length === count) break;
  }
  return fewest.sort((a, b) => away(a, focus) - away(b, focus));
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

const away = ({ x, y }: { x: number; y: number }, [fx, fy]: Point): number => Math.hypot(x - fx, y - fy);

function roomySpots(clearance: Clearance, [left, top, right, bottom]: Box): Spot[] {
  const spots: Spot[] = [];
  const step = 2.5;
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      const room = clearance(x, y) - 2;
      if (room >= smallestPlace) spots.push({ x, y, room });
    }
  }
  return spots;
}

/** Greedy: each disc goes where it fits most snugly, which leaves the most room for the next. */
function packDiscs(count: number, radius: number, spots: readonly Spot[], focus: Point): Place[] {
  const discs: Place[] = [];
  let open = spots.filter(({ room }) => room >= radius);
  while (discs.length < count && open.length > 0) {
    const snug = open.reduce((best, next) =>
      looseness(next, radius, discs, focus) < looseness(best, radius, discs, focus) ? next : best,
    );
    discs.push({ x: Math.round(snug.x), y: Math.round(snug.y), r: radius });
    open = open.filter((spot) => Math.hypot(spot.x - snug.x, spot.y - snug.y) >= 2 * radius + 2);
  }
  return discs;
}

function looseness(spot: Spot, radius: number, discs: readonly Place[], focus: Point): number {
  const gap = Math.min(spot.room - radius, ...discs.map((disc) => away(disc, [spot.x, spot.y]) - 2 * radius));
  return gap + away(spot, focus) * 0.12;
}
