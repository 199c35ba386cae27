/** Minimum leaders (4.6). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import type { EventTask } from '../agenda.ts';
import { drawLeader, poolLeaders, seatLeader } from '../changes/leaders.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { fights } from '../facts/forces.ts';
import { leadersOnMap, serviceOf } from '../facts/leaders.ts';
import { hasTurns, realmOf, sideOf } from '../facts/sides.ts';
import { isShut, sideOfStack } from '../facts/spaces.ts';
import { isEmpty, spOfNation } from '../facts/troops.ts';
import { minimumLeaders } from '../hooks.ts';
import type { Stack } from '../state.ts';
import {
  ALLIANCES,
  type Alliance,
  type LeaderId,
  NATIONS,
  type Nation,
  opposing,
  POWERS,
  type Power,
} from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/**
 * A nation below its minimum may draw a leader for any friendly force, until it has enough: looked after when its Turn begins,
 * after an event, and whenever it has lost one. Who wants none is not asked again in the Turn.
 */
export function* enoughLeaders(game: Game, power: Power): Rules {
  for (const nation of realmOf(game.state, power)) yield* enoughOf(game, power, nation);
}

function* enoughOf(game: Game, power: Power, nation: Nation): Rules {
  const { turn } = game.state;
  while (!turn.content?.includes(nation) && lackOf(game, nation) > 0) {
    const host = yield* newHost(game, power, nation);
    if (host === null) turn.content = [...(turn.content ?? []), nation];
    const leader = host === null ? null : yield* nextLeader(game, nation);
    if (host === null || leader === null) break;
    seatLeader(game, leader, host);
  }
}

/** Leaders that a nation may still draw. */
const lackOf = (world: World, nation: Nation): number =>
  Math.max(0, minimumLeaders(world, nation) - leadersOnMap(world, nation).length);

/** What every nation lacks. */
export const lackOfLeaders = (world: World): NonNullable<EventTask['lack']> =>
  Object.fromEntries(NATIONS.map((nation) => [nation, lackOf(world, nation)]).filter(([, lack]) => lack !== 0));

/** An event may have cost a nation leaders, or raised its minimum: it draws them when the card is done (4.6). */
export function* replaceMissing(game: Game, before: NonNullable<EventTask['lack']>): Rules {
  for (const power of POWERS.filter((each) => hasTurns(game.state, each)))
    for (const nation of realmOf(game.state, power))
      if (lackOf(game, nation) > (before[nation] ?? 0)) yield* enoughOf(game, power, nation);
}

/** Goes on with a procedure, and looks after the leaders of an Alliance that it has cost some: an Overrun, a death. */
export function* mindingLeaders<T>(game: Game, procedure: Rules<T>): Rules<T> {
  const count = (side: Alliance) =>
    NATIONS.filter((nation) => sideOf(game.state, nation) === side).flatMap((nation) => leadersOnMap(game, nation))
      .length;
  const before = ALLIANCES.map(count);
  const result = yield* procedure;
  for (const [i, side] of ALLIANCES.entries())
    if (count(side) < (before[i] ?? 0))
      for (const power of POWERS)
        if (sideOf(game.state, power) === side && hasTurns(game.state, power)) yield* enoughLeaders(game, power);
  return result;
}

/** Friendly forces that he may join: those with most troops of his nation first. */
const hosts = (world: World, nation: Nation): Stack[] =>
  world.state.stacks
    .filter(
      (stack) =>
        !isEmpty(stack) &&
        fights(world, stack) &&
        sideOfStack(world, stack) === sideOf(world.state, nation) &&
        !(stack.inside && isShut(world, stack.at)),
    )
    .sort((a, b) => spOfNation(b, nation) - spOfNation(a, nation));

function* newHost(game: Game, power: Power, nation: Nation): Rules<Stack | null> {
  if (hosts(game, nation).length === 0 || (poolLeaders(game, nation).length === 0 && fallen(game, nation).length === 0))
    return null;
  return yield* choose(game.state.seats[power], asking('minimum-leader', '4.6', { nation }), () => {
    const all = hosts(game, nation).map((stack): Option<Stack | null> => option(nameOfStack(game, stack), stack));
    return [...all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i), option('none', null)];
  });
}

/** At random from the Force Pool; if it is empty, one of the fallen, whom the opponent picks. */
function* nextLeader(game: Game, nation: Nation): Rules<LeaderId | null> {
  const { state } = game;
  if (poolLeaders(game, nation).length > 0) return drawLeader(game, nation);
  const rival = opposing(sideOf(state, nation)) === 'ap' ? 'PR' : 'AU';
  return yield* choose(state.seats[rival], asking('raise-fallen', '4.6', { nation }), () =>
    fallen(game, nation).map((id) => option(id, id)),
  );
}

const fallen = (world: World, nation: Nation): LeaderId[] =>
  [...world.data.leaders.leaders.keys()].filter(
    (id) => serviceOf(world, id) === nation && world.state.leaders[id] === 'dead',
  );
