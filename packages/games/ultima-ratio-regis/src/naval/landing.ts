/** Amphibious landings (§12.3). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { began } from '../actions/building.ts';
import { type Deed, deed } from '../actions/deed.ts';
import { chooseWay } from '../actions/sailing.ts';
import { isPirate } from '../actions/strategic.ts';
import { keep } from '../changes/lists.ts';
import { exert } from '../changes/units.ts';
import { distanceFrom, galleysAllow, operatingDistance, straitsAllow } from '../facts/bases.ts';
import { extraLanding, mayLandAgain } from '../facts/card-rules.ts';
import { noBeach } from '../facts/closed.ts';
import { controls, mayEnter } from '../facts/control.ts';
import { basedAt, type Fleet, fleetsBasedAt, idsOf } from '../facts/fleets.ts';
import { coastsOf, isCoastal, seasNextTo, seasOf, sheetOf } from '../facts/ground.ts';
import { dangersOf, isContested, minorMayBe, type Way, waysApart } from '../facts/paths.ts';
import { mayOperate, playerOf } from '../facts/realms.ts';
import { areaLimit } from '../facts/stacking.ts';
import { commandOf, freeLeadersAt, leadersWith, ownTroopsAt } from '../facts/units.ts';
import { campsOf, muster } from '../land/march.ts';
import type { Leader, Unit } from '../state.ts';
import { type Area, type Power, SEAS, type Sea } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { fleetOptions } from './choice.ts';

/** The fleets that can escort so many troops from a port, the strongest first: a squadron for each (§12.3.1), none of pirates (§11.5.1). */
const escortsFor = (world: World, power: Power, port: Area, troops: number): Fleet[] =>
  [...fleetsBasedAt(world, power, port).values()]
    .flat()
    .filter((fleet) => fleet.length >= troops && !fleet.some((unit) => isPirate(world, unit)))
    .sort((a, b) => b.length - a.length);

/** Who began the impulse where he is, and has done nothing yet in it (reading 7). */
const isFresh = (game: Game, each: Unit | Leader): boolean =>
  began(game, each) && !game.state.impulse?.acted.includes(each.id);

/** Troops that are fresh on the coast, with their leaders. */
const areFresh = (game: Game, unit: Unit): boolean =>
  [unit, ...leadersWith(game, [unit.id])].every((each) => isFresh(game, each));

/** A card lets one force land that has already acted. */
function ready(game: Game, unit: Unit): boolean {
  const power = commandOf(game, unit);
  return areFresh(game, unit) || (power !== null && mayLandAgain(game, power));
}

/** Why a troop on the coast may not land now. */
export function landingObstacle(game: Game, power: Power, unit: Unit): 'no-escort' | 'has-acted' | 'no-beach' | null {
  if (!ready(game, unit)) return 'has-acted';
  if (basedAt(game, power, unit.at).length === 0) return 'no-escort';
  return beaches(game, power, unit.at, [unit]).length === 0 ? 'no-beach' : null;
}

export function landingDeeds(game: Game, power: Power): Deed[] {
  return campsOf(game, power)
    .filter((at) => isCoastal(game, at) && basedAt(game, power, at).length > 0)
    .flatMap((at) => {
      const troops = ownTroopsAt(game, power, at).filter(
        (unit) => ready(game, unit) && beaches(game, power, at, [unit]).length > 0,
      );
      if (troops.length === 0) return [];
      return [
        ...troops.map((unit) => deed(`land/${unit.id}`, () => land(game, power, null, [unit], at))),
        ...freeLeadersAt(game, power, at)
          .filter((leader) => isFresh(game, leader) || mayLandAgain(game, power))
          .map((leader) => deed(`land/${leader.id}`, () => landArmy(game, power, leader, at))),
      ];
    });
}

function* landArmy(game: Game, power: Power, leader: Leader, at: Area): Rules {
  const suits = (army: readonly Unit[]): boolean =>
    army.every((unit) => ready(game, unit)) && beaches(game, power, at, army).length > 0;
  const units = yield* muster(game, power, leader, at, suits);
  if (!units.some(({ id }) => id === leader.on)) leader.on = units[0]?.id ?? leader.on;
  yield* land(game, power, leader, units, at);
}

