/** What Territories bring: Money by Taxation, Influence by Gain Influence (C §7.2, §7.5). */
import type { Region } from '../board.ts';
import { holdings } from '../facts.ts';
import { isNeutral } from '../relations.ts';
import type { Game, World } from '../state.ts';
import { changeMoney, gainInfluence } from '../tracks.ts';
import type { Power } from '../vocabulary.ts';

const sumOf = (world: World, power: Power, counts: (region: Region) => boolean): number => {
  let sum = 0;
  for (const region of holdings(world, power)) if (counts(region)) sum += region.value;
  return sum;
};

/** Own Home Territories, Undisputed ones, and Disputed ones without the Power's stripe; a Neutral Power gets double. */
export function taxesOf(world: World, power: Power): number {
  const taxed = sumOf(world, power, ({ owner, stripes }) =>
    owner === null ? !stripes.includes(power) : owner === power,
  );
  return isNeutral(world, power) ? 2 * taxed : taxed;
}

/** C §7.2 */
export const taxation = (game: Game, power: Power): void => changeMoney(game, power, taxesOf(game, power), 'taxation');

/** Disputed Territories with the Power's stripe. */
export const disputedValue = (world: World, power: Power): number =>
  sumOf(world, power, ({ stripes }) => stripes.includes(power));

/** Disputed Territories with the Power's stripe, and Home Territories of other Powers. */
export const gainsOf = (world: World, power: Power): number =>
  sumOf(world, power, ({ owner, stripes }) => (owner === null ? stripes.includes(power) : owner !== power));

/** C §7.5 */
export const gainFromTerritories = (game: Game, power: Power): void =>
  gainInfluence(game, power, gainsOf(game, power), 'territories');
