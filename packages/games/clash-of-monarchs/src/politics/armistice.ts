/** The Anglo-French Armistice (22.5.2). */

import { sideOf } from '../facts/sides.ts';
import { holderOf, isFriendly } from '../facts/spaces.ts';
import { spOfNation } from '../facts/troops.ts';
import { distancesFrom } from '../movement/steps.ts';
import type { Stack, State } from '../state.ts';
import type { Nation, Power, SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

const WEST = ['BR', 'FR'] as const;
type Western = (typeof WEST)[number];
const isWestern = (nation: Nation): nation is Western => nation === 'BR' || nation === 'FR';

/** In force until the Turn that a card has fixed. */
export const truceBetween = ({ armistice }: State, a: Nation, b: Nation): boolean =>
  armistice !== null && isWestern(a) && isWestern(b) && a !== b;

/** The step ends nearer to the other Power's forces, or to its spaces, than the force began its move (readings, 49). */
export function closer(world: World, stack: Stack, from: SpaceId, to: SpaceId): boolean {
  const { state } = world;
  if (state.armistice === null) return false;
  return WEST.some((own) => {
    if (spOfNation(stack, own) === 0) return false;
    const other = own === 'BR' ? 'FR' : 'BR';
    const [here, there] = [distancesFrom(world, from), distancesFrom(world, to)];
    const nears = (places: readonly SpaceId[]) => least(there, places) < least(here, places);
    return nears(forcesIn(world, other)) || nears(heldBy(world, other));
  });
}

const least = (away: ReadonlyMap<SpaceId, number>, places: readonly SpaceId[]): number =>
  Math.min(...places.map((at) => away.get(at) ?? Number.POSITIVE_INFINITY));

const forcesIn = ({ state }: World, nation: Nation): SpaceId[] =>
  state.stacks.filter((stack) => spOfNation(stack, nation) > 0).map(({ at }) => at);

/** Its spaces: what it controls, and open ground that nobody else stands on alone; what is captured is no longer its own. */
const heldBy = (world: World, nation: Nation): SpaceId[] =>
  [...world.data.board.spaces.keys()].filter(
    (at) => holderOf(world, at) === nation && isFriendly(world, at, sideOf(world.state, nation)),
  );

export function beginArmistice(game: Game, number: number): void {
  game.state.armistice = { number, end: null };
  game.tell({ type: 'armistice', number });
}

export function endArmistice(game: Game): void {
  if (game.state.armistice === null) return;
  game.state.armistice = null;
  game.tell({ type: 'armistice-over' });
}

/** A card ends it so many Rounds later: its number less the OPS. Beyond Fall Round 5 that is the New Year (readings, 32). */
export function terminate(game: Game, power: Power, ops: number): void {
  const { state, tell } = game;
  const { armistice, season, round } = state;
  if (!armistice) return;
  const rounds = armistice.number - ops;
  if (rounds <= 0) {
    endArmistice(game);
    return;
  }
  const later = (season === 'summer' ? 0 : 5) + round + rounds;
  armistice.end =
    later > 10 ? 'new-year' : { power, season: later > 5 ? 'fall' : 'summer', round: later > 5 ? later - 5 : later };
  const end = armistice.end === 'new-year' ? { season: 'winter', round: 0 } : armistice.end;
  tell({ type: 'armistice-ends', power, season: end.season, round: end.round });
}

/** At the start of a Turn: has the hour come? */
export function lapse(game: Game, power: Power): void {
  const { armistice, season, round } = game.state;
  const end = armistice?.end;
  if (!end || end === 'new-year') return;
  if (end.power === power && end.season === season && end.round <= round) endArmistice(game);
}
