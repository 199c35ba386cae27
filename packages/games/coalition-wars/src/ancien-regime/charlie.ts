/** Bonnie Prince Charlie (AR §3): while he is in play he is the named General of France. */
import type { Refusal, Rules } from '@quadrille/kernel';
import { regionOf } from '../core/board.ts';
import { sectionOf } from '../core/cite.ts';
import { generalById, marchOf } from '../core/facts.ts';
import { leaveMap, lose } from '../core/pieces.ts';
import type { Landing } from '../core/rules.ts';
import type { Game, General, State, World } from '../core/state.ts';
import type { Power, Territory } from '../core/vocabulary.ts';

const SCOTLAND: Territory = 'scotland';
const UNITS = 2;

/** One of the French Generals off the map waits with two Units. */
export function recruitCharlie(state: State): void {
  const charlie = state.generals.findLast(({ power, at }) => power === 'france' && at === null);
  if (!charlie) return;
  charlie.units = UNITS;
  state.named.france = charlie.id;
}

const isCharlie = ({ state }: World, { id }: General): boolean => state.named.france === id;

/** Leadership does not bring him in: he lands, or nobody does. */
export const charlieWaits = (world: World, general: General): Refusal | undefined =>
  isCharlie(world, general)
    ? { code: 'charlie-waits', args: { general: general.id }, cite: sectionOf(world.rules, 'special') }
    : undefined;

/** No other French General is placed in Scotland or a British Home Territory. */
export const britainIsClosed = ({ board, rules }: World, power: Power, at: Territory): Refusal | undefined =>
  power === 'france' && (at === SCOTLAND || regionOf(board, at).owner === 'britain')
    ? { code: 'charlie-only', args: { at }, cite: sectionOf(rules, 'special') }
    : undefined;

/** Once, in any French Movement action, he may come ashore with his Units. */
export function landings(world: World): Landing[] {
  const { named, march } = world.state;
  if (named.france === undefined || march === null || marchOf(world.state).power !== 'france') return [];
  const charlie = generalById(world, named.france);
  return charlie.at === null ? [{ general: charlie, at: SCOTLAND }] : [];
}

/** Beaten he is out of the game, and his pawn goes off the map as that of any other General. */
export function* charlieFalls(game: Game, general: General): Rules<boolean> {
  if (!isCharlie(game, general)) return false;
  lose(game, general, general.units);
  leaveMap(game, general, 'off-map');
  yield* [];
  return true;
}

/** However he leaves the map, he does not come a second time. */
export function charlieLeaves(game: Game, general: General): void {
  if (!isCharlie(game, general)) return;
  delete game.state.named.france;
  game.tell({ type: 'charlie-gone', general: general.id });
}
