import type { Allies, Realpolitik, State, World } from '../core/state.ts';
import { ACTION_CARDS, type ActionCard, type Power } from '../core/vocabulary.ts';

/** What only Realpolitik has on the table. */
export function partOf({ realpolitik }: State): Realpolitik {
  if (!realpolitik) throw new Error('This is not a match of Realpolitik');
  return realpolitik;
}

export function alliesOf({ allies }: State): Allies {
  if (!allies) throw new Error('Nobody can be in an Alliance of two');
  return allies;
}

/** The Action cards of a Power; a Minor Power has none to gain Influence (RP §5, §11). */
export const actionCardsOf = ({ minors }: { readonly minors: readonly Power[] }, power: Power): ActionCard[] =>
  ACTION_CARDS.filter((card) => card !== 'influence' || !minors.includes(power));

/** Those it can still play: what was played comes back by Dispatch (RP §5). */
export const inHand = (world: World, power: Power): ActionCard[] =>
  actionCardsOf(world.state, power).filter((card) => !partOf(world.state).played[power].includes(card));

/** Powers in Prestige order (RP §5). */
export const byPrestige = ({ state }: World, powers: readonly Power[]): Power[] =>
  partOf(state).prestige.filter((power) => powers.includes(power));

/** Of those who play Movement in this turn, the highest in Prestige order that has not moved yet (RP §8). */
export function nextMover(world: World): Power {
  const [next] = byPrestige(world, partOf(world.state).movers);
  if (next === undefined) throw new Error('Nobody is to move');
  return next;
}
