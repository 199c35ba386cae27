/** The Actions Phase but for Movement (C §7, AR §9). */
import { parallel, type Rules } from '@quadrille/kernel';
import { keepAllHandLimits, keepHandLimit } from '../cards.ts';
import { isMinor, isUncontrolled, powerOn } from '../facts.ts';
import { beginMarshalsRound } from '../marshal.ts';
import type { Game } from '../state.ts';
import type { Action, Power } from '../vocabulary.ts';
import { gainFromTerritories, taxation } from './income.ts';
import { leadership } from './leadership.ts';
import { corrupt, mobilisation, mobilise, purchases } from './mobilisation.ts';
import { muster } from './muster.ts';
import { mayBeGivenTo, mayBeRewarded, subsidise } from './subsidise.ts';

/** All actions but Movement: side by side, or one after the other as the table prefers. */
export function* actions(game: Game): Rules<'march' | 'envoy'> {
  const { rules, state } = game;
  const quiet = rules.actions.filter((action) => action !== 'movement');
  if (state.options.actions === 'wheel') {
    for (const action of quiet) {
      yield* take(game, action);
      rules.checkVictory(game);
      yield* keepAllHandLimits(game);
    }
  } else {
    yield* takeTogether(game, quiet);
    yield* keepAllHandLimits(game);
  }
  return beginMarshalsRound(game) ? 'march' : 'envoy';
}

/**
 * All at the same time; Gain Influence, in which nobody is asked anything, first, so that a match it decides is over at
 * once. Who reaches 25 Influence in actions taken at the same time has reached it at the same time.
 */
function* takeTogether(game: Game, quiet: readonly Action[]): Rules {
  const { rules } = game;
  const giving = rules.actions.includes('subsidise') ? 'subsidise' : 'leadership';
  const [giver, buyer] = [powerOn(game, giving), powerOn(game, 'mobilisation')];
  yield* take(game, 'influence');
  if (!mayBeRewarded(game, giver)) rules.checkVictory(game);
  const others = quiet.filter((action) => action !== 'influence' && action !== 'mobilisation' && action !== giving);
  const buying = mayBeGivenTo(game, giver, buyer) ? lateBuyer(game, buyer) : null;
  yield* parallel([
    ...others.map((action) => take(game, action)),
    give(game, giving),
    buying ? buying.open() : take(game, 'mobilisation'),
  ]);
  if (buying) yield* buying.close();
}

/** After gifts nobody can gain Influence any more, whoever is still asked. */
function* give(game: Game, giving: Action): Rules {
  yield* take(game, giving);
  game.rules.checkVictory(game);
}

/** Subsidies are settled before the receiver's Mobilisation closes: what came late can still be spent (C §7.3–4). */
function lateBuyer(game: Game, power: Power) {
  const affairs = game.state.powers[power];
  let unspent = 0;
  return {
    *open(): Rules {
      yield* mobilise(game, power);
      unspent = affairs.money;
    },
    *close(): Rules {
      if (affairs.money > unspent) yield* purchases(game, power);
      corrupt(game, power);
      yield* keepHandLimit(game, power);
    },
  };
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
