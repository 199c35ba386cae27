/** Troops and squadrons that serve an ally (§21.1.5–6). */
import { ask, choose, confirm, option, type Rules } from '@quadrille/kernel';
import { controlledBy, controllerOf, holdsGround } from '../facts/control.ts';
import { isArea, isSea } from '../facts/ground.ts';
import { hostsBeside } from '../facts/hosts.ts';
import { roomAt, strategicWays, type Way } from '../facts/paths.ts';
import { mayOperate, playerOf, powersOf } from '../facts/realms.ts';
import { allied, alliesOf, atWar, samePlayer } from '../facts/relations.ts';
import { isPower } from '../facts/titles.ts';
import {
  isBesieged,
  isSquadron,
  isTroop,
  leadersAt,
  leadersWith,
  ownSquadronsAt,
  seenAs,
  unitsOf,
} from '../facts/units.ts';
import { alike } from '../land/march.ts';
import type { Unit } from '../state.ts';
import type { Side } from '../tasks/combat.ts';
import type { Area, Player, Power, Sea } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { type Deed, deed } from './deed.ts';
import { depart, planJourney } from './sailing.ts';
import { isPirate } from './strategic.ts';

/** One troop may serve each ally; whoever spends the action, both must agree, and the owner may have it back (§21.1.5). */
export function corpsDeeds(game: Game, power: Power): Deed[] {
  const { lent, units } = game.state;
  return [
    ...alliesOf(game, power).flatMap((ally) => [
      ...(mayLend(game, power, ally) ? [corps(game, `corps/to/${ally}`, power, power, ally)] : []),
      ...(mayLend(game, ally, power) ? [corps(game, `corps/from/${ally}`, power, ally, power)] : []),
    ]),
    ...units
      .filter((unit) => unit.owner === power && isTroop(unit) && unit.id in lent && isArea(game, unit.at))
      .filter((unit) => homes(game, power, unit).length > 0)
      .map((unit) => deed(`recall/${unit.id}`, () => recall(game, power, unit))),
  ];
}

const serves = ({ state }: Game, owner: Power, ally: Power): boolean =>
  state.units.some((unit) => unit.owner === owner && isTroop(unit) && state.lent[unit.id] === ally);

/** Areas that are joined reach the same: only one troop of each such group has to be tried. */
function mayLend(game: Game, owner: Power, ally: Power): boolean {
  if (serves(game, owner, ally) || game.state.impulse?.used.includes(refused(owner, ally))) return false;
  if (!controlledBy(game, ally).some((area) => mayOperate(game, owner, area))) return false;
  const tried = new Set<Area>();
  for (const unit of candidates(game, owner)) {
    if (tried.has(unit.at)) continue;
    const ways = strategicWays(game, owner, [unit], unit.at);
    for (const area of ways.keys()) {
      if (controllerOf(game, area) === ally && roomAt(game, ally, area) > 0) return true;
      tried.add(area);
    }
  }
  return false;
}

const candidates = (game: Game, owner: Power): Unit[] =>
  unitsOf(game, owner).filter(
    (unit) =>
      unit.owner === owner &&
      isTroop(unit) &&
      isArea(game, unit.at) &&
      !isBesieged(game, unit) &&
      isFirstAlike(game, unit),
  );

/** Troops in one place that are alike are one choice. */
const isFirstAlike = (game: Game, unit: Unit): boolean =>
  game.state.units.find((each) => each.at === unit.at && alike(game, each, unit)) === unit;

/** Areas of the ally that the troop can reach. */
const stations = (game: Game, owner: Power, ally: Power, unit: Unit): [Area, Way][] =>
  [...strategicWays(game, owner, [unit], unit.at)].filter(
    ([area]) => controllerOf(game, area) === ally && roomAt(game, ally, area) > 0,
  );

/** How the impulse remembers that a corps has been refused. */
const refused = (owner: Power, ally: Power): string => `refused/${owner}/${ally}`;

function corps(game: Game, id: string, actor: Power, owner: Power, ally: Power): Deed {
  let lent: Unit | null = null;
  return {
    id,
    *agreed() {
      lent = yield* agreeCorps(game, actor, owner, ally);
      if (lent === null) game.state.impulse?.used.push(refused(owner, ally));
      return lent !== null;
    },
    *run() {
      if (lent !== null) yield* lend(game, actor, owner, ally, lent);
    },
  };
}

/** The troop that both Powers agree upon, if they do. */
function* agreeCorps(game: Game, actor: Power, owner: Power, ally: Power): Rules<Unit | null> {
  const other = actor === owner ? ally : owner;
  const player = playerOf(game, actor);
  const unit = yield* choose(player, ask('which-corps', '§21.1.5', { power: actor, ally: other }, actor), () =>
    candidates(game, owner)
      .filter((each) => stations(game, owner, ally, each).length > 0)
      .map((each) => option(`corps/${each.id}`, each)),
  );
  const agreed =
    samePlayer(game, actor, other) ||
    (yield* confirm(
      playerOf(game, other),
      ask('agree-corps', '§21.1.5', { power: other, ally: actor, ...seenAs(unit) }, other),
    ));
  return agreed ? unit : null;
}

