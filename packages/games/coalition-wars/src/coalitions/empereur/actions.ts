/** The turn of L'Empereur: every action in the order of the Wheel (C §12 "Playing the game"). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { disputedValue, taxation } from '../../core/actions/income.ts';
import { leadership } from '../../core/actions/leadership.ts';
import { mobilisation } from '../../core/actions/mobilisation.ts';
import { muster } from '../../core/actions/muster.ts';
import { subsidise } from '../../core/actions/subsidise.ts';
import { keepHandLimit } from '../../core/cards.ts';
import { cite } from '../../core/cite.ts';
import { newMarch } from '../../core/envoy.ts';
import { powerOn } from '../../core/facts.ts';
import type { Game } from '../../core/state.ts';
import { changeMoney, changeMorale } from '../../core/tracks.ts';
import type { Action, Power } from '../../core/vocabulary.ts';
import { trade } from '../trade.ts';
import { checkVictory } from '../winning.ts';
import { empereurOf, playCard, raceToParis } from './campaign.ts';
import { napoleonMobilises, napoleonScores } from './napoleon.ts';

/** Who plays the Powers that have no seat of their own. */
export function* sharePowers(game: Game): Rules<'turn'> {
  const { state, tell, rules } = game;
  const seats = rules.powers.filter((power) => state.master[power] === power);
  const [chair, another] = seats;
  if (chair === undefined || another === undefined) return 'turn';
  for (const power of rules.powers) {
    if (power === 'france' || seats.includes(power)) continue;
    const seat: Power = yield* choose(chair, cite(game, 'share-powers', 'empereur', { power }), () =>
      seats.map((each) => option(`hold/${power}/${each}`, each)),
    );
    state.master[power] = seat;
    tell({ type: 'holds', seat, power });
    tell({ type: 'hand', power, cards: state.powers[power].hand.join(' ') }, [seat]);
  }
  return 'turn';
}

/** One action of the turn; after the last the turn ends. */
export function* empereurAction(game: Game): Rules<'empereurAction' | 'disband' | 'battles' | 'turnEnd'> {
  const { state, rules } = game;
  const empereur = empereurOf(state);
  const action = rules.actions[empereur.step];
  if (action === undefined) return 'turnEnd';
  empereur.step++;
  const power = powerOn(game, action);
  if (power === 'france') return yield* napoleonsAction(game, action);
  if (action === 'movement') {
    changeMorale(game, 'france', 1, 'envoy');
    state.march = newMarch(power, null, 1);
    return 'disband';
  }
  yield* playersAction(game, power, action);
  yield* keepHandLimit(game, power);
  return 'empereurAction';
}

/** As in the standard game; Influence is not tracked, and Gain Influence brings Money instead. */
function* playersAction(game: Game, power: Power, action: Action): Rules {
  if (action === 'muster') yield* muster(game, power);
  else if (action === 'leadership') {
    yield* leadership(game, power);
    yield* subsidise(game, power);
  } else if (action === 'mobilisation') yield* mobilisation(game, power);
  else if (action === 'taxation') {
    taxation(game, power);
    trade(game, power);
  } else changeMoney(game, power, disputedValue(game, power), 'territories');
}

/** Napoleon draws a card on Muster, Leadership and Movement, unless he must race to Paris (C §12 "Napoleon's turn"). */
function* napoleonsAction(game: Game, action: Action): Rules<'empereurAction' | 'battles'> {
  if (action === 'taxation') taxation(game, 'france');
  else if (action === 'mobilisation') yield* napoleonMobilises(game);
  else if (action === 'influence') napoleonScores(game);
  else {
    game.state.march = newMarch('france', null, 1);
    if (!(yield* raceToParis(game))) yield* playCard(game);
    checkVictory(game);
    return 'battles';
  }
  checkVictory(game);
  return 'empereurAction';
}
