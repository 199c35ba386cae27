/** Repatriation: units that must leave where they are (§14). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { bringLeader } from '../actions/leaders.ts';
import { chooseWay, lastPort, setSail } from '../actions/sailing.ts';
import { finishTask } from '../agenda.ts';
import { undertake } from '../changes/agenda.ts';
import { disperse, intoBox, place } from '../changes/units.ts';
import { straitsAllow } from '../facts/bases.ts';
import { boxesFor } from '../facts/boxes.ts';
import { barsTheWay, controls, enemyTroopsAt, friendly, mayEnter } from '../facts/control.ts';
import { fleetsBasedAt } from '../facts/fleets.ts';
import { coastsOf, isArea, isCoastal, isSea, neighboursOf, seasNextTo, seasOf } from '../facts/ground.ts';
import { dangersOf, isContested, minorMayBe, roomAt, type Way, waysApart } from '../facts/paths.ts';
import { leads, mayOperate, playerOf } from '../facts/realms.ts';
import { isPower, ownerOf } from '../facts/titles.ts';
import { commandOf, isTroop, seenAs, unitOf } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { TaskOf } from '../tasks.ts';
import type { Area, Power, Sea } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** These troops must go; each Power settles its own. Squadrons follow their bases (§14.2). */
export function goHome(game: Game, units: readonly Unit[]): void {
  const troops = units.filter(isTroop);
  const powers = new Set(troops.flatMap((unit) => commandOf(game, unit) ?? []));
  for (const power of powers) {
    const own = troops.filter((unit) => commandOf(game, unit) === power).map(({ id }) => id);
    undertake(game, { do: 'repatriate', power, units: own });
  }
}

/** These troops may go home, or stay (§20.4.1). */
export function mayGoHome(game: Game, units: readonly Unit[]): void {
  for (const power of new Set(units.filter(isTroop).flatMap((unit) => commandOf(game, unit) ?? []))) {
    const own = units.filter((unit) => isTroop(unit) && commandOf(game, unit) === power).map(({ id }) => id);
    game.state.agenda.push({ do: 'repatriate', power, units: own, may: true });
  }
}

/** Where a troop may go home to, and over which seas with enemy fleets. */
interface Home {
  readonly area: Area;
  /** The way, if it leads past enemy fleets. */
  readonly past: Way | null;
}

/** A short march to a controlled area, strategic movement over friendly ground, or past enemy fleets (§14.1). */
function homewards(world: World, power: Power, unit: Unit): Home[] {
  if (!isArea(world, unit.at)) return [];
  const found = new Map<Area, Home>();
  const add = (area: Area, past: Way | null) => {
    if (!found.has(area) && roomAt(world, power, area) > 0) found.set(area, { area, past });
  };
  for (const area of withinMarch(world, power, unit, unit.at)) add(area, null);
  for (const [area] of byStrategicMovement(world, power, unit, unit.at, 'safe')) add(area, null);
  for (const [area, way] of byStrategicMovement(world, power, unit, unit.at, 'any')) add(area, way);
  return [...found.values()];
}

/** Tactical movement that ends in a controlled area, two areas at most (§12.1, §14.1). */
function withinMarch(world: World, power: Power, unit: Unit, from: Area): Area[] {
  const passable = (area: Area) =>
    !enemyTroopsAt(world, power, area) && mayEnter(world, power, area) && minorMayBe(world, unit, area);
  const first = neighboursOf(world, from).flatMap(({ area }) => (passable(area) ? [area] : []));
  const second = first
    .filter((area) => !barsTheWay(world, power, area))
    .flatMap((area) => neighboursOf(world, area).flatMap((each) => (passable(each.area) ? [each.area] : [])));
  return [...new Set([...first, ...second])].filter(
    (area) => area !== from && controls(world, power, area) && mayOperate(world, power, area),
  );
}

/** Controlled areas at the end of a strategic movement. */
const byStrategicMovement = (world: World, power: Power, unit: Unit, from: Area, seas: 'safe' | 'any'): [Area, Way][] =>
  [...waysHome(world, power, unit, from, (sea) => seas === 'any' || !isContested(world, power, sea))].filter(
    (each): each is [Area, Way] =>
      !isSea(each[0]) && each[0] !== from && controls(world, power, each[0]) && mayOperate(world, power, each[0]),
  );

