/** Where L'Empereur parts from the standard battles. */
import type { Rules } from '@quadrille/kernel';
import * as standard from '../core/battle/begin.ts';
import { marchOf } from '../core/facts.ts';
import type { Game } from '../core/state.ts';
import { empereurBattle, nextNapoleonBattle } from './empereur/battle.ts';

export function* battles(game: Game): Rules<'battle' | 'furtherRound' | 'empereurAction'> {
  if (game.state.empereur !== null && marchOf(game.state).power === 'france') return nextNapoleonBattle(game);
  return yield* standard.battles(game);
}

export function* battle(game: Game): Rules<'supportAttack' | 'battles'> {
  return yield* game.state.empereur === null ? standard.battle(game) : empereurBattle(game);
}
