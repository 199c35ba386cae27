/** The way of troops by strategic movement, and how they set sail past enemy fleets (§10.2, §11.4.1). */
import { type Ask, ask, choose, option, type Rules } from '@quadrille/kernel';
import { move } from '../changes/units.ts';
import { controllerOf, holdsGround } from '../facts/control.ts';
import { isCoastal, isSea } from '../facts/ground.ts';
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

function* routeFor(game: Game, power: Power, unit: Unit, to: Area, best: Way): Rules<Way> {
  if (dangersOf(game, power, best).length === 0) return best;
  return yield* chooseWay(game, power, unit, to, () =>
    waysApart(game, power, (avoid) => strategicWays(game, power, unit, unit.at, avoid).get(to)),
  );
}

/** Troops go a way: at once, unless enemy fleets wait in a sea of it (§10.2.1). */
export function* sendTroops(game: Game, power: Power, units: readonly Unit[], to: Area, best: Way): Rules {
  const [first] = units;
  if (first === undefined) return;
  const way = yield* routeFor(game, power, first, to, best);
  if (dangersOf(game, power, way).length === 0) for (const unit of units) arrive(game, unit, to);
  else setSail(game, power, first, to, way, { units: units.map(({ id }) => id) });
}

/** Ports at which a troop could embark for seas where enemies wait; that it would take the nearest needs no word. */
const embarkingPorts = (game: Game, power: Power, unit: Unit, ways: readonly Way[]): Area[] => {
  const [nearest, ...others] = [
    ...new Set(
      ways.flatMap((way) => {
        const [sea] = dangersOf(game, power, way);
        if (!sea) return [];
        const ports = embarkations(game, power, unit, unit.at, sea);
        return [
          lastPort(game, power, unit.at, way, sea),
          ...ports.filter((port) => isReturn(game, power, unit.at, port)),
        ];
      }),
    ),
  ];
  return nearest !== undefined && others.length > 0 ? [nearest, ...others] : [];
};

/** Where a troop can sail past enemy fleets from a port, and the best way to each. */
const crossingsFrom = (game: Game, power: Power, unit: Unit, port: Area): [Area, Way][] =>
  [...strategicWays(game, power, unit, port)].filter(([, way]) => {
    const [sea] = dangersOf(game, power, way);
    return sea !== undefined && embarkations(game, power, unit, port, sea).includes(port);
  });

/** Where one troop goes by strategic movement: straight there, or past enemy fleets from this port. */
export type Journey = { readonly area: Area; readonly way: Way } | { readonly area: Area; readonly port: Area };

/** The end of a journey is named, and the port where the troop embarks if that could matter (§10.2). */
export function* planJourney(
  game: Game,
  [player, question]: readonly [Player, Ask],
  power: Power,
  unit: Unit,
  goals: () => [Area, Way][],
  stay: boolean,
): Rules<Journey | null> {
  const overSea = (port: Area): Area[] => {
    const ends = goals().map(([area]) => area);
    return crossingsFrom(game, power, unit, port).flatMap(([area]) => (ends.includes(area) ? [area] : []));
  };
  const going = yield* choose(player, question, () => {
    const all = goals();
    const ways = all.map(([, way]) => way);
    return [
      ...(stay ? [option('stay', null)] : []),
      ...all.map(([area, way]) => option(`to/${area}`, { area, way })),
      ...embarkingPorts(game, power, unit, ways)
        .filter((port) => overSea(port).length > 0)
        .map((port) => option(`embark/${port}`, { port })),
    ];
  });
  if (going === null || 'area' in going) return going;
  const { port } = going;
  return yield* choose(player, question, () => overSea(port).map((area) => option(`to/${area}`, { area, port })));
}

export const depart = (game: Game, power: Power, unit: Unit, journey: Journey): Rules =>
  'way' in journey
    ? sendTroops(game, power, [unit], journey.area, journey.way)
    : embark(game, power, unit, journey.port, journey.area);

/** A troop embarks at a port of its Power's choice: if it is beaten it goes back there (§10.2.1). */
function* embark(game: Game, power: Power, unit: Unit, port: Area, to: Area): Rules {
  const way = yield* chooseWay(game, power, unit, to, () =>
    waysApart(game, power, (avoid) => strategicWays(game, power, unit, port, avoid).get(to)).filter((each) => {
      const [sea] = dangersOf(game, power, each);
      return sea !== undefined && embarkations(game, power, unit, port, sea).includes(port);
    }),
  );
  setSail(game, power, unit, to, way, { from: port });
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