/** The areas of the host count as an ally's; enemy troops bar the way, enemy fleets may be risked (§14.1.1). */
function waysHome(
  world: World,
  power: Power,
  unit: Unit,
  from: Area,
  sails: (sea: Sea) => boolean,
): ReadonlyMap<Area | Sea, Way> {
  const land = isArea(world, unit.at) ? unit.at : from;
  const open = (area: Area) =>
    !enemyTroopsAt(world, power, area) &&
    minorMayBe(world, unit, area) &&
    (friendly(world, power, area) || sameHost(world, land, area));
  const ways = new Map<Area | Sea, Way>([[from, []]]);
  for (const [here, way] of ways) {
    const steps: readonly (Area | Sea)[] = isSea(here)
      ? [
          ...coastsOf(world, here).filter(open),
          ...seasNextTo(world, here).filter((sea) => sails(sea) && straitsAllow(world, power, here, sea)),
        ]
      : [
          ...neighboursOf(world, here).flatMap(({ area }) => (open(area) ? [area] : [])),
          ...seasOf(world, here).filter(sails),
        ];
    for (const next of steps) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return ways;
}

/** Whether two areas are one host's: of a minor its own areas alone, of a Power those of its minors too. */
function sameHost(world: World, at: Area, area: Area): boolean {
  const [host, owner] = [ownerOf(world, at), ownerOf(world, area)];
  return host !== null && owner !== null && (owner === host || (isPower(host) && leads(world, owner) === host));
}

/** The proposal sends every troop to the nearest safe area with room, and disperses what has nowhere to go. */
export function* repatriate(game: Game, task: TaskOf<'repatriate'>): Rules {
  finishTask(game, task);
  const { power, units, may } = task;
  const here = units.map((id) => game.state.units.find((unit) => unit.id === id)).filter((unit) => unit !== undefined);
  const troops = here.filter((unit) => isArea(game, unit.at) && (may || !controls(game, power, unit.at)));
  if (troops.length === 0) return;
  const player = playerOf(game, power);
  const question = ask(may ? 'may-repatriate' : 'repatriate', '§14.1', { power, troops: troops.length }, power);
  const how = yield* choose(player, question, () => [
    ...(may ? [option(`repatriate/${power}/stay`, 'stay' as const)] : []),
    option(`repatriate/${power}/proposed`, 'proposed' as const),
    option(`repatriate/${power}/chosen`, 'chosen' as const),
  ]);
  if (how === 'stay') return;
  for (const { id } of troops) {
    const unit = unitOf(game, id);
    if (how === 'proposed') propose(game, power, unit);
    else yield* send(game, power, unit, may === true);
  }
}

function propose(game: Game, power: Power, unit: Unit): void {
  const safe = homewards(game, power, unit).find(({ past }) => past === null);
  if (safe) settle(game, unit, safe.area);
  else disperse(game, unit, boxesFor(game, unit, unit.at)[0]);
}

/** One troop goes where its Power says, also past enemy fleets; or into a dispersion box; leaders as it says (§17.1). */
function* send(game: Game, power: Power, unit: Unit, may: boolean): Rules {
  const { id, at } = unit;
  const to = yield* choose(
    playerOf(game, power),
    ask('repatriate-troop', '§14.1', { power, ...seenAs(unit), at }, power),
    () => [
      ...homewards(game, power, unit).map((home) => option(`home/${id}/${home.area}`, home)),
      ...boxesFor(game, unit, unit.at).map((box) => option(`home/${id}/${box}`, { box })),
      ...(may ? [option('stay', null)] : []),
    ],
  );
  if (to === null) return;
  yield* bringLeader(game, power, unit);
  if ('box' in to) intoBox(game, unit, to.box);
  else if (to.past === null) settle(game, unit, to.area);
  else yield* risk(game, power, unit, to.area);
}

/** Past enemy fleets: which ones, where the ways meet different ones, and from which port, where a fleet could escort it. */
function* risk(game: Game, power: Power, unit: Unit, to: Area): Rules {
  if (!isArea(game, unit.at)) return;
  const at = unit.at;
  const way = yield* chooseWay(game, power, unit, to, () =>
    waysApart(game, power, (avoid) => waysHome(game, power, unit, at, (sea) => !avoid.includes(sea)).get(to)),
  );
  const [sea] = dangersOf(game, power, way);
  const nearest = sea ? lastPort(game, power, at, way, sea) : at;
  const ports = () => [nearest, ...portsWithFleets(game, power, unit, at, to).filter((port) => port !== nearest)];
  const port =
    ports().length === 1
      ? nearest
      : yield* choose(
          playerOf(game, power),
          ask('repatriate-troop', '§11.4.1', { power, ...seenAs(unit), at }, power),
          () => ports().map((each) => option(`embark/${each}`, each)),
        );
  const onward = port === nearest ? way : (wayFrom(game, power, unit, port, to) ?? way);
  setSail(game, power, unit, to, onward, { repatriation: true, from: port });
}

const wayFrom = (game: Game, power: Power, unit: Unit, port: Area, to: Area): Way | undefined =>
  waysApart(game, power, (avoid) => waysHome(game, power, unit, port, (sea) => !avoid.includes(sea)).get(to))[0];

/** Ports that it reaches unmolested, where a fleet has its base that could escort it on. */
const portsWithFleets = (game: Game, power: Power, unit: Unit, at: Area, to: Area): Area[] =>
  [...waysHome(game, power, unit, at, (sea) => !isContested(game, power, sea)).keys()].filter(
    (place): place is Area =>
      !isSea(place) &&
      isCoastal(game, place) &&
      fleetsBasedAt(game, power, place).size > 0 &&
      wayFrom(game, power, unit, place, to) !== undefined,
  );

function settle(game: Game, unit: Unit, to: Area): void {
  place(game, unit, to);
  game.tell({ type: 'repatriated', power: unit.owner, unit: unit.id, to });
}
