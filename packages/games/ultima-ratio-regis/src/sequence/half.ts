/** The start of the half-turn (§8.2.1). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { placeMerchants } from '../economy/merchants.ts';
import type { Player } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** The player with the fewest VP says who begins and which way round; then merchants are placed. */
export function* half(game: Game): Rules<'agenda'> {
  const { state } = game;
  const players = state.chairs.map(({ player }) => player);
  if (players.length > 1) yield* whoBegins(game, players);
  yield* placeMerchants(game);
  state.at = 0;
  state.stage = 'impulse';
  return 'agenda';
}

function* whoBegins(game: Game, players: readonly Player[]): Rules {
  const { state, random, tell } = game;
  const least = Math.min(...state.chairs.map(({ vp }) => vp));
  const lowest = state.chairs.filter(({ vp }) => vp === least).map(({ player }) => player);
  const chooser = lowest.length === 1 && lowest[0] ? lowest[0] : random.pick(lowest, 'ties');
  const { player, direction } = yield* choose(chooser, ask('begin', '§8.2.1'), () =>
    players.flatMap((first) =>
      (['clockwise', 'counterclockwise'] as const).map((way) =>
        option(`begin/${first}/${way}`, { player: first, direction: way }),
      ),
    ),
  );
  const start = players.indexOf(player);
  const step = direction === 'clockwise' ? 1 : -1;
  const order = players.map((_, i) => players[(start + step * i + players.length * 2) % players.length] ?? player);
  state.order.splice(0, state.order.length, ...order);
  tell({ type: 'begins', player, direction });
}
