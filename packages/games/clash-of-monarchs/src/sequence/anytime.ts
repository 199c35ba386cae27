/** What a Power may do at any time of its Turn, without a card: a leader rides alone, a Fleet moves, a Command storms (7.1, 17.6). */
import type { Rules } from '@quadrille/kernel';
import { candidates, newOperation } from '../activation/operation.ts';
import { call, type PhaseId, type Terms } from '../agenda.ts';
import { realmOf } from '../facts/sides.ts';
import { fleetMoves, moveFleet } from '../movement/fleets.ts';
import { coup, coups } from '../siege/coup.ts';
import type { Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Terms of marches that need no card (12.4, 12.8). */
export const freeTerms = ({ state }: World, power: Power, how: 'admin' | 'minor' | 'leader'): Terms => ({
  how,
  power,
  nations: realmOf(state, power),
  ...(how !== 'leader' && { leaderless: true as const }),
});

export const mayRide = (world: World, power: Power): boolean =>
  !world.state.turn.leaderAlone && candidates(world, freeTerms(world, power, 'leader')).length > 0;

/** Option ids. */
export const atAnyTime = (world: World, power: Power): string[] => [
  ...(mayRide(world, power) ? ['leader'] : []),
  ...fleetMoves(world, power),
  ...coups(world, power),
];

type Segment = 'supply' | 'provisions' | 'strategy' | 'lateMarch' | 'resupply';

/** Carries out one of them; play goes on with `back`. */
export function* actFreely(game: Game, power: Power, chosen: string, back: Segment): Rules<PhaseId> {
  const { state } = game;
  const [what, ...rest] = chosen.split('/');
  if (what === 'fleet') {
    yield* moveFleet(game, power, rest);
    return back;
  }
  if (what === 'coup') {
    yield* coup(game, rest[0] ?? '');
    return back;
  }
  state.turn.leaderAlone = true;
  return call(state, newOperation(freeTerms(game, power, 'leader'), 1), back);
}
