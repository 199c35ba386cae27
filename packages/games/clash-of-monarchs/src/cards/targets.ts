/** Targets on cards: forces, Lt units, depots (4.1, 9.2.2, 18.1). */
import { nationality } from '../facts/forces.ts';
import { stackOfLeader } from '../facts/leaders.ts';
import { sideOf } from '../facts/sides.ts';
import { findStack } from '../facts/spaces.ts';
import { hasPath } from '../facts/supply.ts';
import { countOf, infantrySp, isEmpty, isMajor, nationsOf } from '../facts/troops.ts';
import { isVeiled } from '../intelligence/veil.ts';
import type { Depot, Stack } from '../state.ts';
import { LIGHT, type Nation, type SpaceId, THEATERS, type Theater, type Unit } from '../vocabulary.ts';
import type { Filter, ForceState, Target, Targets } from './grammar.ts';
import { boxesOf, spacesOf } from './places.ts';
import { isOnSide, nationsOfWord, type Sight } from './sight.ts';

/** Something a card can be about. `at` is missing in a box. */
export type Found =
  | { readonly kind: 'force'; readonly stack: Stack; readonly at: SpaceId }
  | {
      readonly kind: 'light';
      readonly stack: Stack | null;
      readonly nation: Nation;
      readonly unit: Unit;
      readonly at: SpaceId | null;
      readonly box: Theater | null;
    }
  | { readonly kind: 'depot'; readonly depot: Depot; readonly at: SpaceId };

const force = (stack: Stack): Found => ({ kind: 'force', stack, at: stack.at });
const stacksById = ({ world }: Sight, ids: readonly number[] = []): Found[] =>
  ids.flatMap((id) => findStack(world.state, id) ?? []).map(force);

const FINDERS: { readonly [K in keyof Targets]: (sight: Sight, given: Targets[K]) => Found[] } = {
  interrupted: (sight) => stacksById(sight, sight.notes.interrupted === undefined ? [] : [sight.notes.interrupted]),
  activated: (sight) => stacksById(sight, sight.notes.activated),
  same: (sight) => stacksById(sight, sight.notes.stack === undefined ? [] : [sight.notes.stack]),
  raiders: (sight) => raiders(sight),
  command: (sight, filter) =>
    stacks(sight, filter)
      .filter(({ leaders }) => leaders.length > 0)
      .map(force),
  force: (sight, filter) => stacks(sight, filter).map(force),
  lt_unit: lights,
  fd: (sight, filter) =>
    sight.world.state.depots
      .filter(({ nation, at }) => ofNation(sight, nation, filter) && standsAt(sight, at, null, filter))
      .map((depot) => ({ kind: 'depot', depot, at: depot.at })),
  leader: ({ world }, leaders) => leaders.flatMap((id) => stackOfLeader(world.state, id) ?? []).map(force),
  every: (sight, targets) => found(sight, targets),
};

/** Everything that fits one of the targets. */
export const found = (sight: Sight, targets: readonly Target[]): Found[] => {
  const all = targets.flatMap((target) => find(sight, target));
  return all.filter((each, i) => all.findIndex((other) => foundId(other) === foundId(each)) === i);
};

const find = <K extends keyof Targets>(
  sight: Sight,
  { word, given }: { readonly word: K; readonly given: Targets[K] },
): Found[] => FINDERS[word](sight, given);

export const stacksFound = (sight: Sight, targets: readonly Target[]): Stack[] =>
  found(sight, targets).flatMap((each) => (each.kind === 'depot' ? [] : (each.stack ?? [])));

export const foundId = (each: Found): string => {
  if (each.kind === 'force') return `force/${each.stack.id}`;
  if (each.kind === 'depot') return `depot/${each.depot.nation}-${each.at}`;
  return `light/${each.nation}/${each.unit}/${each.box ?? `force-${each.stack?.id}`}`;
};

const ofNation = (sight: Sight, nation: Nation, { nation: words, side }: Filter): boolean =>
  (words.length === 0 || words.some((word) => nationsOfWord(sight, word).includes(nation))) &&
  (side === null || isOnSide(sight, nation, side));

const standsAt = (sight: Sight, at: SpaceId | null, box: Theater | null, { at: place }: Filter): boolean => {
  if (place === null) return true;
  if (at !== null) return spacesOf(sight, place).includes(at);
  return box !== null && boxesOf(sight, place).includes(box);
};

const isIn = (sight: Sight, stack: Stack, state: ForceState): boolean =>
  state === 'no_supply_path' ? !hasPath(sight.world, stack) : stack.morale === state;

function stacks(sight: Sight, filter: Filter): Stack[] {
  const { world } = sight;
  return world.state.stacks.filter((stack) => {
    if (isEmpty(stack)) return false;
    const nation = nationality(world, stack);
    if (world.state.nations[nation].stance !== 'belligerent' || !ofNation(sight, nation, filter)) return false;
    if (filter.major !== null && isMajor(stack) !== filter.major) return false;
    // A camp is dug outside the walls (P23, A20).
    if (
      filter.minInf > 0 &&
      (stack.inside || (isVeiled(world.state) ? !isMajor(stack) : infantrySp(stack) < filter.minInf))
    )
      return false;
    if (filter.state.length > 0 && !filter.state.some((state) => isIn(sight, stack, state))) return false;
    const siege = world.state.sieges[stack.at];
    if (filter.besieging && (siege?.by !== sideOf(world.state, nation) || stack.inside)) return false;
    return standsAt(sight, stack.at, null, filter);
  });
}

/** Lt units, alone or in a force; in a box only where the card names one. */
function lights(sight: Sight, filter: Filter): Found[] {
  const { state } = sight.world;
  const onMap = state.stacks.flatMap((stack) =>
    nationsOf(stack.troops).flatMap((nation) =>
      LIGHT.filter((unit) => countOf(stack.troops[nation]?.units ?? {}, unit) > 0).map(
        (unit): Found => ({ kind: 'light', stack, nation, unit, at: stack.at, box: null }),
      ),
    ),
  );
  const inBoxes = THEATERS.flatMap((box) =>
    (Object.keys(state.boxes[box]) as Nation[]).flatMap((nation) =>
      LIGHT.filter((unit) => countOf(state.boxes[box][nation] ?? {}, unit) > 0).map(
        (unit): Found => ({ kind: 'light', stack: null, nation, unit, at: null, box }),
      ),
    ),
  );
  return [...onMap, ...inBoxes].filter(
    (each) =>
      each.kind === 'light' && ofNation(sight, each.nation, filter) && standsAt(sight, each.at, each.box, filter),
  );
}

/** Whoever made the card's `present` true (R10). */
function raiders(sight: Sight): Found[] {
  const card = sight.world.data.cards.cards.get(sight.card);
  const conditions = card?.when.word === 'all' ? card.when.given : card ? [card.when] : [];
  return conditions.flatMap((condition) =>
    condition.word === 'present'
      ? found(sight, condition.given.who).filter(
          ({ at, ...each }) =>
            (at !== null && spacesOf(sight, condition.given.at).includes(at)) ||
            (each.kind === 'light' && each.box !== null && boxesOf(sight, condition.given.at).includes(each.box)),
        )
      : [],
  );
}
