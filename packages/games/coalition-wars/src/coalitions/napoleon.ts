/** Napoleon: which General he is, and his own round of movement (C §2, §7.3). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { cite } from '../core/cite.ts';
import { newMarch } from '../core/envoy.ts';
import { decider, generalById, generalsOf, powerOn } from '../core/facts.ts';
import type { Game, General } from '../core/state.ts';
import { printedOf } from './scenarios.ts';

/** The French player says which General is Napoleon, where the scenario leaves it open. */
export function* nameNapoleon(game: Game): Rules<'nameGenerals'> {
  const { state, tell } = game;
  const { napoleon } = printedOf(state.scenario);
  const able = generalsOf(game, 'france').filter(({ at }) => isAllowed(at, napoleon));
  const [only, another] = able;
  const chosen: General | undefined =
    another === undefined
      ? only
      : yield* choose(
          decider(game, 'france'),
          cite(game, 'name-general', 'setup', { power: 'france', name: 'napoleon' }),
          () => able.map((general) => option(`name/${general.id}`, general)),
        );
  if (chosen) {
    state.named.france = chosen.id;
    tell({ type: 'named', power: 'france', general: chosen.id, name: 'napoleon' });
  }
  return 'nameGenerals';
}

function isAllowed(at: string | null, rule: string): boolean {
  if (rule === 'any') return true;
  return rule === 'off_map' ? at === null : at === rule;
}

/** While France is on Leadership, Napoleon moves after all other actions and before the Movement (C §7.3). */
export function beginNapoleonsRound(game: Game): boolean {
  const { state } = game;
  const id = state.named.france;
  if (id === undefined || powerOn(game, 'leadership') !== 'france') return false;
  if (generalById(game, id).at === null) return false;
  state.march = newMarch('france', null, 1, id);
  return true;
}
