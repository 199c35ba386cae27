/** The Actions Phase but for Movement (C §7, AR §9). */
import { parallel, type Rules } from '@quadrille/kernel';
import { keepAllHandLimits, keepHandLimit } from '../cards.ts';
import { isMinor, isUncontrolled, powerOn } from '../facts.ts';
import { beginMarshalsRound } from '../marshal.ts';
import type { Game } from '../state.ts';
import type { Action, Power } from '../vocabulary.ts';
import { gainFromTerritories, taxation } from './income.ts';
import { leadership } from './leadership.ts';
import { mobilisation } from './mobilisation.ts';
import { muster } from './muster.ts';
import { subsidise } from './subsidise.ts';

/**
 * All actions but Movement: side by side, or one after the other as the table prefers. Who reaches 25 Influence in
 * actions taken at the same time has reached it at the same time.
 */
export function* actions(game: Game): Rules<'march' | 'envoy'> {
  const { rules, state } = game;
  const quiet = rules.actions.filter((action) => action !== 'movement');
  if (state.options.actions === 'wheel') {
    for (const action of quiet) {
      yield* take(game, action);
      yield* keepAllHandLimits(game);
      rules.checkVictory(game);
    }
  } else {
    yield* parallel(quiet.map((action) => take(game, action)));
    yield* keepAllHandLimits(game);
    rules.checkVictory(game);
  }
  return beginMarshalsRound(game) ? 'march' : 'envoy';
}

/** The Power whose dial is over the action takes it; a Minor Power does nothing while nobody controls it (C §11). */
function* take(game: Game, action: Action): Rules {
  const power = powerOn(game, action);
  if (isUncontrolled(game, power)) return;
  yield* perform(game, action, power);
  yield* game.rules.hooks.after?.[action]?.(game, power) ?? [];
  yield* keepHandLimit(game, power);
}

function* perform(game: Game, action: Action, power: Power): Rules {
  if (action === 'muster') yield* muster(game, power);
  else if (action === 'taxation') taxation(game, power);
  else if (action === 'subsidise') yield* subsidise(game, power);
  else if (action === 'leadership') yield* leadership(game, power);
  else if (action === 'mobilisation') yield* mobilisation(game, power);
  else if (!isMinor(game, power)) gainFromTerritories(game, power);
}
