import { ask, option, type Rules, reactions } from '@quadrille/kernel';
import type { House, Place } from './board.ts';
import { discard, fall } from './changes.ts';
import { affairsOf, watchersOf } from './facts.ts';
import type { Game } from './world.ts';

/** Troops that are about to march. */
interface Column {
  readonly house: House;
  readonly troops: number;
  readonly from: Place;
  readonly to: Place;
}

const STRIKE = option('ambush/feint');

/**
 * Every house with troops next to where a column goes may lie in wait for it: a Feint, and one of the troops falls. All of
 * them are asked, whether they hold a Feint or not. Returns how many are left to march (S §9).
 */
export function* ambushes(game: Game, column: Column): Rules<number> {
  const { state, data, tell } = game;
  const { house, from, to, troops } = column;
  if (!data.scenarios[state.scenario].watched) return troops;
  tell({ type: 'set-out', ...column });
  const struck = yield* reactions(game, watchersOf(state, house, to), (watcher) => ({
    seat: watcher,
    ask: ask('ambush', 'S §9', { ...column }),
    options: () => (affairsOf(state, watcher).hand.includes('feint') ? [STRIKE] : []),
  }));
  const strikes = struck.slice(0, troops);
  for (const { of: watcher } of strikes) {
    discard(game, watcher, 'feint');
    tell({ type: 'ambushed', house: watcher, place: from });
    fall(game, house, from, 1);
  }
  return troops - strikes.length;
}
