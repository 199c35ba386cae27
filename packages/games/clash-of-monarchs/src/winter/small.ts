/** What else may move into the winter: small forces, depots, Light units (19.1). */
import { choose, type Option, option, plan, type Rules } from '@quadrille/kernel';
import { nameOfStack, settle } from '../changes/stacks.ts';
import { addUnits, contingent, takeUnits, tidy } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { forcesOf } from '../facts/forces.ts';
import { realmOf } from '../facts/sides.ts';
import { findStack, isShut, spaceOf } from '../facts/spaces.ts';
import { depotReach } from '../facts/supply.ts';
import { isMajor, MINOR, sidesOf, spOf, UNIT_SP } from '../facts/troops.ts';
import { tidyBox, unitsInBox } from '../raids/light.ts';
import { hosts } from '../raids/transfers.ts';
import type { Depot, Stack, Units } from '../state.ts';
import { depotGoals, depotName, distributable } from '../supply/actions.ts';
import { mayRetrograde, RETROGRADE, retrograde, retrogradeGoals } from '../supply/retrograde.ts';
import {
  LIGHT,
  type Nation,
  type Power,
  type SeatId,
  type SpaceId,
  THEATERS,
  type Theater,
  type Unit,
} from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { isQuarters, staysMinor } from './shelter.ts';

type Small = { readonly stack: number } | { readonly depot: Depot };

/** What of the Power's may make a Retrograde Movement and has not: small forces and depots. */
function small(game: Game, power: Power, moved: readonly number[], movedDepots: readonly Depot[]): Option<Small>[] {
  const forces = forcesOf(game, power)
    .filter((stack) => !isMajor(stack) && !moved.includes(stack.id) && mayRetrograde(game, stack))
    .filter((stack) => retrogradeGoals(game, stack).some((to) => staysMinor(game, stack, to)))
    .map((stack): Option<Small> => option(`retrograde/${nameOfStack(game, stack)}`, { stack: stack.id }));
  const depots = distributable(game, power)
    .filter((depot) => !movedDepots.includes(depot) && winterDepotGoals(game, depot).length > 0)
    .map((depot): Option<Small> => option(`depot/${depotName(depot)}`, { depot }));
  const all = [...forces, ...depots];
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
}

/** Whether anything of the Power's could still move into the winter. */
export const mayStir = (game: Game, power: Power): boolean =>
  small(game, power, [], []).length > 0 || transferable(game, power, []).length > 0;

/** Depots and forces of 5 SPs or less may make a Retrograde Movement too. */
export function* smallForces(game: Game, seat: SeatId, power: Power): Rules {
  const moved: number[] = [];
  const movedDepots: Depot[] = [];
  const may = () => small(game, power, moved, movedDepots);
  while (may().length > 0) {
    const chosen = yield* plan(seat, asking('small-quarters', '19.1', { power }), may);
    if (chosen === null) return;
    if ('depot' in chosen) {
      movedDepots.push(chosen.depot);
      yield* takeBack(game, seat, chosen.depot);
      continue;
    }
    const stack = findStack(game.state, chosen.stack);
    if (!stack) return;
    moved.push(stack.id);
    yield* retrograde(game, stack, (to) => staysMinor(game, stack, to));
  }
}

/** Where 2 MPs bring a depot, and where it can be supplied from (12.12). */
function winterDepotGoals(world: World, depot: Depot): SpaceId[] {
  const reach = depotReach(world, depot.nation);
  return depotGoals(world, depot, RETROGRADE).filter((at) => reach.has(at));
}

function* takeBack(game: Game, seat: SeatId, depot: Depot): Rules {
  const from = depot.at;
  const question = asking('move-depot', '19.1', { nation: depot.nation, at: from, escort: 0 });
  const to = yield* choose(seat, question, () => winterDepotGoals(game, depot).map((at) => option(`to/${at}`, at)));
  Object.assign(depot, { at: to, inside: false });
  game.tell({ type: 'depot-moved', nation: depot.nation, from, to, escort: 0 });
}

