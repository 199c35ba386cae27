/** Commercial competition: surplus merchants go at the end of the turn (§19.2.5). */
import { capacityOf } from '../facts/trade.ts';
import { TRADE_CENTERS, type TradeCenter } from '../vocabulary.ts';
import type { Game } from '../world.ts';

export function commercialCompetition(game: Game): void {
  for (const center of TRADE_CENTERS) compete(game, center);
}

/** From the last place upwards every counter loses one merchant, again and again, until they fit. */
export function compete(game: Game, center: TradeCenter): void {
  const merchants = game.state.trade[center];
  if (!merchants) return;
  let surplus = merchants.reduce((sum, { count }) => sum + count, 0) - capacityOf(game, center);
  while (surplus > 0) {
    for (const merchant of merchants.toReversed()) {
      if (surplus === 0) break;
      if (merchant.count === 2) merchant.count = 1;
      else merchants.splice(merchants.indexOf(merchant), 1);
      surplus--;
      game.tell({ type: 'merchant-lost', power: merchant.power, center });
    }
  }
}
