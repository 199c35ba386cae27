/** Who leads which Powers (§7.1.1). */
import { ask, bid, choose, option, type Rules, sealed } from '@quadrille/kernel';
import type { Group } from '../data/model.ts';
import { chairOf } from '../facts/realms.ts';
import type { Player } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { scenarioOf } from './setup.ts';

/** No bid can sensibly be higher; the book sets no limit. */
const HIGHEST_BID = 30;

/** Groups are taken in the order of secret bids of victory points, or by seat. */
export function* groups(game: Game): Rules<'turn'> {
  const { state } = game;
  const players = state.chairs.map(({ player }) => player);
  const all = scenarioOf(game.data, state.scenario).groups[players.length] ?? [];
  if (state.options.groups === 'seats' || players.length === 1) {
    for (const [i, player] of players.entries()) take(game, player, all[i]);
    return goOn(game);
  }
  const bids = yield* sealed(
    game,
    players.map((player) => bid(player, ask('group-bid', '§7.1.1'), () => [0, HIGHEST_BID])),
  );
  const ranked = game.random.shuffle([...players], 'ties').sort((a, b) => (bids.get(b) ?? 0) - (bids.get(a) ?? 0));
  const highest = bids.get(ranked[0] ?? 'player-1') ?? 0;
  for (const player of players) game.tell({ type: 'group-bid', player, vp: bids.get(player) ?? 0 });
  const left = [...all];
  for (const player of ranked) {
    chairOf(game, player).vp = highest - (bids.get(player) ?? 0);
    const group = yield* choose(player, ask('group', '§7.1.1'), () =>
      left.map((each) => option(`group/${each.powers.join('+')}`, each)),
    );
    left.splice(left.indexOf(group), 1);
    take(game, player, group);
  }
  return goOn(game);
}

function goOn({ state }: Game): 'turn' {
  state.stage = 'turn';
  return 'turn';
}

/** A player takes the Powers of a group; they enter in their turns. */
function take(game: Game, player: Player, group: Group | undefined): void {
  if (!group) throw new Error(`There is no group for ${player}`);
  const chair = chairOf(game, player);
  chair.bonus = group.bonus;
  chair.group.push(...group.powers);
  game.tell({ type: 'group-taken', player, powers: group.powers, vp: chair.vp });
}
