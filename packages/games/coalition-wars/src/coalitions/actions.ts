/** The Actions Phase but for Movement (C §7). */
import { parallel, type Rules } from '@quadrille/kernel';
import { gainFromTerritories, taxation } from '../core/actions/income.ts';
import { leadership } from '../core/actions/leadership.ts';
import { mobilisation } from '../core/actions/mobilisation.ts';
import { muster } from '../core/actions/muster.ts';
import { keepHandLimit } from '../core/cards.ts';
import { isMinor, isUncontrolled, powerOn } from '../core/facts.ts';
import type { Game } from '../core/state.ts';
import type { Action, Power } from '../core/vocabulary.ts';
import { subsidise } from './subsidise.ts';
import { trade } from './trade.ts';
import { checkVictory } from './winning.ts';

const BEFORE_MOVEMENT = ['muster', 'taxation', 'leadership', 'mobilisation', 'influence'] as const satisfies Action[];
type Quiet = (typeof BEFORE_MOVEMENT)[number];

/**
 * All actions but Movement: side by side, or one after the other as the table prefers. Who reaches 25 Influence in
 * actions taken at the same time has reached it at the same time.
 */
export function* actions(game: Game): Rules<'napoleon'> {
  if (game.state.options.actions === 'wheel') {
    for (const action of BEFORE_MOVEMENT) {
      yield* take(game, action);
      checkVictory(game);
    }
  } else {
    yield* parallel(BEFORE_MOVEMENT.map((action) => take(game, action)));
    checkVictory(game);
  }
  return 'napoleon';
}

/** The Power whose dial is over the action takes it; a Minor Power does nothing while nobody controls it (C §11). */
function* take(game: Game, action: Quiet): Rules {
  const power = powerOn(game, action);
  if (isUncontrolled(game, power)) return;
  yield* PROCEDURES[action](game, power);
  yield* keepHandLimit(game, power);
}

const PROCEDURES: Readonly<Record<Quiet, (game: Game, power: Power) => Rules>> = {
  muster,
  *taxation(game, power) {
    taxation(game, power);
    trade(game, power);
  },
  *leadership(game, power) {
    yield* leadership(game, power);
    yield* subsidise(game, power);
  },
  mobilisation,
  *influence(game, power) {
    if (!isMinor(game, power)) gainFromTerritories(game, power);
  },
};
