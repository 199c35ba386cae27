/** Spring (20): each step of every Power side by side, for the order only settles disagreements (20.0). */
import { amount, parallel, type Rules } from '@quadrille/kernel';
import type { PhaseId } from '../agenda.ts';
import { changeThalers } from '../changes/markers.ts';
import { asking } from '../cite.ts';
import { hasTurns, isBelligerent, patronOf } from '../facts/sides.ts';
import { abandonAllTrenches } from '../movement/entrench.ts';
import { checkWill } from '../politics/exit.ts';
import { expireFlags } from '../politics/flags.ts';
import { freshTurn } from '../state.ts';
import type { Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { prisonerExchange } from './prisoners.ts';
import { recover } from './recovery.ts';
import { recruit } from './recruit.ts';
import { forgetRedeployment, hasRedeployed, redeploy } from './redeploy.ts';
import { sustain } from './sustain.ts';
import { treasury } from './treasury.ts';

const ORDER: readonly Power[] = ['RU', 'FR', 'AU', 'BR', 'PR'];
const springPowers = ({ state }: World): Power[] => ORDER.filter((power) => hasTurns(state, power));

/** Prisoners and Treasuries (20.1, 20.2). */
export function* spring(game: Game): Rules<PhaseId> {
  const { state, tell } = game;
  state.season = 'spring';
  expireFlags(game, 'end_of_season');
  state.active = null;
  state.turn = freshTurn();
  state.coups = [];
  tell({ type: 'season', year: state.year, season: 'spring' });
  yield* prisonerExchange(game);
  yield* treasury(game);
  yield* checkWill(game);
  return 'recruiting';
}

/** Armies are paid and filled up (20.3, 20.4). */
export function* recruiting(game: Game): Rules<PhaseId> {
  yield* parallel(springPowers(game).map((power) => sustainAndRecruit(game, power)));
  yield* checkWill(game);
  return 'redeployment';
}

/** A Will of Austria or Prussia is gone: nobody recruits for a war that is over (21.3.2). */
const isBroken = ({ state }: World): boolean => state.powers.AU.will === 0 || state.powers.PR.will === 0;

function* sustainAndRecruit(game: Game, power: Power): Rules {
  yield* sustain(game, power);
  if (isBroken(game)) return;
  yield* recruit(game, power);
  if (power === 'AU') yield* donations(game);
}

/** What the Empire has left may go to Austria (24.2). */
function* donations(game: Game): Rules {
  const { state } = game;
  const spare = state.nations.IM.treasury;
  if (state.options.donations !== 'yes' || spare <= 0) return;
  if (!isBelligerent(state, 'IM') || patronOf(state, 'IM') !== 'AU') return;
  const given = yield* amount(state.seats.AU, asking('donation', '24.2', { spare }), () => [
    0,
    state.nations.IM.treasury,
  ]);
  changeThalers(game, 'IM', -given, 'donation');
  changeThalers(game, 'AU', given, 'donation');
}

/** Leaders, depots, Lt units and a few troops change places (20.6). */
export function* redeployment(game: Game): Rules<PhaseId> {
  const busy = springPowers(game).filter((power) => !hasRedeployed(game, power));
  yield* parallel(busy.map((power) => redeploy(game, power)));
  if (springPowers(game).some((power) => !hasRedeployed(game, power))) return 'redeployment';
  forgetRedeployment(game);
  return 'recovery';
}

/** Order is restored, the land recovers a little, and the campaign season begins (5.4.5). */
export function* recovery(game: Game): Rules<PhaseId> {
  abandonAllTrenches(game);
  yield* recover(game);
  game.state.season = 'summer';
  game.state.round = 1;
  return 'draw';
}
