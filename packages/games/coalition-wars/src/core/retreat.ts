import { choose, option, type Rules } from '@quadrille/kernel';
import { cite } from './cite.ts';
import { decider, isUncontrolled } from './facts.ts';
import { nearestHavens } from './paths.ts';
import { relocate } from './pieces.ts';
import type { Chapter } from './rules.ts';
import type { Game, General } from './state.ts';

/**
 * To the nearest eligible Territory his Power controls, or off the map: his player chooses (C §8.4, §9). A Power that
 * nobody plays goes off the map only if it must.
 */
export function* retreat(game: Game, general: General, chapter: Chapter): Rules {
  const { id, power } = general;
  const mayLeave = () => !isUncontrolled(game, power) || nearestHavens(game, general).length === 0;
  const to = yield* choose(decider(game, power), cite(game, 'retreat', chapter, { power, general: id }), () => [
    ...nearestHavens(game, general).map((at) => option(`retreat/${at}`, at)),
    ...(mayLeave() ? [option('off-map', null)] : []),
  ]);
  relocate(game, general, to);
}
