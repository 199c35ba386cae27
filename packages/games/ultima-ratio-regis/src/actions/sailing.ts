/** The way of troops by strategic movement, and how they set sail past enemy fleets (§10.2, §11.4.1). */
import { type Ask, ask, choose, option, type Refused, type Rules } from '@quadrille/kernel';
import { move } from '../changes/units.ts';
import { controllerOf, holdsGround } from '../facts/control.ts';
import { isArea, isCoastal, isSea } from '../facts/ground.ts';
import { dangersOf, embarkations, strategicWays, type Way, waysApart } from '../facts/paths.ts';
import { playerOf } from '../facts/realms.ts';
import { commandOf } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { TaskOf } from '../tasks.ts';
import type { Area, Player, Power, Sea } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** Where every way meets enemy fleets, and not the same ones, the player says which to take (§10.2, §11.4.1). */
export function* chooseWay(game: Game, power: Power, unit: Unit, to: Area, ways: () => Way[]): Rules<Way> {
  const [best = [], ...others] = ways();
  if (others.length === 0) return best;
  return yield* choose(playerOf(game, power), ask('route', '§10.2', { power, unit: unit.id, to }, power), () =>
    ways().map((way) => option(['by', ...dangersOf(game, power, way)].join('/'), way)),
  );
}

/** Troops of a column go a way: at once, unless enemy fleets wait in a sea of it (§10.2.1). */
export function* sendTroops(game: Game, power: Power, units: readonly Unit[], to: Area, best: Way): Rules {
  const [first] = units;
  if (first === undefined) return;
  const from = first.at;
  const way =
    dangersOf(game, power, best).length === 0 || !isArea(game, from)
      ? best
      : yield* chooseWay(game, power, first, to, () =>
          waysApart(game, power, (avoid) => strategicWays(game, power, units, from, avoid).get(to)),
        );
  if (dangersOf(game, power, way).length === 0) for (const unit of units) arrive(game, unit, to);
  else setSail(game, power, first, to, way, { units: units.map(({ id }) => id) });
}

/** A troop on its way: over whose land it goes, and whose enemies may intercept it; of a corps these are not the same. */
export interface Traveller {
  readonly unit: Unit;
  readonly power: Power;
  readonly lord: Power;
}

/** Where it goes, which way, and the port that it leaves if enemy fleets wait. */
export interface Journey {
  readonly area: Area;
  readonly way: Way;
  readonly port: Area | null;
}

const waysFrom = (game: Game, { lord, unit, power }: Traveller, from: Area, to: Area): Way[] =>
  waysApart(game, power, (avoid) => strategicWays(game, lord, [unit], from, avoid).get(to));

function* routeFor(game: Game, traveller: Traveller, to: Area, best: Way): Rules<Way> {
  const { power, unit } = traveller;
  if (dangersOf(game, power, best).length === 0 || !isArea(game, unit.at)) return best;
  const from = unit.at;
  return yield* chooseWay(game, power, unit, to, () => waysFrom(game, traveller, from, to));
}

/** Ports at which a troop could embark for seas where enemies wait; that it would take the nearest needs no word. */
function embarkingPorts(game: Game, { power, lord, unit }: Traveller, ways: readonly Way[]): Area[] {
  const [nearest, ...others] = [
    ...new Set(
      ways.flatMap((way) => {
        const [sea] = dangersOf(game, power, way);
        if (!sea) return [];
        const ports = embarkations(game, power, lord, unit, unit.at, sea);
        return [
          lastPort(game, power, unit.at, way, sea),
          ...ports.filter((port) => isReturn(game, power, unit.at, port)),
        ];
      }),
    ),
  ];
  return nearest !== undefined && others.length > 0 ? [nearest, ...others] : [];
}

