/** The General with a round of movement of his own: Napoleon (C §7.3), Frederick the Great (AR §9.4). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { cite } from './cite.ts';
import { newMarch } from './envoy.ts';
import { decider, generalById, generalsOf, powerOn } from './facts.ts';
import type { Game, General } from './state.ts';

/** His player says which of these Generals he is, if there is a choice. */
export function* nameMarshal(game: Game, mayBe: (general: General) => boolean): Rules {
  const { state, tell, rules } = game;
  if (rules.marshal === null) return;
  const { power, name } = rules.marshal;
  const able = generalsOf(game, power).filter(mayBe);
  const [only, another] = able;
  const chosen: General | undefined =
    another === undefined
      ? only
      : yield* choose(decider(game, power), cite(game, 'name-general', 'setup', { power, name }), () =>
          able.map((general) => option(`name/${general.id}`, general)),
        );
  if (!chosen) return;
  state.named[power] = chosen.id;
  tell({ type: 'named', power, general: chosen.id, name });
}

/** While his Power is on Leadership he moves, if on the map, after all other actions and before the Movement. */
export function beginMarshalsRound(game: Game): boolean {
  const { state, rules } = game;
  const power = rules.marshal?.power;
  const id = power === undefined ? undefined : state.named[power];
  if (power === undefined || id === undefined || powerOn(game, 'leadership') !== power) return false;
  if (generalById(game, id).at === null) return false;
  state.march = newMarch(power, null, 1, id);
  return true;
}
