/** Napoleon's quiet actions (C §12 "Napoleon's turn"). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { disputedValue } from '../../core/actions/income.ts';
import { cite } from '../../core/cite.ts';
import { generalsOf, MOST_MORALE, MOST_UNITS, tokensLeft } from '../../core/facts.ts';
import type { Game, General } from '../../core/state.ts';
import { changeMoney, changeMorale, gainInfluence } from '../../core/tracks.ts';
import { chairOf } from './campaign.ts';

/** Every French General is brought to three Units, as long as Money lasts; the rest becomes Morale. */
export function* napoleonMobilises(game: Game): Rules {
  const { powers } = game.state;
  const short = (): General[] =>
    tokensLeft(game, 'france') === 0
      ? []
      : generalsOf(game, 'france').filter(({ at, units }) => at !== null && units < MOST_UNITS);
  while (powers.france.money > 0 && short().length > 0) {
    const missing = short().reduce((sum, { units }) => sum + MOST_UNITS - units, 0);
    const [first] = short();
    const general: General | undefined =
      missing <= powers.france.money
        ? first
        : yield* choose(chairOf(game), cite(game, 'reinforce', 'empereur', { money: powers.france.money }), () =>
            short().map((each) => option(`unit/${each.id}`, each)),
          );
    if (!general) break;
    changeMoney(game, 'france', -1, 'purchase');
    general.units++;
    game.tell({ type: 'enlisted', general: general.id, units: 1 });
  }
  const bought = Math.min(powers.france.money, MOST_MORALE - powers.france.morale);
  changeMoney(game, 'france', -bought, 'purchase');
  changeMorale(game, 'france', bought, 'mobilisation');
  changeMoney(game, 'france', -powers.france.money, 'corruption');
}

/** Influence for every Disputed Territory with a French stripe. */
export const napoleonScores = (game: Game): void =>
  gainInfluence(game, 'france', disputedValue(game, 'france'), 'territories');
