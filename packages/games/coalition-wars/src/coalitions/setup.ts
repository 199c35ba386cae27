import type { Random, Setup } from '@quadrille/kernel';
import type { Ruleset } from '../core/rules.ts';
import { printedOf } from '../core/scenarios.ts';
import { layOut, majorsOf } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import type { Power } from '../core/vocabulary.ts';
import { SCENARIO as EMPEREUR, SETUP as EMPEREUR_SETUP } from './empereur/levels.ts';
import { againstNapoleon } from './empereur/setup.ts';
import { read as reading } from './readings.ts';
import { ORDER } from './ruleset.ts';
import { printedIn } from './scenarios.ts';

/** Seats are the Powers that players hold: the Major Powers, or the first of the Grand Coalition (C §12). */
export function seatsOf(rules: Ruleset, setup: Setup): readonly Power[] {
  if (setup.scenario !== EMPEREUR) return majorsOf(rules, setup);
  return ORDER.filter((power) => power !== 'france').slice(0, setup.players);
}

/** The table as it is before the first decision (C §2, §11, §12, §13). */
export function setUp(rules: Ruleset, setup: Setup, random: Random): State {
  const empereur = setup.scenario === EMPEREUR;
  const printed = reading(printedOf(printedIn(rules.data), empereur ? EMPEREUR_SETUP : setup.scenario), setup.options);
  const state: State = {
    ...layOut(rules, printed, setup, random),
    spainClosed: printed.special.includes('spain'),
    orient: printed.special.includes('armee_d_orient'),
  };
  return empereur ? againstNapoleon(rules.data, state, seatsOf(rules, setup), random) : state;
}
