/** What a Crushing Victory means, wherever it is won: in battle, by an Overrun, or before a fortress (15.11, 17.7). */
import type { Power, SpaceId } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { changeWill } from './markers.ts';

/** 10 SPs at the start, or 5 SPs lost: fewer are no Crushing Defeat (15.11). */
export const isCrushable = (sp: number, lost: number): boolean => sp >= 10 || lost >= 5;

/** +1 Will for the winner, -2 for the loser. */
export function crush(game: Game, at: SpaceId, winner: Power, loser: Power): void {
  const { state, tell } = game;
  tell({ type: 'crushing', at, winner, loser });
  changeWill(game, winner, 1, 'crushing');
  changeWill(game, loser, -2, 'crushing');
  state.feats.push({ power: winner, what: 'crushing-victory', year: state.year });
  state.feats.push({ power: loser, what: 'crushing-defeat', year: state.year });
}
