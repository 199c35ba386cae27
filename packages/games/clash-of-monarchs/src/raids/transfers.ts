/** Light units go between the map and the Theater boxes (18.2). */
import { choose, type Option, option, plan, type Rules } from '@quadrille/kernel';
import { nameOfStack, settle } from '../changes/stacks.ts';
import { addUnits, contingent, takeUnits, tidy } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { fights } from '../facts/forces.ts';
import { realmOf, sideOf } from '../facts/sides.ts';
import { isShut, sideOfStack, spaceOf } from '../facts/spaces.ts';
import { isEmpty, sidesOf } from '../facts/troops.ts';
import { abandonTrenches } from '../movement/entrench.ts';
import type { Stack, Units } from '../state.ts';
import { LIGHT, type Nation, type Power, THEATERS, type Theater, type Unit } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { tidyBox, unitsInBox } from './light.ts';

/** A unit on its way: out of a box, or from a force into the box of its Theater. */
type Transfer = Hussar & ({ readonly out: Theater } | { readonly from: Stack });

/** One Light unit, by the side of its counter. */
interface Hussar {
  readonly nation: Nation;
  readonly unit: Unit;
  readonly reduced: boolean;
}

/** At the start of the Strategy Card Segment, as many as wished; no unit both ways in one Round. */
export function* lightTransfers(game: Game, power: Power): Rules {
  const arrived: string[] = [];
  while (transfers(game, power, arrived).length > 0) {
    const step = yield* plan(game.state.seats[power], asking('light-transfer', '18.2', { power }), () =>
      transfers(game, power, arrived),
    );
    if (step === null) return;
    if ('out' in step) {
      const { id } = yield* bringOut(game, power, step.out, step);
      arrived.push(pieceAt(id, step));
    } else {
      arrived.push(pieceAt(spaceOf(game, step.from.at).theater, step));
      sendIn(game, step.from, step);
    }
  }
}

/** A unit and where it has come to: a box, or a force. */
const pieceAt = (place: Theater | number, { nation, unit, reduced }: Hussar): string =>
  `${place}/${nation}/${unit}/${reduced}`;

function transfers(world: World, power: Power, arrived: readonly string[]): Option<Transfer>[] {
  const { state } = world;
  const realm = realmOf(state, power);
  /** Units of the Power in a place, but for those that have come there just now. */
  const free = (place: Theater | number, unitsOf: (nation: Nation) => Units | undefined) =>
    realm
      .flatMap((nation) =>
        LIGHT.flatMap((unit) =>
          sidesOf(unitsOf(nation) ?? {}, unit).map(({ id, reduced }) => ({ id, nation, unit, reduced })),
        ),
      )
      .filter((hussar) => {
        const there = unitsOf(hussar.nation)?.[hussar.unit]?.[hussar.reduced ? 1 : 0] ?? 0;
        return there > arrived.filter((piece) => piece === pieceAt(place, hussar)).length;
      });
  const out = THEATERS.flatMap((theater) =>
    free(theater, (nation) => state.boxes[theater][nation])
      .filter(({ nation }) => hosts(world, theater, nation).length > 0)
      .map(({ id, ...hussar }) => option(`out/${theater}/${hussar.nation}/${id}`, { out: theater, ...hussar })),
  );
  const into = state.stacks
    .filter((stack) => !(stack.inside && isShut(world, stack.at)))
    .flatMap((stack) =>
      free(stack.id, (nation) => stack.troops[nation]?.units).map(({ id, ...hussar }) =>
        option(`in/${nameOfStack(world, stack)}/${hussar.nation}/${id}`, { from: stack, ...hussar }),
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

function* bringOut(game: Game, power: Power, theater: Theater, { nation, unit, reduced }: Hussar): Rules<Stack> {
  const host = yield* choose(game.state.seats[power], asking('light-host', '18.2', { nation, unit }), () =>
    hosts(game, theater, nation)
      .map((stack) => option(nameOfStack(game, stack), stack))
      .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i),
  );
  const units = unitsInBox(game, theater, nation);
  takeUnits(units, unit, reduced ? 0 : 1, reduced ? 1 : 0);
  tidyBox(game, theater, nation);
  addUnits(contingent(host.troops, nation).units, unit, reduced ? 0 : 1, reduced ? 1 : 0);
  game.tell({ type: 'light-out', nation, theater, at: host.at, what: unit });
  return host;
}

/** From the map into the box of the Theater. */
export function sendIn(game: Game, from: Stack, { nation, unit, reduced }: Hussar): void {
  const { theater } = spaceOf(game, from.at);
  takeUnits(contingent(from.troops, nation).units, unit, reduced ? 0 : 1, reduced ? 1 : 0);
  tidy(from.troops);
  addUnits(unitsInBox(game, theater, nation), unit, reduced ? 0 : 1, reduced ? 1 : 0);
  game.tell({ type: 'light-in', nation, theater, at: from.at, what: unit });
  settle(game, from.at);
  abandonTrenches(game, from.at);
}
