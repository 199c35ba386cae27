import type { Random, Setup } from '@quadrille/kernel';
import type { Ruleset } from '../core/rules.ts';
import { printedOf } from '../core/scenarios.ts';
import { layOut } from '../core/setup.ts';
import type { State } from '../core/state.ts';
import { recruitCharlie } from './charlie.ts';
import { printedIn } from './scenarios.ts';

/** The table as it is before the first decision (AR §3, §12). */
export function setUp(rules: Ruleset, setup: Setup, random: Random): State {
  const printed = printedOf(printedIn(rules.data), setup.scenario);
  const state: State = { ...layOut(rules, printed, setup, random), empire: { emperor: null, votes: {} } };
  if (printed.special.includes('bonnie_prince_charlie')) recruitCharlie(state);
  return state;
}