/** Enemy or independent coasts within the operating distance, own ones where rebels or enemies are; between maps for one troop only (§12.3.1, §12.3.3). */
function beaches(world: World, power: Power, from: Area, units: readonly Unit[]): Area[] {
  const distance = operatingDistance(world);
  const escorts = escortsFor(world, power, from, units.length);
  const lying = escorts.filter(([one], i) => escorts.findIndex(([other]) => other?.at === one?.at) === i);
  const reached = lying.map((fleet) => crossings(world, power, from, fleet));
  return SEAS.filter((sea) => distanceFrom(world, from, sea) <= distance)
    .flatMap((sea) => coastsOf(world, sea))
    .filter((area, i, all) => all.indexOf(area) === i && area !== from)
    .filter(
      (area) =>
        !controls(world, power, area) &&
        mayEnter(world, power, area) &&
        mayOperate(world, power, area) &&
        units.every((unit) => minorMayBe(world, unit, area)) &&
        (units.length === 1 || sheetOf(world, area) === sheetOf(world, from)) &&
        units.length <= areaLimit(world, area) &&
        seasOf(world, area).some((sea) => reached.some((ways) => ways.has(sea))),
    );
}

/** First the crossing, which may be intercepted; then the troops go ashore (§12.3.2). */
function* land(game: Game, power: Power, leader: Leader | null, units: readonly Unit[], at: Area): Rules {
  const to = yield* choose(
    playerOf(game, power),
    ask('land', '§12.3', { power, at }, power),
    () => beaches(game, power, at, units).map((area) => option(`at/${area}`, area)),
    () => noBeach(game, power, units, at, beaches(game, power, at, units)),
  );
  const escort = yield* escortTo(game, power, at, to, units.length);
  const [first] = units;
  if (escort === undefined || first === undefined) return;
  const way = yield* chooseWay(game, power, first, to, () => crossingsTo(game, power, at, to, escort));
  const ids = units.map(({ id }) => id);
  if (!units.every((unit) => areFresh(game, unit))) keep(game.state.inForce, (each) => each !== extraLanding(power));
  exert(game, units);
  game.state.agenda.push({
    do: 'voyage',
    power,
    units: ids,
    from: at,
    ports: [],
    to,
    seas: dangersOf(game, power, way),
    waiting: null,
    escort: idsOf(escort),
    escorted: true,
    landing: {
      power,
      units: ids,
      leader: leader?.id ?? null,
      at,
      from: at,
      to,
      left: 0,
      landing: true,
      intercepted: [],
      last: null,
    },
    repatriation: false,
    last: null,
  });
}

/** Which fleet goes along: asked where enemies wait on the way, for otherwise it does nothing. */
function* escortTo(game: Game, power: Power, from: Area, to: Area, troops: number): Rules<Fleet | undefined> {
  const fleets = () =>
    escortsFor(game, power, from, troops).filter((fleet) => crossingsTo(game, power, from, to, fleet).length > 0);
  const [strongest, ...others] = fleets();
  if (strongest === undefined || others.length === 0) return strongest;
  const [way = []] = crossingsTo(game, power, from, to, strongest);
  if (dangersOf(game, power, way).length === 0) return strongest;
  return yield* choose(playerOf(game, power), ask('landing-escort', '§12.3.1', { power, to }, power), () =>
    fleetOptions(fleets(), 'escort'),
  );
}

/** The ways over sea to a coast that meet different enemies (§12.3.2). */
const crossingsTo = (world: World, power: Power, from: Area, to: Area, fleet: Fleet): Way[] =>
  waysApart(world, power, (avoid) => {
    const ways = crossings(world, power, from, fleet, avoid);
    const [safest] = seasOf(world, to)
      .flatMap((sea) => ways.get(sea) ?? [])
      .sort((a, b) => a.dangers - b.dangers);
    return safest?.seas;
  });

interface Crossing {
  readonly seas: readonly Sea[];
  readonly dangers: number;
}

/** All seas that a fleet can sail to from a port, with the safest way to each, some seas avoided (§18.6). */
function crossings(
  world: World,
  power: Power,
  from: Area,
  [flagship]: Fleet,
  avoid: readonly Sea[] = [],
): ReadonlyMap<Sea, Crossing> {
  const best = new Map<Sea, Crossing>();
  const open: Crossing[] = [];
  const sail = (seas: readonly Sea[], sea: Sea, dangers: number): void => {
    if (flagship && galleysAllow(world, flagship, sea) && !avoid.includes(sea))
      open.push({ seas: [...seas, sea], dangers: dangers + (isContested(world, power, sea) ? 1 : 0) });
  };
  for (const sea of seasOf(world, from)) sail([], sea, 0);
  for (const way of open) {
    const here = way.seas.at(-1);
    if (here === undefined || (best.get(here)?.dangers ?? Number.POSITIVE_INFINITY) <= way.dangers) continue;
    best.set(here, way);
    for (const next of seasNextTo(world, here))
      if (straitsAllow(world, power, here, next)) sail(way.seas, next, way.dangers);
  }
  return best;
}
