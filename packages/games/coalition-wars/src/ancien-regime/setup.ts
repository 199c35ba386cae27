import type { Random, Setup } from '@quadrille/kernel';
import { printedOf } from '../core/scenarios.ts';
import { layOut } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import { recruitCharlie } from './charlie.ts';
import { RULESET } from './ruleset.ts';
import { PRINTED } from './scenarios.ts';

/** The table as it is before the first decision (AR §3, §12). */
export function setUp(setup: Setup, random: Random): State {
  const printed = printedOf(PRINTED, setup.scenario);
  const state: State = { ...layOut(RULESET, printed, setup, random), empire: { emperor: null, votes: {} } };
  if (printed.special.includes('bonnie_prince_charlie')) recruitCharlie(state);
  return state;
}
