/** Fleets move once in a Turn, at no cost (12.11). */
import type { Rules } from '@quadrille/kernel';
import { isBelligerent, patronOf, sideOf } from '../facts/sides.ts';
import { forcesAt, isEnemyFortress, isFriendlyPort } from '../facts/spaces.ts';
import { balticCombat } from '../politics/fleets.ts';
import { watchSupply } from '../supply/cut.ts';
import { type Alliance, NAVIES, type Navy, type Power, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Option ids: `fleet/BR/port/stade`, `fleet/BR/sea/baltic`, `fleet/RU/siege/kolberg`, `fleet/BR/pool`. */
export function fleetMoves(world: World, power: Power): string[] {
  return NAVIES.filter((navy) => navy !== 'DA').flatMap((navy) => movesOf(world, power, navy));
}

function movesOf(world: World, power: Power, navy: Navy): string[] {
  const { state, data } = world;
  const fleet = state.fleets[navy];
  if (patronOf(state, navy) !== power || !isBelligerent(state, navy) || fleet.moved || fleet.beaten) return [];
  if (fleet.place === 'pool' || fleet.place === 'lost' || isIdle(world, navy)) return [];
  const ports = [...data.board.spaces.values()].filter(({ port }) => port === fleet.sea).map(({ id }) => id);
  const moves: string[] = [];
  if (fleet.place === 'port') moves.push(`fleet/${navy}/sea/${fleet.sea}`);
  else {
    const side = sideOf(state, navy);
    for (const port of ports) if (isFriendlyPort(world, port, side)) moves.push(`fleet/${navy}/port/${port}`);
    if (navy === 'BR') moves.push(`fleet/BR/sea/${fleet.sea === 'north' ? 'baltic' : 'north'}`);
  }
  if (navy !== 'BR' || fleet.sea === 'north') moves.push(`fleet/${navy}/pool`);
  for (const port of ports)
    if (isBeforePort(world, port, sideOf(state, navy))) moves.push(`fleet/${navy}/siege/${port}`);
  return moves;
}

/** An enemy port fortress with a Command of its side before it: the siege may yet be laid this Turn (17.4.7). */
const isBeforePort = (world: World, port: SpaceId, side: Alliance): boolean =>
  isEnemyFortress(world, port, side) && forcesAt(world, port, side).some(({ leaders }) => leaders.length > 0);

/** A card keeps the British Fleet idle in the North Sea (F2). */
const isIdle = ({ state, data }: World, navy: Navy): boolean =>
  state.flags.some(({ id }) =>
    data.cards.flags
      .get(id)
      ?.mods.some(
        (mod) => mod.word === 'fleet_idle' && mod.given.nation === navy && mod.given.sea === state.fleets[navy].sea,
      ),
  );

/** The Fleet does what the option says. In a port it becomes an FD by a Supply Action (9.2.2). */
export function* moveFleet(game: Game, _power: Power, [navy = '', what = '', where = '']: readonly string[]): Rules {
  yield* [];
  const own = NAVIES.find((each) => each === navy);
  if (!own) throw new Error(`There is no Fleet ${navy}`);
  const fleet = game.state.fleets[own];
  fleet.moved = true;
  if (what === 'port') Object.assign(fleet, { place: 'port', port: where, fd: false });
  if (what === 'sea') Object.assign(fleet, { place: 'sea', port: null, sea: where, fd: false });
  if (what === 'pool') Object.assign(fleet, { place: 'pool', port: null, fd: false });
  if (what === 'siege') Object.assign(fleet, { fd: false, siege: where });
  game.tell({ type: 'fleet', nation: own, what, where: where || fleet.sea });
  if (what === 'sea') balticCombat(game);
  watchSupply(game);
}
