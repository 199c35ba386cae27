/** Where a minor is at home (§20.2, §21.4.3). */
import type { Minor, Theater } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { groundOf } from './ground.ts';
import { minorSpecials } from './realms.ts';
import { ownerOf, possessionsOf } from './titles.ts';

/** The theater of its card while it has a home area there, otherwise where most of its areas are; mercenaries have none. */
export function theaterOfMinor(world: World, minor: Minor): Theater | null {
  const { theater, mercenary, home } = world.data.minors[minor];
  if (mercenary) return null;
  if (home.some((area) => ownerOf(world, area) === minor && groundOf(world, area).theater === theater)) return theater;
  const counts = new Map<Theater, number>();
  for (const area of possessionsOf(world, minor)) {
    const at = groundOf(world, area).theater;
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? theater;
}

/** From turn 12 the Empire has no areas: its troops enter with the Emperor in its theater (§20.7, facts no. 47). */
export const isLandless = (world: World, minor: Minor): boolean =>
  minorSpecials(world, minor, 'no_areas_from').some(({ args: [from] }) => Number(from) <= world.state.turn);
