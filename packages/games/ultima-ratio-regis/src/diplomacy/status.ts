/** The war status: the sum of §21.4.1, step by step. Screens show it before a peace, the peace itself applies it. */

import { onMainMap } from '../facts/ground.ts';
import { countsAsKey } from '../facts/keys.ts';
import { leads, moraleOf, plays, vitalityOf } from '../facts/realms.ts';
import { isHome, isPower, ownerOf } from '../facts/titles.ts';
import type { War } from '../state.ts';
import type { Area, Owner, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';

/** One line of the sum: what happened, and how the war stands after it. */
export interface StatusLine {
  readonly why: 'fought' | 'areas' | 'opened' | 'limit';
  readonly taken: readonly [number, number];
}

/** Areas of one side, or of its minors, that the other side controls: not those that have risen against it. */
export const conquestsOf = (world: World, by: Owner, from: Owner): Area[] =>
  Object.entries(world.state.holders)
    .filter(([area, holder]) => holder === by && world.state.rebellions[area] === undefined)
    .map(([area]) => area)
    .filter((area) => {
      const owner = ownerOf(world, area);
      return owner !== null && (owner === from || leads(world, owner) === from);
    });

/** A colony is a home area overseas (§21.4.1, facts no. 9). */
const isColony = (world: World, area: Area): boolean => isHome(world, area) && !onMainMap(world, area);

/** The morale points that one side is ahead by for areas: one for every two areas of difference, and one for each colony. */
function aheadBy(world: World, a: Owner, b: Owner): number {
  const taken = (by: Owner, from: Owner) =>
    conquestsOf(world, by, from).filter((area) => !countsAsKey(world, area, a, b));
  const [byA, byB] = [taken(a, b), taken(b, a)];
  const colonies = (areas: readonly Area[]) => areas.filter((area) => isColony(world, area)).length;
  const more = colonies(byA) - colonies(byB);
  return more + Math.trunc((byA.length - byB.length - more) / 2);
}

/**
 * How a war would stand if peace were made now. Who must deliver gives a morale point of its own; if none is left it
 * gives one back; if there is none to give back, it counts all the same. The difference never exceeds the vitality of
 * the losing Power.
 */
export function warStatus(world: World, war: War, opener: Power | null): StatusLine[] {
  const [a, b] = war.sides;
  const left = [spare(world, a), spare(world, b)] as [number, number];
  const taken: [number, number] = [...war.taken];
  const lines: StatusLine[] = [{ why: 'fought', taken: [...taken] }];
  const deliver = (loser: 0 | 1, points: number) => {
    for (let n = 0; n < points; n++) {
      const winner = loser === 0 ? 1 : 0;
      if (left[loser] > 0) left[loser]--;
      else if (taken[loser] > 0) {
        taken[loser]--;
        left[winner]++;
        continue;
      }
      taken[winner]++;
    }
  };
  const ahead = aheadBy(world, a, b);
  if (ahead !== 0) {
    deliver(ahead > 0 ? 1 : 0, Math.abs(ahead));
    lines.push({ why: 'areas', taken: [...taken] });
  }
  if (opener !== null) {
    deliver(opener === a ? 0 : 1, 1);
    lines.push({ why: 'opened', taken: [...taken] });
  }
  const excess = Math.abs(taken[0] - taken[1]) - limit(world, taken[0] > taken[1] ? b : a);
  if (excess > 0) {
    taken[taken[0] > taken[1] ? 0 : 1] -= excess;
    lines.push({ why: 'limit', taken: [...taken] });
  }
  return lines;
}

const spare = (world: World, side: Owner): number =>
  isPower(side) && plays(world, side) ? Math.max(0, moraleOf(world, side)) : 0;
const limit = (world: World, side: Owner): number =>
  isPower(side) ? vitalityOf(world, side) : Number.POSITIVE_INFINITY;

/** How the war ends: the last line of the sum. */
export function finalStatus(world: World, war: War, opener: Power | null): readonly [number, number] {
  return warStatus(world, war, opener).at(-1)?.taken ?? war.taken;
}
