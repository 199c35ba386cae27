/** Places on cards: which spaces, boxes and forces a word means (2.1, 8.6.4). */
import { spaceOf as printed } from '../board/map.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { modifiers } from '../facts/flags.ts';
import { isBelligerent, sideOf } from '../facts/sides.ts';
import {
  adjacent,
  findStack,
  forcesAt,
  holderOf,
  isFriendlyPort,
  isOpen,
  isShut,
  spAt,
  spaceOf,
} from '../facts/spaces.ts';
import { isEmpty, nationsOf, spOfNation, together } from '../facts/troops.ts';
import { distancesFrom } from '../movement/steps.ts';
import type { Stack } from '../state.ts';
import { type Alliance, type Nation, opposing, type SpaceId, THEATERS, type Theater } from '../vocabulary.ts';
import type { World } from '../world.ts';
import type { Place, Places } from './grammar.ts';
import { isOnSide, nationsOfWord, ownSide, type Sight, type Spot } from './sight.ts';
import { found, stacksFound } from './targets.ts';

const everySpace = ({ world }: Sight): SpaceId[] => [...world.data.board.spaces.keys()];

type Finder<K extends keyof Places> = (sight: Sight, given: Places[K]) => SpaceId[];

const SPACES: { readonly [K in keyof Places]: Finder<K> } = {
  here: ({ notes }) => (notes.space === undefined ? [] : [notes.space]),
  same: ({ notes }) => (notes.at === undefined ? [] : [notes.at]),
  space: (_, space) => [space],
  area: ({ world }, area) => [...(world.data.board.areas.get(area)?.spaces ?? [])],
  theater: (sight, theater) =>
    everySpace(sight).filter((at) => printed(sight.world.data.board, at).theater === theater),
  box: () => [],
  adjacent: (sight, space) => everySpace(sight).filter((at) => adjacent(sight.world, at, space)),
  fortress: fortresses,
  port: (sight, { sea }) =>
    everySpace(sight).filter(
      (at) => spaceOf(sight.world, at).port === sea && isFriendlyPort(sight.world, at, ownSide(sight)),
    ),
  spaces: (sight, { nation, held_by }) =>
    everySpace(sight).filter((at) => {
      const { nation: owner } = spaceOf(sight.world, at);
      if (owner === 'PO' || !isOnSide(sight, owner, nation)) return false;
      return nationsOfWord(sight, held_by).some((holder) => talliesAt(sight.world, holder, at));
    }),
  with: (sight, targets) => stacksFound(sight, targets).map(({ at }) => at),
  within: distant,
  one_of: (sight, places) => places.flatMap((place) => spacesOf(sight, place)),
  among: (sight, places) => places.flatMap((place) => spacesOf(sight, place)),
  first_of: (sight, places) => places.map((place) => spacesOf(sight, place)).find((list) => list.length > 0) ?? [],
};

/** All spaces that a place means. */
export const spacesOf = <K extends keyof Places>(
  sight: Sight,
  { word, given }: { readonly word: K; readonly given: Places[K] },
): SpaceId[] => [...new Set(SPACES[word](sight, given))];

/** All boxes that a place means. */
export function boxesOf(sight: Sight, place: Place): Theater[] {
  if (place.word === 'box') return place.given === 'any' ? [...THEATERS] : [place.given];
  if (place.word === 'one_of' || place.word === 'among' || place.word === 'first_of')
    return [...new Set(place.given.flatMap((each) => boxesOf(sight, each)))];
  if (place.word === 'same') return sight.notes.box === undefined ? [] : [sight.notes.box];
  return [];
}

function fortresses(sight: Sight, { control, nation, garrison, in: areas }: Places['fortress']): SpaceId[] {
  const { world } = sight;
  return world.data.board.fortresses
    .filter(({ id, nation: colour, area }) => {
      const holder = holderOf(world, id);
      if (nation !== null && colour !== nation) return false;
      if (areas.length > 0 && !areas.includes(area)) return false;
      if (control !== null && (holder === 'PO' || !isOnSide(sight, holder, control))) return false;
      return garrison === null || holder === garrison || hasInside(world, id, garrison);
    })
    .map(({ id }) => id);
}

const hasInside = (world: World, at: SpaceId, nation: Nation): boolean =>
  world.state.stacks.some((stack) => stack.at === at && stack.inside && spOfNation(stack, nation) > 0);

/** Spaces at most so far from a place or target; KK boxes are at no distance from anything (readings, 71). */
function distant(sight: Sight, { of, spaces, mps }: Places['within']): SpaceId[] {
  const centres = 'place' in of ? spacesOf(sight, of.place) : found(sight, of.targets).flatMap(({ at }) => at ?? []);
  const near = new Set<SpaceId>();
  for (const centre of centres)
    for (const at of distancesFrom(sight.world, centre, mps === null ? 'spaces' : 'mps', mps ?? spaces ?? 0).keys())
      near.add(at);
  return [...near];
}

