/** Retrograde Movement (12.12): free, up to 2 MPs, back to where supply can be traced. */
import { choose, type Option, option, type Refusal, type Rules } from '@quadrille/kernel';
import type { Choice } from '../activation/compose.ts';
import { composePart } from '../activation/composing.ts';
import { takeGround } from '../battle/capture.ts';
import { nameOfStack, newStack, rejoin, settle } from '../changes/stacks.ts';
import { addTroops, contingent, copyTroops, takeTroops } from '../changes/troops.ts';
import { asking, refusing } from '../cite.ts';
import { nationality } from '../facts/forces.ts';
import { patronOf, seatOf, sideOf } from '../facts/sides.ts';
import { forcesAt, holderOf, isOpen, isShut, roadsOf, spaceOf } from '../facts/spaces.ts';
import { hasPath, isLocalSource, sourcesOf } from '../facts/supply.ts';
import { isEmpty, lineInfantry, nationsOf, spOf } from '../facts/troops.ts';
import { within } from '../facts/ways.ts';
import { abandonTrenches } from '../movement/entrench.ts';
import { distance, distancesFrom } from '../movement/steps.ts';
import { closer } from '../politics/armistice.ts';
import { isUnfriendlyNeutral } from '../politics/neutrality.ts';
import { raiseSieges } from '../siege/raise.ts';
import type { Contingents, Stack } from '../state.ts';
import { opposing, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { moveUncut } from './cut.ts';

export const RETROGRADE = 2;
/** SPs that may be left behind (12.12). */
export const LEFT_BEHIND = 5;

/** A garrison that is besieged or masked goes nowhere (17.5.1). */
export const mayRetrograde = (world: World, stack: Stack): boolean =>
  !isEmpty(stack) && !(stack.inside && isShut(world, stack.at));

/** Spaces that a force may pass on its way back: nobody hostile stands there in the open; fortresses bar no way (12.0). */
export function mayEnterQuietly(world: World, stack: Stack, at: SpaceId): boolean {
  const nation = nationality(world, stack);
  const side = sideOf(world.state, nation);
  const { fortress } = spaceOf(world, at);
  const holder = holderOf(world, at);
  if (!nationsOf(stack.troops).every((each) => isOpen(world, at, each))) return false;
  if (forcesAt(world, at, opposing(side)).length > 0) return false;
  if (holder === 'PO') return side === 'coalition' ? at !== 'gdansk' : fortress === 0;
  return !isUnfriendlyNeutral(world, at, side);
}

/** Only Russians end the Winter Quarters Phase in Poland (22.4). */
export const mayWinterIn = (world: World, stack: Stack, at: SpaceId): boolean =>
  world.state.season !== 'winter' || spaceOf(world, at).nation !== 'PO' || nationality(world, stack) === 'RU';

/** Where a force may go: to supply if it can; if not, as near to a source as it can (12.12). */
export function retrogradeGoals(world: World, stack: Stack): SpaceId[] {
  const reached = within(world, stack.at, RETROGRADE, (at) => mayEnterQuietly(world, stack, at));
  for (const at of [...reached.keys()])
    if (at === stack.at || closer(world, stack, stack.at, at) || !mayWinterIn(world, stack, at)) reached.delete(at);
  const goals = [...reached.keys()].filter((at) => traces(world, stack, at));
  if (goals.length > 0) return goals;
  const nation = nationality(world, stack);
  const fortresses = world.data.board.fortresses.map(({ id }) => id).filter((at) => isLocalSource(world, nation, at));
  const sources = [...sourcesOf(world, nation).map(({ at }) => at), ...fortresses];
  const quiet = nearestTo(world, stack, sources, [stack.at, ...reached.keys()]);
  const nearest = Math.min(...[...reached.keys()].map(quiet));
  return nearest < quiet(stack.at) ? [...reached.keys()].filter((at) => quiet(at) === nearest) : [];
}

/** MPs from each of these spaces to the nearest source, around enemies if there is a way around them. */
function nearestTo(
  world: World,
  stack: Stack,
  sources: readonly SpaceId[],
  spaces: readonly SpaceId[],
): (at: SpaceId) => number {
  const open = (to: SpaceId) => sources.includes(to) || mayEnterQuietly(world, stack, to);
  const around = new Map(spaces.map((at) => [at, leastOf(sources, within(world, at, 99, open))]));
  const cutOff = (around.get(stack.at) ?? 99) === Number.POSITIVE_INFINITY;
  return (at) => (cutOff ? leastOf(sources, distancesFrom(world, at)) : (around.get(at) ?? Number.POSITIVE_INFINITY));
}

const leastOf = (places: readonly SpaceId[], far: ReadonlyMap<SpaceId, number>): number =>
  Math.min(...places.map((at) => far.get(at) ?? Number.POSITIVE_INFINITY));

/** The force would have a Supply Path if it stood there. */
function traces(world: World, stack: Stack, at: SpaceId): boolean {
  const elsewhere = { ...stack, at, inside: false };
  return hasPath(world, elsewhere);
}

/** Where to, or how many stay behind in which space: infantry, or any SPs that are chosen piece by piece. */
interface Way {
  readonly to: SpaceId;
  readonly leave: number | 'part';
}

/** The owner says where the force goes, and may first leave some SPs behind, or along the way. */
export function* retrograde(game: Game, stack: Stack, open: (to: SpaceId) => boolean = () => true): Rules {
  const { state } = game;
  let left = 0;
  let via: SpaceId | null = null;
  // Who has thought better of putting a part together is not offered it again.
  let parts = true;
  const goals = () =>
    retrogradeGoals(game, stack)
      .filter(open)
      .filter((to) => via === null || liesOnTheWay(game, stack, via, to));
  const between = () => (via === null ? halts(game, stack, goals()) : [via]);
  for (;;) {
    if (goals().length === 0) return rejoin(game, stack);
    const way: Way = yield* choose(
      seatOf(state, nationality(game, stack)),
      asking('retrograde', '12.12', { force: nameOfStack(game, stack), at: stack.at }),
      (): Option<Way>[] => [
        ...goals().map((to) => option(`to/${to}`, { to, leave: 0 })),
        ...leaving(stack, left).map((leave) => option(`leave/${leave}`, { to: stack.at, leave })),
        ...between().flatMap((to) =>
          leaving(stack, left).map((leave) => option(`leave/${leave}/${to}`, { to, leave })),
        ),
        ...(parts && hasUnitsToLeave(stack, left)
          ? [stack.at, ...between()].map((to) => option(`leave-part/${to}`, { to, leave: 'part' } as const))
          : []),
      ],
    );
    if (way.leave === 0) {
      goBack(game, stack, way.to);
      yield* takeGround(game, stack);
      return;
    }
    const stayed = way.leave === 'part' ? yield* leavePart(game, stack, left, way.to) : way.leave;
    if (way.leave !== 'part') yield* leaveBehind(game, stack, way.leave, way.to);
    left += stayed;
    parts &&= stayed > 0;
    if (stayed > 0 && way.to !== stack.at) via = way.to;
  }
}

/** There is cavalry or Light infantry that could stay (12.12). */
export const hasUnitsToLeave = (stack: Stack, already: number): boolean =>
  already < LEFT_BEHIND && spOf(stack) > lineInfantry(stack) && spOf(stack) > 1;

/** Any SPs, as their player puts them together; says how many. */
export function* leavePart(game: Game, stack: Stack, already: number, at: SpaceId): Rules<number> {
  const nation = nationality(game, stack);
  const offered = (): Choice => ({ at: stack.at, commander: null, leaders: [], troops: copyTroops(stack.troops) });
  const most = LEFT_BEHIND - already;
  const unfit = (part: Choice): Refusal | null => {
    if (isEmpty(part)) return refusing('nobody', '12.12');
    if (spOf(part) > most) return refusing('too-many-stay', '12.12', { most });
    return spOf(part) >= spOf(stack) ? refusing('all-dropped', '12.12') : null;
  };
  const terms = { how: 'admin', power: patronOf(game.state, nation), nations: nationsOf(stack.troops) } as const;
  const part = yield* composePart(game, terms, 'drop', offered, unfit, seatOf(game.state, nation));
  if (part === null) return 0;
  stay(game, stack, copyTroops(part.troops), at);
  return spOf(part);
}

/** Spaces between here and one of the goals. */
const halts = (world: World, stack: Stack, goals: readonly SpaceId[]): SpaceId[] =>
  roadsOf(world, stack.at)
    .map(({ to }) => to)
    .filter((at) => mayEnterQuietly(world, stack, at) && mayWinterIn(world, stack, at))
    .filter((at) => goals.some((to) => liesBetween(world, stack, at, to)));

const liesBetween = (world: World, stack: Stack, at: SpaceId, to: SpaceId): boolean =>
  at !== to && distance(world, stack.at, at) + distance(world, at, to) <= RETROGRADE;

const liesOnTheWay = (world: World, stack: Stack, at: SpaceId, to: SpaceId): boolean =>
  at === to || liesBetween(world, stack, at, to);

const leaving = (stack: Stack, already: number): number[] => {
  const most = Math.min(LEFT_BEHIND - already, lineInfantry(stack), spOf(stack) - 1);
  return Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);
};

