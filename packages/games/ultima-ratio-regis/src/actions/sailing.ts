/** The way of troops by strategic movement, and how they set sail past enemy fleets (§10.2, §11.4.1). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { move } from '../changes/units.ts';
import { isCoastal, isSea } from '../facts/ground.ts';
import { dangersOf, embarkations, strategicWays, type Way, waysApart } from '../facts/paths.ts';
import { playerOf } from '../facts/realms.ts';
import { commandOf } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { TaskOf } from '../tasks.ts';
import type { Area, Power, Sea } from '../vocabulary.ts';
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
export const embarkingPorts = (game: Game, power: Power, unit: Unit, ways: readonly Way[]): Area[] => {
  const [nearest, ...others] = [
    ...new Set(
      ways.flatMap((way) => {
        const [sea] = dangersOf(game, power, way);
        return sea ? [lastPort(game, unit.at, way, sea), ...embarkations(game, power, unit, unit.at, sea)] : [];
      }),
    ),
  ];
  return nearest !== undefined && others.length > 0 ? [nearest, ...others] : [];
};

/** Where a troop can sail past enemy fleets from a port, and the best way to each. */
export const crossingsFrom = (game: Game, power: Power, unit: Unit, port: Area): [Area, Way][] =>
  [...strategicWays(game, power, unit, port)].filter(([, way]) => {
    const [sea] = dangersOf(game, power, way);
    return sea !== undefined && embarkations(game, power, unit, port, sea).includes(port);
  });

/** A troop embarks at a port of its Power's choice: if it is beaten it goes back there (§10.2.1). */
export function* embark(game: Game, power: Power, unit: Unit, port: Area, to: Area): Rules {
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
  const [from = first.at, ...ports] = seas.map((sea) => lastPort(game, first.at, way, sea));
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

/** The last coastal area before a contested sea: there the troops go back to. */
function lastPort(game: Game, from: Area, way: Way, sea: Sea): Area {
  const before = way.slice(0, way.indexOf(sea));
  return before.findLast((place) => !isSea(place) && isCoastal(game, place)) ?? from;
}

/** A troop that reaches a besieged fortress by sea is shut in with the others (§10.2). */
export function arrive(game: Game, unit: Unit, to: Area): void {
  move(game, unit, to);
  const siege = game.state.sieges[to];
  if (siege && siege.by !== commandOf(game, unit)) siege.inside.push(unit.id);
}
