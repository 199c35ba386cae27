import { oneOf } from '../../core/read.ts';
import type { Empereur } from '../../core/state.ts';

/** The id of the scenario. */
export const SCENARIO = 'empereur';

/** The set-up it is played from (C §12 "Set up"). */
export const SETUP = '1805';

/** Napoleon's Influence at the start, by difficulty (C §12 "Winning the game"). */
export const LEVELS: Readonly<Record<Empereur['level'], number>> = { ogre: 5, usurpateur: 10, empereur: 15 };

export const levelOf = (options: Readonly<Record<string, string>>): Empereur['level'] =>
  oneOf(Object.keys(LEVELS) as Empereur['level'][], options.level, 'level');