/** Whether a way puts out from this port for the first sea where enemies wait. */
function embarksAt(game: Game, { power, lord, unit }: Traveller, port: Area, way: Way): boolean {
  const [sea] = dangersOf(game, power, way);
  return sea !== undefined && embarkations(game, power, lord, unit, port, sea).includes(port);
}

/** The end of a journey is named, the port where the troop embarks, and past which enemies, as far as these matter (§10.2). */
export function* planJourney(
  game: Game,
  [player, question]: readonly [Player, Ask],
  traveller: Traveller,
  goals: () => [Area, Way][],
  stay: boolean,
  closed: () => Refused[] = () => [],
): Rules<Journey | null> {
  const { power, lord, unit } = traveller;
  const overSea = (ends: readonly [Area, Way][], port: Area): Area[] =>
    [...strategicWays(game, lord, [unit], port)]
      .filter(([area, way]) => ends.some(([end]) => end === area) && embarksAt(game, traveller, port, way))
      .map(([area]) => area);
  const going = yield* choose(
    player,
    question,
    () => {
      const all = goals();
      const ways = all.map(([, way]) => way);
      return [
        ...(stay ? [option('stay', null)] : []),
        ...all.map(([area, way]) => option(`to/${area}`, { area, way })),
        ...embarkingPorts(game, traveller, ways)
          .filter((port) => overSea(all, port).length > 0)
          .map((port) => option(`embark/${port}`, { port })),
      ];
    },
    closed,
  );
  if (going === null) return null;
  if ('area' in going) {
    const { area } = going;
    return { area, way: yield* routeFor(game, traveller, area, going.way), port: null };
  }
  const { port } = going;
  const area = yield* choose(player, question, () => overSea(goals(), port).map((end) => option(`to/${end}`, end)));
  const way = yield* chooseWay(game, power, unit, area, () =>
    waysFrom(game, traveller, port, area).filter((each) => embarksAt(game, traveller, port, each)),
  );
  return { area, way, port };
}

/** A troop sets out: if it is beaten at sea it goes back to the port it has left (§10.2.1). */
export function depart(game: Game, power: Power, unit: Unit, { area, way, port }: Journey): void {
  if (dangersOf(game, power, way).length === 0) arrive(game, unit, area);
  else setSail(game, power, unit, area, way, port === null ? {} : { from: port });
}

/** Troops set out past enemy fleets, sea by sea (§11.4.1). */
export function setSail(
  game: Game,
  power: Power,
  first: Unit,
  to: Area,
  way: Way,
  more: Partial<TaskOf<'voyage'>>,
): void {
  const seas = dangersOf(game, power, way);
  const [from = first.at, ...ports] = seas.map((sea) => lastPort(game, power, first.at, way, sea));
  game.state.agenda.push({
    do: 'voyage',
    power,
    units: [first.id],
    from,
    ports,
    to,
    seas,
    waiting: null,
    escort: [],
    escorted: false,
    landing: null,
    repatriation: false,
    last: null,
    ...more,
  });
}

/** The last controlled coastal area before a contested sea: there the troops go back to (§10.2.1). */
export function lastPort(game: Game, power: Power, from: Area, way: Way, sea: Sea): Area {
  const before = way.slice(0, way.indexOf(sea));
  return before.findLast((place): place is Area => !isSea(place) && isReturn(game, power, from, place)) ?? from;
}

/** A coast that the Power holds, or whoever holds the land in which a corps sets out; not one that is merely crossed. */
function isReturn(game: Game, power: Power, from: Area, port: Area): boolean {
  const host = controllerOf(game, from);
  return (
    isCoastal(game, port) && (holdsGround(game, power, port) || (host !== null && controllerOf(game, port) === host))
  );
}

/** A troop that reaches a besieged fortress by sea is shut in with the others (§10.2). */
export function arrive(game: Game, unit: Unit, to: Area): void {
  move(game, unit, to);
  const siege = game.state.sieges[to];
  if (siege && siege.by !== commandOf(game, unit)) siege.inside.push(unit.id);
}
