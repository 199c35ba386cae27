/** The Actions Phase but for Movement (RP §6, §8). */
import { parallel, type Rules } from '@quadrille/kernel';
import { gainFromTerritories, taxation } from '../core/actions/income.ts';
import { mobilisation } from '../core/actions/mobilisation.ts';
import { keepHandLimit } from '../core/cards.ts';
import type { Game } from '../core/state.ts';
import type { Power } from '../core/vocabulary.ts';
import { partOf } from './part.ts';
import { scenarioIn } from './scenario.ts';
import { beginMovement } from './turns.ts';

/** Taxation, Gain Influence and Mobilisation, all at the same time. */
export function* actions(game: Game): Rules<'dispatch'> {
  yield* parallel(game.rules.powers.map((power) => take(game, power)));
  return 'dispatch';
}

function* take(game: Game, power: Power): Rules {
  const card = partOf(game.state).revealed[power];
  if (card === 'taxation') taxation(game, power);
  else if (card === 'influence') gainFromTerritories(game, power);
  else if (card === 'mobilisation') {
    yield* mobilisation(game, power);
    yield* keepHandLimit(game, power);
  }
}

/** The Diplomacy marker goes up for every Dispatch, not beyond the top box; there the Diplomacy Phase is resolved. */
// biome-ignore lint/correctness/useYield: nobody is asked
export function* dispatch(game: Game): Rules<'negotiation' | 'envoy' | 'turnEnd'> {
  const { state, tell, rules } = game;
  const part = partOf(state);
  const { topBox } = scenarioIn(rules.data);
  for (const power of rules.powers) {
    if (part.revealed[power] !== 'dispatch') continue;
    part.box = Math.min(topBox, part.box + 1);
    part.played[power].splice(0);
    tell({ type: 'dispatched', power, box: part.box + 1 });
  }
  return part.box === topBox ? 'negotiation' : beginMovement(game);
}
