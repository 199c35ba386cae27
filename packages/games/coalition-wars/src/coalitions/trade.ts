import { controller } from '../core/facts.ts';
import { atWar } from '../core/relations.ts';
import type { Game, World } from '../core/state.ts';
import { changeMoney } from '../core/tracks.ts';
import type { Power } from '../core/vocabulary.ts';

/** Ports not held by a Power at war with Britain. */
export const openPorts = (world: World): number =>
  world.board.ports.filter((at) => {
    const holder = controller(world, at);
    return holder === null || !atWar(world, holder, 'britain');
  }).length;

/** Trade: Britain's alone, in addition to Taxation (C §7.2). */
export function trade(game: Game, power: Power): undefined {
  if (power === 'britain') changeMoney(game, power, openPorts(game), 'trade');
}
