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
import { beginNapoleonsRound } from './napoleon.ts';
import { subsidise } from './subsidise.ts';
import { trade } from './trade.ts';
import { checkVictory } from './winning.ts';

const BEFORE_MOVEMENT = ['muster', 'taxation', 'leadership', 'mobilisation', 'influence'] as const satisfies Action[];
type Quiet = (typeof BEFORE_MOVEMENT)[number];

/**
 * All actions but Movement: side by side, or one after the other as the table prefers. Who reaches 25 Influence in
 * actions taken at the same time has reached it at the same time.
 */
export function* actions(game: Game): Rules<'march' | 'envoy'> {
  if (game.state.options.actions === 'wheel') {
    for (const action of BEFORE_MOVEMENT) {
      yield* take(game, action);
      checkVictory(game);
    }
  } else {
    yield* parallel(BEFORE_MOVEMENT.map((action) => take(game, action)));
    checkVictory(game);
  }
  return beginNapoleonsRound(game) ? 'march' : 'envoy';
}

/** The Power whose dial is over the action takes it; a Minor Power does nothing while nobody controls it (C §11). */
function* take(game: Game, action: Quiet): Rules {
  const power = powerOn(game, action);
  if (isUncontrolled(game, power)) return;
  if (action === 'muster') yield* muster(game, power);
  else if (action === 'taxation') collect(game, power);
  else if (action === 'leadership') yield* lead(game, power);
  else if (action === 'mobilisation') yield* mobilisation(game, power);
  else if (!isMinor(game, power)) gainFromTerritories(game, power);
  yield* keepHandLimit(game, power);
}

function collect(game: Game, power: Power): void {
  taxation(game, power);
  trade(game, power);
}

function* lead(game: Game, power: Power): Rules {
  yield* leadership(game, power);
  yield* subsidise(game, power);
}
