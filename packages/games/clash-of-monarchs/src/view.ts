/**
 * What a seat may know: hands, draw piles and Tactics of other seats are only counted (8.1, 15.4; readings, 35). With
 * Limited Intelligence it does not see into enemy forces either (24.5).
 */
import type { Random, Seat } from '@quadrille/kernel';
import type { Data } from './board/data.ts';
import type { Level } from './board/tables/politics.ts';
import { seatOf } from './facts/sides.ts';
import { imagineForces } from './intelligence/imagine.ts';
import { type StackView, seesInto, veiledStack } from './intelligence/sight.ts';
import { isVeiled } from './intelligence/veil.ts';
import { standings } from './politics/victory.ts';
import { byCard } from './setup/cards.ts';
import type { Standing, State } from './state.ts';
import { type Alliance, type CardId, POWERS, type Power, type TacticId } from './vocabulary.ts';
import type { World } from './world.ts';

export interface StandingView extends Omit<Standing, 'hand' | 'draw' | 'tactics' | 'lifted'> {
  readonly hand: readonly CardId[] | number;
  readonly draw: number;
  readonly tactics: {
    readonly held: readonly TacticId[] | number;
    readonly pool: number;
    readonly discard: readonly TacticId[];
    readonly wider: readonly TacticId[];
  };
}

/** Everything else lies open, but the order of the chits in their pool. */
export interface View extends Omit<State, 'powers' | 'stacks'> {
  readonly stacks: StackView[];
  readonly powers: Readonly<Record<Power, StandingView>>;
  /** How it would end if it ended now (23.4). */
  readonly levels: Readonly<Record<Alliance, { readonly vp: number; readonly level: Level }>>;
}

export const viewWith =
  (data: Data) =>
  (state: State, seat: Seat | null): View => {
    const powers = POWERS.map(
      (power) => [power, standingView(state.powers[power], seatOf(state, power) === seat)] as const,
    );
    return {
      ...state,
      ...(isVeiled(state) && forcesSeen({ state, data }, seat)),
      chits: [...state.chits].sort(),
      powers: Object.fromEntries(powers) as Record<Power, StandingView>,
      levels: standings({ state, data }),
    };
  };

const forcesSeen = (world: World, seat: Seat | null): Pick<View, 'stacks' | 'turn'> => ({
  stacks: world.state.stacks
    .map((stack) => (seesInto(world, seat, stack) ? stack : veiledStack(world, stack)))
    .sort((a, b) => a.id - b.id),
  turn: withoutComposing(world.state.turn),
});

function withoutComposing({ composing: _, ...turn }: State['turn']): State['turn'] {
  return turn;
}

function standingView({ lifted: _, ...standing }: Standing, own: boolean): StandingView {
  const { hand, draw, tactics } = standing;
  return {
    ...standing,
    hand: own ? hand : hand.length,
    draw: draw.length,
    tactics: { ...tactics, held: own ? tactics.held : tactics.held.length, pool: tactics.pool.length },
  };
}

/** Draw piles, other seats' hands, Tactics and the Fortunes of War to come may lie in any order; forces may be others. */
export const determiniseWith =
  (data: Data) =>
  (state: State, seat: Seat | null, random: Random): void => {
    imagineCards(state, seat, random);
    imagineForces({ state, data }, seat, random);
    const { composing } = state.turn;
    if (composing && composing.seat !== seat) composing.set = [];
  };

function imagineCards(state: State, seat: Seat | null, random: Random): void {
  random.shuffle(state.chits.sort(), 'imagine');
  for (const power of POWERS) {
    const { hand, draw, tactics } = state.powers[power];
    const own = seatOf(state, power) === seat;
    if (!own) delete state.powers[power].lifted;
    deal(random, own ? [draw] : [hand, draw], byCard);
    deal(random, own ? [tactics.pool] : [tactics.held, tactics.pool], (a, b) => (a < b ? -1 : 1));
    hand.sort(byCard);
    tactics.held.sort();
  }
}

/** What lies in these piles, in any order: sorted first, so that nothing of the truth remains. */
function deal(random: Random, piles: readonly string[][], by: (a: string, b: string) => number): void {
  const all = random.shuffle(piles.flat().sort(by), 'imagine');
  for (const pile of piles) pile.splice(0, pile.length, ...all.splice(0, pile.length));
}