/** A troop goes over to an ally: on the way it already counts as his; its leaders stay with others of their Power. */
function* lend(game: Game, actor: Power, owner: Power, ally: Power, unit: Unit): Rules {
  const question = ask('corps', '§21.1.5', { power: actor, ...seenAs(unit) }, actor);
  const goals = () => stations(game, owner, ally, unit);
  const traveller = { unit, power: ally, lord: owner };
  const journey = yield* planJourney(game, [playerOf(game, actor), question], traveller, goals, false);
  if (journey === null) return;
  for (const leader of leadersWith(game, [unit.id])) leader.on = hostsBeside(game, unit, leader)[0] ?? leader.on;
  game.state.lent[unit.id] = ally;
  game.tell({ type: 'corps', power: owner, ally, unit: unit.id });
  depart(game, ally, unit, journey);
}

const homes = (game: Game, power: Power, unit: Unit): [Area, Way][] =>
  [...strategicWays(game, power, [unit], unit.at)].filter(
    ([area]) => holdsGround(game, power, area) && roomAt(game, power, area) > 0,
  );

function* recall(game: Game, power: Power, unit: Unit): Rules {
  const question = ask('corps', '§21.1.5', { power, ...seenAs(unit) }, power);
  const goals = () => homes(game, power, unit);
  const journey = yield* planJourney(
    game,
    [playerOf(game, power), question],
    { unit, power, lord: power },
    goals,
    false,
  );
  if (journey === null) return;
  delete game.state.lent[unit.id];
  game.tell({ type: 'recalled', power, unit: unit.id });
  depart(game, power, unit, journey);
}

/** In his impulse a player may add an ally's squadrons in the same sea to a fleet with a leader, if the ally agrees. */
export function fleetJoinings(game: Game, player: Player): Deed[] {
  return powersOf(game, player).flatMap((power) => [
    ...partings(game, power),
    ...alliesOf(game, power).flatMap((ally) =>
      unitsOf(game, ally)
        .filter((unit) => unit.owner === ally && isSquadron(unit) && unit.up && isSea(unit.at) && !isPirate(game, unit))
        .filter(({ at }) => isSea(at) && hasFlagship(game, power, at))
        .filter((unit) => !game.state.impulse?.used.includes(joining(unit)))
        .map((unit) => deed(`combine/${power}/${unit.id}`, () => combine(game, power, ally, unit))),
    ),
  ]);
}

/** Either Power may dissolve a combined fleet (§21.1.6). */
const partings = (game: Game, power: Power): Deed[] =>
  game.state.units
    .filter((unit) => isCombined(game, unit) && (unit.owner === power || game.state.lent[unit.id] === power))
    .map((unit) => deed(`part/${power}/${unit.id}`, () => part(game, unit)));

// biome-ignore lint/correctness/useYield: nothing is asked
function* part(game: Game, unit: Unit): Rules {
  delete game.state.lent[unit.id];
  game.tell({ type: 'parted', power: unit.owner, unit: unit.id });
}

const hasFlagship = (game: Game, power: Power, sea: Sea): boolean =>
  leadersAt(game, power, sea).some(({ on }) => ownSquadronsAt(game, power, sea).some(({ id }) => id === on));

const joining = (unit: Unit): string => `combine/${unit.id}`;

/** It stays in that sea, under the flag of the leader, until one of the two dissolves the fleet (§21.1.6). */
function* combine(game: Game, power: Power, ally: Power, unit: Unit): Rules {
  game.state.impulse?.used.push(joining(unit));
  const agreed =
    samePlayer(game, power, ally) ||
    (yield* confirm(
      playerOf(game, ally),
      ask('agree-fleet', '§21.1.6', { power: ally, ally: power, ...seenAs(unit) }, ally),
    ));
  if (!agreed) return;
  game.state.lent[unit.id] = power;
  game.tell({ type: 'combined', power, ally, unit: unit.id });
}

/** Squadrons of a combined fleet do not leave their sea. */
export const isCombined = ({ state }: Game, unit: Unit): boolean => isSquadron(unit) && unit.id in state.lent;

/** A combined fleet is over when its leader is gone, the alliance ends, or the squadron is no longer at sea. */
export function dissolveFleets(game: Game): void {
  const { units, lent } = game.state;
  for (const unit of units) {
    const flag = lent[unit.id];
    if (flag === undefined || !isSquadron(unit)) continue;
    const { at, owner } = unit;
    const holds = isSea(at) && hasFlagship(game, flag, at) && isPower(owner) && allied(game, flag, owner);
    if (!holds) delete lent[unit.id];
  }
}

/** Squadrons leave a combined fleet that fights somebody with whom their own Power is not at war (§21.1.6). */
export function partStrangers(game: Game, side: Side, enemy: Power | null): void {
  for (const id of [...side.present]) {
    const unit = game.state.units.find((each) => each.id === id);
    if (!unit || !isCombined(game, unit) || enemy === null || atWar(game, unit.owner, enemy)) continue;
    delete game.state.lent[id];
    side.present.splice(side.present.indexOf(id), 1);
    game.tell({ type: 'parted', power: unit.owner, unit: id });
  }
}
