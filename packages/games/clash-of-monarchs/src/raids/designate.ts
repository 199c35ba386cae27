/** Which Lt units raid what (18.5). */
import { choose, type Option, option, plan, type Rules } from '@quadrille/kernel';
import { nameOfStack } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { sideOf } from '../facts/sides.ts';
import { findStack, sideOfStack, spaceOf } from '../facts/spaces.ts';
import { atSource, capturedDepots, sourcesOf } from '../facts/supply.ts';
import { isEmpty, isMajor } from '../facts/troops.ts';
import { type AreaId, NATIONS, type Nation, opposing, type Power, type SpaceId, type Theater } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { advantageOf, forageAreas, mayRaid, type Raider, raiderSp } from './light.ts';

export type Goal =
  | { readonly forage: AreaId }
  | { readonly force: number; readonly at: SpaceId }
  | { readonly depot: Nation; readonly at: SpaceId };

export interface Raid {
  readonly goal: Goal;
  readonly raiders: Raider[];
  /** The SP of the KK Advantage, if it is put here (18.4). */
  extra: number;
}

export const goalId = (world: World, goal: Goal): string => {
  if ('forage' in goal) return `forage/${goal.forage}`;
  if ('depot' in goal) return `depot/${goal.depot}-${goal.at}`;
  const stack = findStack(world.state, goal.force);
  return `supply/${stack ? nameOfStack(world, stack) : goal.at}`;
};

/** Supply Raids: an enemy Major Force or depot, captured ones too, neither in nor next to its Supply Source (9.7.1, 18.5.2). */
function supplyGoals(world: World, nation: Nation, theater: Theater): Goal[] {
  const { state } = world;
  const enemy = opposing(sideOf(state, nation));
  const inReach = (at: SpaceId) =>
    spaceOf(world, at).theater === theater && mayRaid(world, nation, theater, spaceOf(world, at).area);
  const forces = state.stacks.filter(
    (stack) =>
      !isEmpty(stack) &&
      isMajor(stack) &&
      !stack.inside &&
      sideOfStack(world, stack) === enemy &&
      inReach(stack.at) &&
      !atSource(world, stack, true),
  );
  const depots = state.depots.filter(
    (depot) =>
      !depot.disrupted &&
      sideOf(state, depot.nation) === enemy &&
      inReach(depot.at) &&
      !nextToSource(world, depot.nation, depot.at),
  );
  const captured = NATIONS.filter((owner) => sideOf(state, owner) === enemy).flatMap((owner) =>
    capturedDepots(world, owner)
      .filter((at) => inReach(at) && !nextToSource(world, owner, at))
      .map((at): Goal => ({ depot: owner, at })),
  );
  return [
    ...forces.map(({ id, at }): Goal => ({ force: id, at })),
    ...depots.map(({ nation: owner, at }): Goal => ({ depot: owner, at })),
    ...captured,
  ];
}

function nextToSource(world: World, nation: Nation, at: SpaceId): boolean {
  const near = [at, ...spaceOf(world, at).lines.map(({ to }) => to)];
  return sourcesOf(world, nation).some(
    (source) => near.includes(source.at) && (source.kind === 'major' || source.at !== at),
  );
}

export const goalsFor = (world: World, { nation }: Raider, theater: Theater, forageOnly: boolean): Goal[] => [
  ...forageAreas(world, nation, theater).map((area): Goal => ({ forage: area })),
  ...(forageOnly ? [] : supplyGoals(world, nation, theater)),
];

type Order = { readonly all: true; readonly goal: Goal } | { readonly one: Raider; readonly goal: Goal };

/** The player says which units raid what: all that are left at once, or one by one. */
export function* designate(
  game: Game,
  power: Power,
  theater: Theater,
  raiders: readonly Raider[],
  forageOnly = false,
): Rules<Raid[]> {
  const left = [...raiders];
  const raids: Raid[] = [];
  while (orders(game, theater, left, forageOnly).length > 0) {
    const order = yield* plan(
      game.state.seats[power],
      asking('raid', '18.5', { power, theater, left: left.length }),
      () => orders(game, theater, left, forageOnly),
    );
    if (order === null) break;
    const id = goalId(game, order.goal);
    const chosen =
      'all' in order ? left.filter((each) => mayGo(game, each, theater, order.goal, forageOnly)) : [order.one];
    let raid = raids.find((each) => goalId(game, each.goal) === id);
    if (!raid) {
      raid = { goal: order.goal, raiders: [], extra: 0 };
      raids.push(raid);
    }
    for (const each of chosen) raid.raiders.push(...left.splice(left.indexOf(each), 1));
  }
  return raids;
}

const mayGo = (world: World, raider: Raider, theater: Theater, goal: Goal, forageOnly: boolean): boolean =>
  goalsFor(world, raider, theater, forageOnly).some((each) => goalId(world, each) === goalId(world, goal));

function orders(world: World, theater: Theater, left: readonly Raider[], forageOnly: boolean): Option<Order>[] {
  const options: Option<Order>[] = [];
  const offered = new Set<string>();
  const offer = (id: string, order: Order) => {
    if (!offered.has(id)) options.push(option(id, order));
    offered.add(id);
  };
  const kinds = left.filter(
    (each, i) =>
      left.findIndex((other) => raiderId(other) === raiderId(each)) === i && (raiderSp(each) > 0 || each.full),
  );
  for (const each of kinds)
    for (const goal of goalsFor(world, each, theater, forageOnly))
      offer(`all/${goalId(world, goal)}`, { all: true, goal });
  if (left.length > 1)
    for (const each of kinds)
      for (const goal of goalsFor(world, each, theater, forageOnly))
        offer(`one/${raiderId(each)}/${goalId(world, goal)}`, { one: each, goal });
  return options;
}

export const raiderId = ({ nation, unit, full }: Raider): string => `${nation}-${unit}${full ? '' : '-reduced'}`;

/** The Advantage adds an SP to one of the raids, or takes one (18.4, 18.5). */
export function* placeAdvantage(game: Game, power: Power, theater: Theater, raids: readonly Raid[]): Rules {
  const extra = advantageOf(game, theater, sideOf(game.state, power));
  const [only, another] = raids;
  if (extra === 0 || !only) return;
  const raid = another
    ? yield* choose(game.state.seats[power], asking('raid-advantage', '18.4', { theater, extra }), () =>
        raids.map((each) => option(goalId(game, each.goal), each)),
      )
    : only;
  raid.extra = extra;
}
