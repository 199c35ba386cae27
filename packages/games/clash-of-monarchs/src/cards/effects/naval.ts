/** Fleets (9.2.2, 12.11, 15.12). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import { asking } from '../../cite.ts';
import { sideOf } from '../../facts/sides.ts';
import { isFriendlyPort } from '../../facts/spaces.ts';
import { balticCombat, frenchFleetCombat } from '../../politics/fleets.ts';
import type { Sea, SpaceId } from '../../vocabulary.ts';
import type { Game } from '../../world.ts';
import { type Doing, plainly, seatOfPlayer } from './context.ts';

/** The Fleet puts to sea; opposed in the Baltic, it fights (12.11, 15.12). */
const fleet: Doing<'fleet'> = function* (play, { nation, seas }) {
  const { game, task } = play;
  const own = game.state.fleets[nation];
  if (own.place === 'lost' || own.beaten) return undefined;
  const [only, another] = seas;
  const sea: Sea | undefined = another
    ? yield* choose(seatOfPlayer(play), asking('card-sea', '12.11', { card: task.card }), () =>
        seas.map((each) => option(each, each)),
      )
    : only;
  if (sea === undefined) return undefined;
  Object.assign(own, { place: 'sea', sea, port: null, fd: false });
  game.tell({ type: 'fleet', nation, what: 'sea', where: sea });
  balticCombat(game);
  return undefined;
};

type Use = { readonly fd: SpaceId } | { readonly siege: SpaceId } | null;

/** At once and without a Supply Action: a depot in a friendly port, or help for one siege (9.2.2, 17.4.7; readings, 70). */
const fleetUse: Doing<'fleet_use'> = function* (play, { nation }) {
  const { game, task } = play;
  if (game.state.fleets[nation].place !== 'sea' || uses(game, nation).length === 1) return undefined;
  const use = yield* choose(seatOfPlayer(play), asking('card-fleet', '9.2.2', { card: task.card }), () =>
    uses(game, nation),
  );
  yield* employ(game, nation, use);
  return undefined;
};

function* employ(game: Game, nation: 'BR' | 'RU', use: Use): Rules {
  yield* [];
  const own = game.state.fleets[nation];
  if (use === null) return;
  if ('fd' in use) Object.assign(own, { place: 'port', port: use.fd, fd: true });
  else own.siege = use.siege;
  game.tell({ type: 'fleet', nation, what: 'fd' in use ? 'fd' : 'siege', where: 'fd' in use ? use.fd : use.siege });
}

function uses(game: Game, nation: 'BR' | 'RU'): Option<Use>[] {
  const { state, data } = game;
  const side = sideOf(state, nation);
  const ports = [...data.board.spaces.values()].filter(({ port }) => port === state.fleets[nation].sea);
  return [
    option('none', null),
    ...ports.filter(({ id }) => isFriendlyPort(game, id, side)).map(({ id }) => option(`fd/${id}`, { fd: id })),
    ...ports.filter(({ id }) => state.sieges[id]?.by === side).map(({ id }) => option(`siege/${id}`, { siege: id })),
  ];
}

const fleetCombat = plainly<'fleet_combat'>(({ game, task }) => {
  task.notes.results = { ...task.notes.results, french_fleet_combat: frenchFleetCombat(game) };
});

export const NAVAL = { fleet, fleet_use: fleetUse, fleet_combat: fleetCombat };