/**
 * The nation would tally the Thalers of the space now: its own unless enemies hold it alone; an enemy's only if it
 * occupies it, with more SPs than its allies, a fortress only if its side controls it (20.2.1; readings, 39).
 */
export function talliesAt(world: World, nation: Nation, at: SpaceId): boolean {
  const { fortress, nation: owner, area } = spaceOf(world, at);
  const side = sideOf(world.state, nation);
  const holder = holderOf(world, at);
  const enemies = spAt(world, at, opposing(side));
  const unoccupied = modifiers(world, 'tally_unoccupied').some((mod) => mod.nation === nation && mod.area === area);
  if (fortress > 0) {
    if (owner === nation || owner === 'PO') return holder === nation;
    if (sideOf(world.state, owner) === side || holder === 'PO' || sideOf(world.state, holder) !== side) return false;
    const tallier = occupier(world, at, side) ?? (unoccupied ? holder : null);
    return tallier === nation;
  }
  if (owner === nation) return enemies === 0 || spAt(world, at, side) > 0;
  if (owner !== 'PO' && sideOf(world.state, owner) === side) return false;
  if (enemies > 0) return false;
  return occupier(world, at, side) === nation || (unoccupied && spAt(world, at, side) === 0);
}

/** Of several allies in a space, the nation with most SPs (20.2.1). */
function occupier(world: World, at: SpaceId, side: Alliance): Nation | null {
  const { troops } = together([...forcesAt(world, at, side), ...forcesAt(world, at, side, true)]);
  const [most] = nationsOf(troops).toSorted((a, b) => spOfNation({ troops }, b) - spOfNation({ troops }, a));
  return most !== undefined && spOfNation({ troops }, most) > 0 ? most : null;
}

/** A space takes new pieces if no enemy controls it or stands there in the open, and it is not shut (8.6.4; readings, 61). */
export function fits(sight: Sight, at: SpaceId, nation: Nation): boolean {
  const { world } = sight;
  const { state } = world;
  const side = sideOf(state, nation);
  const { fortress } = spaceOf(world, at);
  const holder = holderOf(world, at);
  if (!isOpen(world, at, nation) || forcesAt(world, at, opposing(side)).length > 0) return false;
  if (fortress > 0 && isShut(world, at)) return false;
  return holder === 'PO' || sideOf(state, holder) === side || (!isBelligerent(state, holder) && fortress === 0);
}

/** Where the pieces of a nation may be put. A force always fits. */
export function spotsFor(sight: Sight, place: Place, nation: Nation): Spot[] {
  if (place.word === 'same') {
    const chosen = sameSpot(sight);
    const meant = chosen.length === 0 ? firstPlace(sight) : null;
    return meant ? spotsFor(sight, meant, nation) : chosen;
  }
  if (place.word === 'with') return joinable(sight, place.given).map((stack) => ({ stack, at: stack.at }));
  if (place.word === 'one_of' || place.word === 'among')
    return unique(
      sight,
      place.given.flatMap((each) => spotsFor(sight, each, nation)),
    );
  if (place.word === 'first_of')
    return place.given.map((each) => spotsFor(sight, each, nation)).find((spots) => spots.length > 0) ?? [];
  if (place.word === 'box') return boxesOf(sight, place).map((box) => ({ box }));
  return spacesOf(sight, place)
    .filter((at) => fits(sight, at, nation))
    .map((at) => ({ stack: null, at }));
}

const joinable = (sight: Sight, targets: Places['with']): Stack[] =>
  stacksFound(sight, targets).filter((stack) => !isEmpty(stack) && !(stack.inside && isShut(sight.world, stack.at)));

/** What `same` means where the part that was to choose the place has lapsed (readings, 55). */
function firstPlace({ world, card }: Sight): Place | null {
  for (const { given } of world.data.cards.cards.get(card)?.do ?? [])
    if ('at' in given && given.at && given.at.word !== 'same') return given.at;
  return null;
}

function sameSpot({ world, notes }: Sight): Spot[] {
  const stack = notes.stack === undefined ? undefined : findStack(world.state, notes.stack);
  if (stack) return [{ stack, at: stack.at }];
  if (notes.at !== undefined) return [{ stack: null, at: notes.at }];
  return notes.box === undefined ? [] : [{ box: notes.box }];
}

export const spotId = (world: World, spot: Spot): string =>
  'box' in spot ? `box/${spot.box}` : spot.stack ? `force/${nameOfStack(world, spot.stack)}` : `space/${spot.at}`;

const unique = ({ world }: Sight, spots: readonly Spot[]): Spot[] =>
  spots.filter((spot, i) => spots.findIndex((other) => spotId(world, other) === spotId(world, spot)) === i);
