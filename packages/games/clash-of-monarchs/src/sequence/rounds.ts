/** Rounds and Turns of the Action Phases (5.1.2). */
import type { Rules } from '@quadrille/kernel';
import type { PhaseId } from '../agenda.ts';
import { rescueLeaders } from '../battle/capture.ts';
import { refresh } from '../changes/stacks.ts';
import { strengths } from '../facts/forces.ts';
import { hasTurns } from '../facts/sides.ts';
import { checkWill, fortunesOfWar } from '../hooks.ts';
import { isVeiled } from '../intelligence/veil.ts';
import { abandonAllTrenches } from '../movement/entrench.ts';
import { switchFerdinand } from '../options/ferdinand.ts';
import { punished } from '../options/pressure.ts';
import { lapse } from '../politics/armistice.ts';
import { claimGround } from '../politics/ground.ts';
import { enforceLimits } from '../politics/limits.ts';
import { overstay, watchPoland } from '../politics/neutrality.ts';
import { openGates } from '../siege/gates.ts';
import { raiseSieges } from '../siege/raise.ts';
import { freshTurn, type State } from '../state.ts';
import { forgetShares } from '../supply/actions.ts';
import type { Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { enoughLeaders, mindingLeaders } from './leaders.ts';

export const ROUNDS = 5;
const BEFORE_HALLEY: readonly Power[] = ['PR', 'AU', 'FR', 'BR', 'RU'];
const AFTER_HALLEY: readonly Power[] = ['AU', 'PR', 'RU', 'BR', 'FR'];

/**
 * The play order of an Action Phase, by whether it began before Halley's Comet (5.1.2). Austria's Option B of 1756 puts
 * Austria first until then.
 */
export function playOrder({ halley, diplomacy }: State): readonly Power[] {
  if (halley) return AFTER_HALLEY;
  return diplomacy.AU === '1756B' ? ['AU', 'PR', 'FR', 'BR', 'RU'] : BEFORE_HALLEY;
}

/** A Round begins: the order of the Action Phase is fixed in its first, and the First Power draws Fortunes of War. */
export function* round(game: Game): Rules<PhaseId> {
  const { state, tell } = game;
  if (state.round === 1) {
    state.order = [...playOrder(state)];
    tell({ type: 'season', year: state.year, season: state.season });
  }
  tell({ type: 'round', season: state.season, round: state.round });
  if (!isVeiled(state)) tell({ type: 'strengths', ...strengths(game) });
  state.active = null;
  state.severe = false;
  state.stacks.forEach(refresh);
  openGates(game);
  forgetShares(game);
  state.turn = freshTurn();
  yield* mindingLeaders(game, fortunesOfWar(game));
  yield* checkWill(game);
  return 'turn';
}

/** What has been done in the Turn before counts no more. */
export function beginTurn(state: State, power: Power): void {
  state.active = power;
  state.turn = freshTurn();
  for (const stack of state.stacks) {
    delete stack.apart;
    delete stack.fought;
    delete stack.pinned;
  }
  for (const fleet of Object.values(state.fleets)) {
    fleet.moved = false;
    fleet.siege = null;
  }
}

/** The next Power of the order has its Turn; after the last the Round is over. */
export function* turn(game: Game): Rules<PhaseId> {
  const { state, tell } = game;
  const done = state.active === null ? -1 : state.order.indexOf(state.active);
  const next = state.order.slice(done + 1).find((power) => hasTurns(state, power));
  if (next === undefined) return 'roundEnd';
  yield* [];
  beginTurn(state, next);
  tell({ type: 'turn', power: next });
  lapse(game, next);
  if (yield* punished(game, next)) return 'turn';
  yield* enoughLeaders(game, next);
  yield* switchFerdinand(game, next);
  return 'supply';
}

/** Markers that last for a Turn go. */
export function* turnEnd(game: Game): Rules<PhaseId> {
  const { state } = game;
  state.flags = state.flags.filter(({ until }) => until !== 'end_of_turn');
  yield* enforceLimits(game);
  raiseSieges(game);
  abandonAllTrenches(game);
  yield* rescueLeaders(game);
  openGates(game);
  watchPoland(game);
  if (state.active !== null) overstay(game, state.active);
  claimGround(game);
  if (state.active === 'PR') state.marks = state.marks.filter((mark) => mark !== 'frederick-mourns');
  yield* checkWill(game);
  return 'turn';
}

/** The Phase marker moves on (5.1.2g). */
export function* roundEnd(game: Game): Rules<PhaseId> {
  const { state } = game;
  yield* [];
  state.active = null;
  if (state.round < ROUNDS) {
    state.round++;
    return 'round';
  }
  state.flags = state.flags.filter(({ until }) => until !== 'end_of_season');
  state.coups = [];
  if (state.season === 'summer') {
    state.season = 'fall';
    state.round = 1;
    return 'draw';
  }
  return 'yearEnd';
}
