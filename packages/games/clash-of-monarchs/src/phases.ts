/** The chapters as a table: between two phases a match can be stored and resumed. */
import type { Rules } from '@quadrille/kernel';
import { operation } from './activation/operation.ts';
import type { PhaseId } from './agenda.ts';
import { aftermath } from './battle/aftermath.ts';
import { combat } from './battle/combat.ts';
import { dice } from './battle/dice.ts';
import { retreat } from './battle/retreat.ts';
import { battle, tactics } from './battle/tactics.ts';
import { drawPhase } from './cards/drawing.ts';
import { event } from './cards/event.ts';
import { entered } from './movement/entered.ts';
import { march, marchEnd } from './movement/march.ts';
import { diplomacy } from './politics/diplomacy.ts';
import { round, roundEnd, turn, turnEnd } from './sequence/rounds.ts';
import { lateMarch, strategy } from './sequence/strategy.ts';
import { opening, rally, yearEnd } from './sequence/year.ts';
import { siegeRoll } from './siege/roll.ts';
import { siegeSegment, sieges } from './siege/siege.ts';
import { recovery, recruiting, redeployment, spring } from './spring/phases.ts';
import { supplySegment } from './supply/segment.ts';
import { newYear } from './winter/newyear.ts';
import { winterQuarters } from './winter/quarters.ts';
import { winterStrategy } from './winter/strategy.ts';
import type { Game } from './world.ts';

export const phases: Readonly<Record<PhaseId, (game: Game) => Rules<PhaseId>>> = {
  opening,
  draw: drawPhase,
  round,
  turn,
  supply: supplySegment,
  strategy,
  sieges,
  lateMarch,
  siegeSegment,
  rally,
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
