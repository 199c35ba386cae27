/** Positions of Ancien Régime for rule cases. */

import { empireOf } from '../src/ancien-regime/election.ts';
import { ancienRegime, definition, type PhaseName } from '../src/ancien-regime/index.ts';
import { RULESET } from '../src/ancien-regime/ruleset.ts';
import type { Power } from '../src/core/vocabulary.ts';
import type { Table as Seated } from './table.ts';
import { positionsOf, type WheelPosition } from './wheel.ts';

export type Table = Seated<PhaseName>;
export { seatOf } from './wheel.ts';

/** How a position differs from the set-up. */
export interface Differences extends WheelPosition {
  readonly emperor?: Power;
  /** Bonnie Prince Charlie is out of the game; otherwise he waits, unless he is among the Generals named. */
  readonly noCharlie?: true;
}

const CHARLIE = 'france-4';

const positions = positionsOf<PhaseName, Differences>({
  title: ancienRegime,
  definition,
  rules: RULESET,
  scenario: '1740',
  change(state, { emperor, noCharlie, named }) {
    if (emperor !== undefined) empireOf(state).emperor = emperor;
    if (named?.prussia === undefined) state.named.prussia = 'prussia-1';
    const charlie = state.generals.find(({ id }) => id === CHARLIE);
    if (noCharlie) delete state.named.france;
    else if (charlie && charlie.at === null) charlie.units = 2;
  },
});

export const { laidOut, setUp, begin, movement, marching, action, bidding, diplomacy, declare, endOfRound } = positions;

/** The Imperial Election, just before the Austrian Muster. */
export const election = (differences: Differences = {}): Table => bidding('austria', differences);