/** A Lt unit with a force on the map, or in a Theater box. */
interface Place {
  readonly name: string;
  readonly stack: Stack | null;
  readonly theater: Theater;
}

interface Hussars {
  readonly place: Place;
  readonly nation: Nation;
  readonly unit: Unit;
  readonly reduced: boolean;
}

/** Lt units go to any space with a friendly force, or into any Theater box; each once. */
export function* winterTransfers(game: Game, seat: SeatId, power: Power): Rules {
  const arrived: string[] = [];
  while (transferable(game, power, arrived).length > 0) {
    const who = yield* plan(seat, asking('winter-light', '19.1', { power }), () => transferable(game, power, arrived));
    if (who === null) return;
    const { nation, unit, reduced } = who;
    const place = yield* choose(seat, asking('winter-light-to', '19.1', { nation, unit }), () =>
      placesFor(game, nation)
        .filter((to) => to.name !== who.place.name && takesIn(game, to, who))
        .map((to) => option(to.name, to)),
    );
    arrived.push(pieceOf({ place, nation, unit, reduced }));
    transfer(game, who, place);
  }
}

const pieceOf = ({ place, nation, unit, reduced }: Hussars): string => `${place.name}/${nation}/${unit}/${reduced}`;

const placesFor = (world: World, nation: Nation): Place[] => [
  ...THEATERS.map((theater) => ({ name: theater, stack: null, theater })),
  ...THEATERS.flatMap((theater) => hosts(world, theater, nation))
    .map((stack) => ({ name: nameOfStack(world, stack), stack, theater: spaceOf(world, stack.at).theater }))
    .filter(({ name }, i, all) => all.findIndex((other) => other.name === name) === i),
];

/** A small force out of quarters does not grow into a Major one (19.1). */
const takesIn = (world: World, { stack }: Place, { unit, reduced }: Hussars): boolean =>
  stack === null ||
  isMajor(stack) ||
  spOf(stack) + UNIT_SP[unit][reduced ? 1 : 0] <= MINOR ||
  isQuarters(world, stack, stack.at);

const unitsAt = ({ state }: World, { stack, theater }: Place, nation: Nation): Units =>
  (stack ? stack.troops[nation]?.units : state.boxes[theater][nation]) ?? {};

function transferable(world: World, power: Power, arrived: readonly string[]): Option<Hussars>[] {
  return realmOf(world.state, power).flatMap((nation) =>
    placesFor(world, nation)
      .filter(({ stack }) => !(stack?.inside && isShut(world, stack.at)))
      .flatMap((place) =>
        LIGHT.flatMap((unit) =>
          sidesOf(unitsAt(world, place, nation), unit).map(({ id, reduced }) => ({
            id,
            who: { place, nation, unit, reduced },
          })),
        ),
      )
      .filter(({ who }) => {
        const here = unitsAt(world, who.place, nation)[who.unit]?.[who.reduced ? 1 : 0] ?? 0;
        return here > arrived.filter((piece) => piece === pieceOf(who)).length;
      })
      .map(({ id, who }) => option(`light/${who.place.name}/${nation}/${id}`, who)),
  );
}

function transfer(game: Game, { place, nation, unit, reduced }: Hussars, to: Place): void {
  takeUnits(unitsAt(game, place, nation), unit, reduced ? 0 : 1, reduced ? 1 : 0);
  const into = to.stack ? contingent(to.stack.troops, nation).units : unitsInBox(game, to.theater, nation);
  addUnits(into, unit, reduced ? 0 : 1, reduced ? 1 : 0);
  if (to.stack) game.tell({ type: 'light-out', nation, theater: to.theater, at: to.stack.at, what: unit });
  else game.tell({ type: 'light-in', nation, theater: to.theater, at: place.stack?.at ?? place.theater, what: unit });
  if (place.stack) {
    tidy(place.stack.troops);
    settle(game, place.stack.at);
  } else tidyBox(game, place.theater, nation);
}
