/** Winning the game (RP §4). */
import type { Game } from '../core/state.ts';
import { contenders, WINNING_INFLUENCE, win } from '../core/winning.ts';
import { byPrestige } from './part.ts';

/** At the end of a turn in which somebody has 25: the most Influence wins, of equals the higher in Prestige order. */
export function checkVictory(game: Game): void {
  const { powers } = game.state;
  const players = byPrestige(game, contenders(game));
  const most = Math.max(...players.map((power) => powers[power].influence));
  if (most < WINNING_INFLUENCE) return;
  win(game, players.filter((power) => powers[power].influence === most).slice(0, 1), 'influence');
}
