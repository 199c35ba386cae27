/** The chapters as a table: between two phases a match can be stored and resumed. */
import type { Rules } from '@quadrille/kernel';
import { operation } from './activation/operation.ts';
import { PHASES, type PhaseId } from './agenda.ts';
import { aftermath } from './battle/aftermath.ts';
import { combat } from './battle/combat.ts';
import { dice } from './battle/dice.ts';
import { retreat } from './battle/retreat.ts';
import { battle, tactics } from './battle/tactics.ts';
import { drawPhase } from './cards/drawing.ts';
import { event } from './cards/event.ts';
import { hasTurns } from './facts/sides.ts';
import { entered } from './movement/entered.ts';
import { march, marchEnd } from './movement/march.ts';
import { diplomacy } from './politics/diplomacy.ts';
import { checkWill } from './politics/exit.ts';
import { round, roundEnd, turn, turnEnd } from './sequence/rounds.ts';
import { lateMarch, strategy } from './sequence/strategy.ts';
import { opening, rally, resupply, yearEnd } from './sequence/year.ts';
import { siegeRoll } from './siege/roll.ts';
import { siegeSegment, sieges } from './siege/siege.ts';
import { recovery, recruiting, redeployment, spring } from './spring/phases.ts';
import type { State } from './state.ts';
import { provisions, supplySegment } from './supply/segment.ts';
import { newYear } from './winter/newyear.ts';
import { winterQuarters } from './winter/quarters.ts';
import { winterStrategy } from './winter/strategy.ts';
import type { Game } from './world.ts';

type Chapter = (game: Game) => Rules<PhaseId>;

const chapters: Readonly<Record<PhaseId, Chapter>> = {
  opening,
  draw: drawPhase,
  round,
  turn,
  supply: supplySegment,
  provisions,
  strategy,
  sieges,
  lateMarch,
  siegeSegment,
  rally,
  resupply,
  turnEnd,
  roundEnd,
  yearEnd,
  winterQuarters,
  newYear,
  winterStrategy,
  diplomacy,
  spring,
  recruiting,
  redeployment,
  recovery,
  operation,
  march,
  entered,
  combat,
  marchEnd,
  battle,
  tactics,
  dice,
  aftermath,
  retreat,
  siegeRoll,
  event,
};

/** What belongs to a Power's Turn: without that Power there is no more of it. */
const OF_A_TURN: readonly PhaseId[] = [
  'supply',
  'provisions',
  'strategy',
  'sieges',
  'lateMarch',
  'siegeSegment',
  'rally',
  'resupply',
];

/**
 * Whose Will is gone leaves, or the war ends, at once: it is looked after before every step, not when a Turn is over (21.3.2,
 * 23.3.1).
 */
const withWill = (name: PhaseId, chapter: Chapter): Chapter =>
  function* (game) {
    const { state } = game;
    yield* checkWill(game);
    if (state.active !== null && !hasTurns(state, state.active) && isOfATurn(state, name)) {
      state.agenda = [];
      return 'turnEnd';
    }
    return yield* chapter(game);
  };

const isOfATurn = ({ agenda }: State, name: PhaseId): boolean => agenda.length > 0 || OF_A_TURN.includes(name);

export const phases = Object.fromEntries(PHASES.map((name) => [name, withWill(name, chapters[name])])) as Readonly<
  Record<PhaseId, Chapter>
>;
