/** What Territories bring: Money by Taxation, Influence by Gain Influence (C §7.2, §7.5). */
import { regionOf } from '../board.ts';
import { controlled, isNeutral } from '../facts.ts';
import type { Game, World } from '../state.ts';
import { changeMoney, gainInfluence } from '../tracks.ts';
import type { Power, Territory } from '../vocabulary.ts';

const sumOf = (world: World, power: Power, counts: (at: Territory) => boolean): number => {
  let sum = 0;
  for (const at of controlled(world, power)) if (counts(at)) sum += regionOf(world.board, at).value;
  return sum;
};

/** Own Home Territories, Undisputed ones, and Disputed ones without the Power's stripe; a Neutral Power gets double. */
export function taxesOf(world: World, power: Power): number {
  const taxed = sumOf(world, power, (at) => {
    const { owner, stripes } = regionOf(world.board, at);
    return owner === null ? !stripes.includes(power) : owner === power;
  });
  return isNeutral(world, power) ? 2 * taxed : taxed;
}

/** C §7.2 */
export const taxation = (game: Game, power: Power): void => changeMoney(game, power, taxesOf(game, power), 'taxation');

/** Disputed Territories with the Power's stripe. */
export const disputedValue = (world: World, power: Power): number =>
  sumOf(world, power, (at) => regionOf(world.board, at).stripes.includes(power));

/** Home Territories of other Powers. */
export const conqueredValue = (world: World, power: Power): number =>
  sumOf(world, power, (at) => {
    const { owner } = regionOf(world.board, at);
    return owner !== null && owner !== power;
  });

/** C §7.5 */
export const gainFromTerritories = (game: Game, power: Power): void =>
  gainInfluence(game, power, disputedValue(game, power) + conqueredValue(game, power), 'territories');
