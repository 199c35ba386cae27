/** Powers, minors and players: their cards, vitality, unrest, interests, morale. */
import type { MinorData, PowerCard, SpecialRule } from '../data/model.ts';
import type { Chair, MinorRealm, Realm } from '../state.ts';
import type { Area, LastingRule, Minor, Owner, Player, Power, Theater } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { groundOf, neighboursOf } from './ground.ts';
import { isPower } from './titles.ts';

export const plays = ({ state }: World, power: Power): boolean => state.realms.some((realm) => realm.power === power);

export function realmOf({ state }: World, power: Power): Realm {
  const realm = state.realms.find((each) => each.power === power);
  if (!realm) throw new Error(`${power} is not in play`);
  return realm;
}

export const powersOf = ({ state }: World, player: Player): Power[] =>
  state.realms.filter((realm) => realm.player === player).map(({ power }) => power);

export const playerOf = (world: World, power: Power): Player => realmOf(world, power).player;

export function chairOf({ state }: World, player: Player): Chair {
  const chair = state.chairs.find((each) => each.player === player);
  if (!chair) throw new Error(`${player} does not play`);
  return chair;
}

/** The card of a Power in this turn; beyond its turns the last one holds. */
export function cardOf({ data, state }: World, power: Power): PowerCard {
  const { cards } = data.powers[power];
  const current = cards.find(({ from, to }) => from <= state.turn && state.turn <= to);
  const card = current ?? cards.findLast(({ from }) => from <= state.turn) ?? cards[0];
  if (!card) throw new Error(`${power} has no card`);
  return card;
}

export const vitalityOf = (world: World, power: Power): number => cardOf(world, power).vitality;

/** The special rules of this key on a Power's card. */
export const specialsOf = (world: World, power: Power, key: string): readonly SpecialRule[] =>
  cardOf(world, power).special.filter((rule) => rule.key === key);

export const minorSpecials = (world: World, minor: Minor, key: string): readonly SpecialRule[] =>
  world.data.minors[minor].special.filter((rule) => rule.key === key);

export const minorRealm = ({ state }: World, minor: Minor): MinorRealm | undefined =>
  state.minors.find((each) => each.minor === minor);

export const minorData = ({ data }: World, minor: Minor): MinorData => data.minors[minor];

/** The Power that is allied with a minor; none for a minor that is kept out of the war (§20.5). */
export function allyOf(world: World, minor: Minor): Power | null {
  const realm = minorRealm(world, minor);
  return realm && !realm.aloof ? realm.ally : null;
}

export const minorsOf = ({ state }: World, power: Power): Minor[] =>
  state.minors.filter(({ ally, aloof }) => ally === power && !aloof).map(({ minor }) => minor);

/** Who leads the units and areas of an owner: a Power itself, or the ally of a minor (§20.2). */
export const leads = (world: World, owner: Owner): Power | null => (isPower(owner) ? owner : allyOf(world, owner));

/** Theaters in which a Power has interest (§18.4.1). */
export function interestsOf(world: World, power: Power): Theater[] {
  const { interests, laterInterests } = cardOf(world, power);
  const later = laterInterests.filter(({ from }) => from <= world.state.turn).map(({ theater }) => theater);
  return [...new Set([...interests, ...later, ...realmOf(world, power).interests])];
}

export const isInterested = (world: World, power: Power, theater: Theater): boolean =>
  interestsOf(world, power).includes(theater);

/** Whether a Power may be active in an area: in theaters of its interest, and in areas that border them (§18.4–5). */
export function mayOperate(world: World, power: Power, area: Area): boolean {
  const interests = interestsOf(world, power);
  if (interests.includes(groundOf(world, area).theater)) return true;
  return neighboursOf(world, area).some((each) => interests.includes(groundOf(world, each.area).theater));
}

/** The morale that a Power still has of its own (§21.2.4). */
export function moraleOf(world: World, power: Power): number {
  const lost = world.state.wars.reduce((sum, { sides, taken }) => {
    if (sides[0] === power) return sum + taken[1];
    return sides[1] === power ? sum + taken[0] : sum;
  }, 0);
  return vitalityOf(world, power) - lost;
}

export const inForce = ({ state }: World, rule: LastingRule): boolean => state.rules.includes(rule);
