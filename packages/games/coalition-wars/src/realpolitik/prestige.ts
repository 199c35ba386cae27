import type { Game } from '../core/state.ts';
import type { Power } from '../core/vocabulary.ts';
import { byPrestige, partOf } from './part.ts';

/** Every victor changes places with the Power to its left on the Prestige track, the leftmost first (RP §9.5). */
export function gainPrestige(game: Game, winners: readonly Power[]): void {
  const { prestige } = partOf(game.state);
  for (const power of byPrestige(game, winners)) {
    const place = prestige.indexOf(power);
    const passed = prestige[place - 1];
    if (passed === undefined) continue;
    prestige.splice(place - 1, 2, power, passed);
    game.tell({ type: 'prestige', power, passed });
  }
}
