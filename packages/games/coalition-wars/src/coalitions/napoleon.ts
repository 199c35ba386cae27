/** Which General is Napoleon (C §2). */
import type { Rules } from '@quadrille/kernel';
import { nameMarshal } from '../core/marshal.ts';
import { printedOf } from '../core/scenarios.ts';
import type { Game } from '../core/state.ts';
import { printedIn } from './scenarios.ts';

/** The French player says which General is Napoleon, where the scenario leaves it open. */
export function* nameNapoleon(game: Game): Rules<'nameGenerals'> {
  const { napoleon } = printedOf(printedIn(game.rules.data), game.state.scenario);
  yield* nameMarshal(game, ({ at }) => isAllowed(at, napoleon));
  return 'nameGenerals';
}

function isAllowed(at: string | null, rule: string): boolean {
  if (rule === 'any') return true;
  return rule === 'off_map' ? at === null : at === rule;
}
