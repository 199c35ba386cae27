/** Winning the game: Influence, Paris, and L'Empereur (C §3, §12). */
import { finish } from '@quadrille/kernel';
import { generalsAt, principal } from '../core/facts.ts';
import { atWar } from '../core/relations.ts';
import type { Game } from '../core/state.ts';
import { gainInfluence } from '../core/tracks.ts';
import { bestOf, contenders, influenceVictory, WINNING_INFLUENCE, win } from '../core/winning.ts';

const CONQUEROR = 6;
const CONQUEROR_IN_COALITION = 9;

export function checkVictory(game: Game): void {
  if (game.state.empereur === null) influenceVictory(game);
  else checkNapoleon(game);
}

/** Conqueror of Paris: at the end of a round, a General of a Power at war with France stands in Paris. */
export function conquerorOfParis(game: Game): void {
  const conquerors = generalsAt(game, 'paris').filter(({ power }) => atWar(game, power, 'france'));
  if (conquerors.length === 0) return;
  const players = new Set(conquerors.map(({ power }) => principal(game, power)));
  for (const power of players) {
    if (power === null) continue;
    const inCoalition = game.state.status[power] === 'british';
    gainInfluence(game, power, inCoalition ? CONQUEROR_IN_COALITION : CONQUEROR, 'paris');
  }
  win(game, bestOf(game, contenders(game)), 'paris');
}

/** L'Empereur: Napoleon wins at 25, and the players have lost (C §12). */
function checkNapoleon({ state, tell }: Game): void {
  if (state.powers.france.influence < WINNING_INFLUENCE) return;
  tell({ type: 'lost-to-napoleon' });
  finish([], 'napoleon');
}

/** L'Empereur: the players win together if one of their Generals stands in Paris at the end of a turn (C §12). */
export function checkParis(game: Game): void {
  const conquered = generalsAt(game, 'paris').some(({ power }) => power !== 'france');
  if (!conquered) return;
  const seats = game.rules.powers.filter((power) => game.state.master[power] === power);
  win(game, seats, 'paris');
}
