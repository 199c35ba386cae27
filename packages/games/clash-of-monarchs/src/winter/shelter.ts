/** Where forces may winter, who must move, and where to (19.1, 19.1.1, 22.4). */
import { modifiers } from '../facts/flags.ts';
import { forcesOf, nationality } from '../facts/forces.ts';
import { isBelligerent, sideOf } from '../facts/sides.ts';
import { forcesAt, holderOf, isFriendly, isShut, spaceOf } from '../facts/spaces.ts';
import { isMajor, MINOR, spOf } from '../facts/troops.ts';
import { within } from '../facts/ways.ts';
import { distancesFrom } from '../movement/steps.ts';
import type { Stack } from '../state.ts';
import { mayEnterQuietly, mayRetrograde, mayWinterIn } from '../supply/retrograde.ts';
import { opposing, type Power, type SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';

/**
 * Friendly fortresses, Major Depots and square spaces; Russians only where 19.1.1 lets them (readings, 4). Who is in his own
 * fortress, or before it, is in quarters whoever else stands there.
 */
export function isQuarters(world: World, stack: Stack, at: SpaceId): boolean {
  const nation = nationality(world, stack);
  const side = sideOf(world.state, nation);
  const { fortress, depot, square, nation: printed, area } = spaceOf(world, at);
  if (square && printed !== nation) return false;
  if (at !== stack.at && (forcesAt(world, at, opposing(side)).length > 0 || isShut(world, at))) return false;
  if (nation === 'RU' && side === 'coalition') return russianQuarters(world, at);
  const holder = holderOf(world, at);
  if (holder === 'PO' || printed === 'PO') return false;
  if (!isBelligerent(world.state, holder) || !isFriendly(world, at, side)) return false;
  return (fortress > 0 || depot || square) && area !== 'poland';
}

/** Grodno, Vilna, Berlin, Gdansk after the coup, and captured Prussian fortresses outside Silesia (19.1.1). */
function russianQuarters(world: World, at: SpaceId): boolean {
  if (at === 'grodno' || at === 'vilna') return true;
  const { nation, fortress, area } = spaceOf(world, at);
  const holder = holderOf(world, at);
  const ours = holder !== 'PO' && sideOf(world.state, holder) === 'coalition';
  if (at === 'gdansk') return ours && modifiers(world, 'open_space').some(({ space }) => space === at);
  return nation === 'PR' && ours && fortress > 0 && area !== 'silesia';
}

/**
 * SPs that may still be left with the troops without a leader in a space: out of quarters no Major Force ends the phase
 * (19.1), and nobody but Russians in Poland (22.4).
 */
export function roomInTheOpen(world: World, stack: Stack, at: SpaceId): number {
  if (isQuarters(world, stack, at)) return Number.POSITIVE_INFINITY;
  if (!mayWinterIn(world, stack, at)) return 0;
  const rest = forcesAt(world, at, sideOf(world.state, nationality(world, stack))).find(
    (other) => other !== stack && other.leaders.length === 0 && !other.apart,
  );
  return MINOR - (rest ? spOf(rest) : 0);
}

/** Whether a small force ends there as a small one: without a leader it is one with those who are there already. */
export const staysMinor = (world: World, stack: Stack, at: SpaceId): boolean =>
  stack.leaders.length > 0 || spOf(stack) <= roomInTheOpen(world, stack, at);

/** Major Forces out of quarters; in Poland also small ones, for only Russians end the phase there (22.4). */
export const homeless = (world: World, power: Power): Stack[] =>
  forcesOf(world, power).filter(
    (stack) =>
      (isMajor(stack) || isStrangerInPoland(world, stack)) &&
      mayRetrograde(world, stack) &&
      !isQuarters(world, stack, stack.at),
  );

export const isStrangerInPoland = (world: World, stack: Stack): boolean =>
  spaceOf(world, stack.at).nation === 'PO' && nationality(world, stack) !== 'RU';

/**
 * The nearest quarters in MPs, avoiding enemies where that is possible; several if equally near. Guests of other nations do
 * not count: whom a square space shuts out stays behind (2.1.1).
 */
export function nearestQuarters(world: World, stack: Stack): { spaces: SpaceId[]; mps: number } {
  const nation = nationality(world, stack);
  const own = { ...stack, troops: { [nation]: stack.troops[nation] } };
  const quiet = within(world, stack.at, 99, (at) => mayEnterQuietly(world, own, at));
  const open = [...quiet].filter(([at]) => isQuarters(world, stack, at));
  const all =
    open.length > 0 ? open : [...distancesFrom(world, stack.at)].filter(([at]) => isQuarters(world, stack, at));
  const mps = Math.min(...all.map(([, cost]) => cost));
  return { spaces: all.filter(([, cost]) => cost === mps).map(([at]) => at), mps };
}
