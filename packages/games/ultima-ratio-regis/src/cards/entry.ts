/** Powers that enter when their card is played (facts no. 49). */
import { undertake } from '../changes/agenda.ts';
import { plays } from '../facts/realms.ts';
import { ENTER_BY_CARD, enter, groupOf } from '../setup/entry.ts';
import type { CardId, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** The Power takes the home areas of its card, the units of others leave them, then it is deployed (§25). */
export function enterByCard(game: Game, power: Power, card: CardId): void {
  if (plays(game, power) || !ENTER_BY_CARD.includes(power)) return;
  if (!game.data.powers[power].cards.some(({ special }) => special.some(({ args }) => args.includes(card)))) return;
  if (groupOf(game, power) === null) return;
  undertake(game, { do: 'enter', power });
  enter(game, power);
}
