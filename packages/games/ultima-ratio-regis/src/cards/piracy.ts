/** Card 039: a piracy action at once, without war and without spending an action (facts no. 50). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { powersOf } from '../facts/realms.ts';
import { allied, samePlayer } from '../facts/relations.ts';
import { announce, type Raid, raidId, raidsOf } from '../naval/piracy.ts';
import type { Game } from '../world.ts';
import type { Play } from './event.ts';

/** One of the player's squadrons may fall upon any Power that is not allied with its own. */
export function* openPiracy(game: Game, { card, player }: Play): Rules {
  const raids = (): Raid[] =>
    powersOf(game, player).flatMap((power) =>
      raidsOf(game, power, ({ victim }) => !allied(game, power, victim) && !samePlayer(game, power, victim)),
    );
  if (raids().length === 0) return game.tell({ type: 'event-void', card, why: 'nobody-left' });
  const raid = yield* choose(player, ask('piracy-of', '§11.5'), () => [
    ...raids().map((each) => option(raidId(each), each)),
    option('piracy/none', null),
  ]);
  if (raid !== null) yield* announce(game, raid);
}
