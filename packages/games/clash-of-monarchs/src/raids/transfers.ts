/** Light units go between the map and the Theater boxes (18.2). */
import { choose, type Option, option, plan, type Rules } from '@quadrille/kernel';
import { nameOfStack, settle } from '../changes/stacks.ts';
import { addUnits, contingent, takeUnits, tidy } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { fights } from '../facts/forces.ts';
import { realmOf, sideOf } from '../facts/sides.ts';
import { isShut, sideOfStack, spaceOf } from '../facts/spaces.ts';
import { countOf, isEmpty } from '../facts/troops.ts';
import { abandonTrenches } from '../movement/entrench.ts';
import type { Stack, Units } from '../state.ts';
import { LIGHT, type Nation, type Power, THEATERS, type Theater, type Unit } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { tidyBox, unitsInBox } from './light.ts';

/** A unit on its way: out of a box, or from a force into the box of its Theater. */
type Transfer =
  | { readonly out: Theater; readonly nation: Nation; readonly unit: Unit }
  | { readonly from: Stack; readonly nation: Nation; readonly unit: Unit };

/** At the start of the Strategy Card Segment, as many as wished; no unit both ways in one Round. */
export function* lightTransfers(game: Game, power: Power): Rules {
  const arrived: string[] = [];
  while (transfers(game, power, arrived).length > 0) {
    const step = yield* plan(game.state.seats[power], asking('light-transfer', '18.2', { power }), () =>
      transfers(game, power, arrived),
    );
    if (step === null) return;
    const { nation, unit } = step;
    if ('out' in step) {
      const { id } = yield* bringOut(game, power, step.out, nation, unit);
      arrived.push(pieceAt(id, nation, unit));
    } else {
      arrived.push(pieceAt(spaceOf(game, step.from.at).theater, nation, unit));
      sendIn(game, step.from, nation, unit);
    }
  }
}

/** A unit and where it has come to: a box, or a force. */
const pieceAt = (place: Theater | number, nation: Nation, unit: Unit): string => `${place}/${nation}/${unit}`;

function transfers(world: World, power: Power, arrived: readonly string[]): Option<Transfer>[] {
  const { state } = world;
  const realm = realmOf(state, power);
  /** Units that have come there just now stay. */
  const may = (place: Theater | number, nation: Nation, unit: Unit, units: Units | undefined) =>
    countOf(units ?? {}, unit) > arrived.filter((piece) => piece === pieceAt(place, nation, unit)).length;
  const out = THEATERS.flatMap((theater) =>
    realm.flatMap((nation) =>
      LIGHT.filter((unit) => may(theater, nation, unit, state.boxes[theater][nation])).map((unit) =>
        option(`out/${theater}/${nation}/${unit}`, { out: theater, nation, unit }),
      ),
    ),
  ).filter(({ value }) => hosts(world, value.out, value.nation).length > 0);
  const into = state.stacks
    .filter((stack) => !(stack.inside && isShut(world, stack.at)))
    .flatMap((stack) =>
      realm.flatMap((nation) =>
        LIGHT.filter((unit) => may(stack.id, nation, unit, stack.troops[nation]?.units)).map((unit) =>
          option(`in/${nameOfStack(world, stack)}/${nation}/${unit}`, { from: stack, nation, unit }),
        ),
      ),
    );
  return [...out, ...into].filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i);
}

/** Friendly forces in the areas of the Theater, not shut up in a fortress. */
export const hosts = (world: World, theater: Theater, nation: Nation): Stack[] =>
  world.state.stacks.filter(
    (stack) =>
      !isEmpty(stack) &&
      fights(world, stack) &&
      spaceOf(world, stack.at).theater === theater &&
      sideOfStack(world, stack) === sideOf(world.state, nation) &&
      !(stack.inside && isShut(world, stack.at)) &&
      (!spaceOf(world, stack.at).square || spaceOf(world, stack.at).nation === nation),
  );

function* bringOut(game: Game, power: Power, theater: Theater, nation: Nation, unit: Unit): Rules<Stack> {
  const host = yield* choose(game.state.seats[power], asking('light-host', '18.2', { nation, unit }), () =>
    hosts(game, theater, nation)
      .map((stack) => option(nameOfStack(game, stack), stack))
      .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i),
  );
  const units = unitsInBox(game, theater, nation);
  const full = (units[unit]?.[0] ?? 0) > 0;
  takeUnits(units, unit, full ? 1 : 0, full ? 0 : 1);
  tidyBox(game, theater, nation);
  addUnits(contingent(host.troops, nation).units, unit, full ? 1 : 0, full ? 0 : 1);
  game.tell({ type: 'light-out', nation, theater, at: host.at, what: unit });
  return host;
}

/** From the map into the box of the Theater. */
export function sendIn(game: Game, from: Stack, nation: Nation, unit: Unit): void {
  const { theater } = spaceOf(game, from.at);
  const own = contingent(from.troops, nation);
  const full = (own.units[unit]?.[0] ?? 0) > 0;
  takeUnits(own.units, unit, full ? 1 : 0, full ? 0 : 1);
  tidy(from.troops);
  addUnits(unitsInBox(game, theater, nation), unit, full ? 1 : 0, full ? 0 : 1);
  game.tell({ type: 'light-in', nation, theater, at: from.at, what: unit });
  settle(game, from.at);
  abandonTrenches(game, from.at);
}
