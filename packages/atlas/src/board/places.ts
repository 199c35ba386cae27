import type { Clearance } from '../lettering/fit.ts';
import type { Box, Place, Point } from '../sheet.ts';

const smallest = 4;

/**
 * As many equal discs as wanted, as large as fit side by side in the free room; nearest to `focus` first.
 * `pull` weighs nearness to it against fitting snugly.
 */
export function packPlaces(
  count: number,
  largest: number,
  clearance: Clearance,
  box: Box,
  focus: Point,
  pull = 0.12,
): Place[] {
  const spots = roomySpots(clearance, box);
  const tryRadius = (radius: number): Place[] => packDiscs(count, radius, spots, focus, pull);
  let best = tryRadius(largest);
  if (best.length < count) {
    let [low, high] = [smallest, largest];
    best = tryRadius(low);
    while (best.length === count && high - low > 0.5) {
      const middle = Math.round(low + high) / 2;
      const discs = tryRadius(middle);
      if (discs.length === count) [best, low] = [discs, middle];
      else high = middle;
    }
  }
  return best.sort((a, b) => away(a, focus) - away(b, focus));
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

const away = ({ x, y }: { x: number; y: number }, [fx, fy]: Point): number => Math.hypot(x - fx, y - fy);

/** Large lands are sampled more coarsely: there is room to spare. */
function roomySpots(clearance: Clearance, [left, top, right, bottom]: Box): Spot[] {
  const spots: Spot[] = [];
  const step = Math.max(2, Math.sqrt((right - left) * (bottom - top)) / 50);
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      const room = clearance(x, y) - 2;
      if (room >= smallest) spots.push({ x, y, room });
    }
  }
  return spots;
}

/** Greedy: each disc goes where it fits most snugly, which leaves the most room for the next. */
function packDiscs(count: number, radius: number, spots: readonly Spot[], focus: Point, pull: number): Place[] {
  const discs: Place[] = [];
  let open = spots.filter(({ room }) => room >= radius);
  while (discs.length < count && open.length > 0) {
    let [snug, least] = [open[0] as Spot, Infinity];
    for (const spot of open) {
      const loose = looseness(spot, radius, discs) + away(spot, focus) * pull;
      if (loose < least) [snug, least] = [spot, loose];
    }
    discs.push({ x: Math.round(snug.x), y: Math.round(snug.y), r: radius });
    open = open.filter((spot) => Math.hypot(spot.x - snug.x, spot.y - snug.y) >= 2 * radius + 2);
  }
  return discs;
}

function looseness(spot: Spot, radius: number, discs: readonly Place[]): number {
  let gap = spot.room - radius;
  for (const disc of discs) gap = Math.min(gap, Math.hypot(disc.x - spot.x, disc.y - spot.y) - 2 * radius);
  return gap;
}