/** Infantry stays behind; where there are several nations their player says whose (12.5). */
export function* leaveBehind(game: Game, stack: Stack, sp: number, at = stack.at): Rules {
  const seat = seatOf(game.state, nationality(game, stack));
  const staying: Contingents = {};
  const nations = () =>
    nationsOf(stack.troops).filter((nation) => (stack.troops[nation]?.inf ?? 0) > (staying[nation]?.inf ?? 0));
  for (let left = sp; left > 0 && nations().length > 0; left--) {
    const [only, another] = nations();
    const nation =
      another === undefined
        ? only
        : yield* choose(seat, asking('stays-behind', '12.12', { at, left }), () =>
            nations().map((each) => option(each, each)),
          );
    if (nation === undefined) break;
    contingent(staying, nation).inf++;
  }
  stay(game, stack, staying, at);
}

/** These troops stay there as a force of their own, with the markers of the force, apart from who goes on (12.5). */
function stay(game: Game, stack: Stack, staying: Contingents, at: SpaceId): void {
  stack.apart = true;
  const rest = newStack(game.state, at, at === stack.at && stack.inside);
  rest.supply = stack.supply;
  rest.morale = stack.morale;
  addTroops(rest.troops, staying);
  takeTroops(stack.troops, staying);
  game.tell({ type: 'dropped', force: nameOfStack(game, stack), at, sp: spOf({ troops: staying }), leaders: '' });
  settle(game, at);
  settle(game, stack.at);
}

/** The force goes; nobody Intercepts or Interrupts it (12.12). */
export function goBack(game: Game, stack: Stack, to: SpaceId): void {
  const from = stack.at;
  const force = nameOfStack(game, stack);
  stack.at = to;
  stack.inside = false;
  settle(game, from);
  abandonTrenches(game, from);
  raiseSieges(game);
  game.tell({ type: 'moved', force, from, to, mp: 0 });
  moveUncut(game, stack);
  delete stack.apart;
}
