import type { Random, Setup } from '@quadrille/kernel';
import { printedOf } from '../core/scenarios.ts';
import { layOut, majorsOf } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import type { Power } from '../core/vocabulary.ts';
import { SCENARIO as EMPEREUR } from './empereur/levels.ts';
import { againstNapoleon } from './empereur/setup.ts';
import { read as reading } from './readings.ts';
import { ORDER, RULESET } from './ruleset.ts';
import { PRINTED } from './scenarios.ts';

/** Seats are the Powers that players hold: the Major Powers, or the first of the Grand Coalition (C §12). */
export function seatsOf(setup: Setup): readonly Power[] {
  if (setup.scenario !== EMPEREUR) return majorsOf(RULESET, setup);
  return ORDER.filter((power) => power !== 'france').slice(0, setup.players);
}

/** The table as it is before the first decision (C §2, §11, §12, §13). */
export function setUp(setup: Setup, random: Random): State {
  const empereur = setup.scenario === EMPEREUR;
  const printed = reading(printedOf(PRINTED, empereur ? '1805' : setup.scenario), setup.options);
  const state: State = {
    ...layOut(RULESET, printed, setup, random),
    spainClosed: printed.special.includes('spain'),
    orient: printed.special.includes('armee_d_orient'),
  };
  return empereur ? againstNapoleon(state, seatsOf(setup), random) : state;
}
