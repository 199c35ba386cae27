/** Rally and Resupply, and what comes between the years (5.1.2b(4), 5.3, 5.4). */
import type { Rules } from '@quadrille/kernel';
import type { PhaseId } from '../agenda.ts';
import { rallyForces } from '../battle/rally.ts';
import { standAside } from '../politics/aside.ts';
import { chooseOptions } from '../politics/diplomacy.ts';
import { checkYearEnd } from '../politics/victory.ts';
import { aid, recover } from '../supply/resupply.ts';
import { POWERS } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { actFreely } from './anytime.ts';
import { activePower } from './strategy.ts';

/** Before the first Round: the options of 1756; later set-ups stand for option A of their year (readings, 45). */
export function* opening(game: Game): Rules<PhaseId> {
  const { state } = game;
  const free = state.options['variable-diplomacy'] === 'yes';
  if (state.year === 1756 || (state.year === 1757 && free)) {
    yield* chooseOptions(game);
    standAside(game);
  } else for (const power of POWERS) state.diplomacy[power] = `${state.year}A`;
  return 'round';
}

/** The Rally and Resupply Segment: depots and supply recover … */
export function* rally(game: Game): Rules<PhaseId> {
  yield* [];
  recover(game, activePower(game));
  return 'resupply';
}

/** … Supply Actions are spent, and then forces rally (5.1.2b(4)). */
export function* resupply(game: Game): Rules<PhaseId> {
  const power = activePower(game);
  const free = yield* aid(game, power);
  if (free !== null) return yield* actFreely(game, power, free, 'resupply');
  yield* rallyForces(game, power);
  return 'turnEnd';
}

/** The end of a Fall, in its last Round still: the war may be over (23.3.2, 23.3.3). */
export function* yearEnd(game: Game): Rules<PhaseId> {
  yield* [];
  checkYearEnd(game);
  game.state.round = 1;
  return 'winterQuarters';
}
