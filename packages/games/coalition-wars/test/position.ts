/** Positions of Coalitions for rule cases. */
import { coalitions, definition, type PhaseName } from '../src/coalitions/index.ts';
import { RULESET } from '../src/coalitions/ruleset.ts';
import type { Empereur } from '../src/core/state.ts';
import type { Action, Power } from '../src/core/vocabulary.ts';
import type { Table as Seated } from './table.ts';
import { positionsOf, type WheelPosition } from './wheel.ts';

export type Table = Seated<PhaseName>;
export { seatOf } from './wheel.ts';

/** How a position differs from the set-up. */
export interface Differences extends WheelPosition {
  readonly spainClosed?: boolean;
  /** L'Empereur: the next Napoleon cards, the first to be drawn first. */
  readonly napoleon?: readonly string[];
  /** L'Empereur: how many actions of the turn have been taken. */
  readonly step?: number;
}

const positions = positionsOf<PhaseName, Differences>({
  title: coalitions,
  definition,
  rules: RULESET,
  scenario: '1805',
  change(state, differences) {
    const { spainClosed } = differences;
    if (spainClosed !== undefined) state.spainClosed = spainClosed;
    if (state.empereur) arrangeNapoleon(state.empereur, differences);
  },
});

export const { laidOut, setUp, begin, movement, marching, action, bidding, diplomacy, declare, endOfRound } = positions;

/** L'Empereur with one player, at an action of a Power; the actions of that turn before it are over. */
export function empereur(power: Power, what: Action, differences: Differences = {}): Table {
  const step = RULESET.actions.indexOf(what);
  const turn = positions.turnOf(power, what);
  return begin('empereurAction', turn, { players: 1, step, ...differences, scenario: 'empereur' });
}

function arrangeNapoleon(empereur: Empereur, { napoleon = [], step = 0 }: Differences): void {
  const rest = empereur.deck.filter((card) => !napoleon.includes(card));
  empereur.deck.splice(0, empereur.deck.length, ...rest, ...napoleon.toReversed());
  empereur.step = step;
}
