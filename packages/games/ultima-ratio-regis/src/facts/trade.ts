import type { Merchant } from '../state.ts';
import { type Area, type Power, TRADE_CENTERS, type TradeCenter } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { areasInPlay, groundOf, seasOf } from './ground.ts';
import { cardOf, specialsOf } from './realms.ts';
import { ownerOf } from './titles.ts';

/** How many merchants a trade center takes: printed for the turn, changed by events (§19.2.4). */
export function capacityOf({ data, state }: World, center: TradeCenter): number {
  const printed = data.centers[center].capacity.findLast(({ from }) => from <= state.turn)?.capacity ?? 0;
  return printed + (state.capacity[center] ?? 0);
}

/** The areas whose trade goes through a center: those on its seas, or all of its theater (§19.2.1). */
function areasOfCenter(world: World, center: TradeCenter): Area[] {
  const { wholeTheater, theater, seas } = world.data.centers[center];
  return areasInPlay(world).filter((area) => {
    const ground = groundOf(world, area);
    return wholeTheater ? ground.theater === theater : seasOf(world, area).some((sea) => seas.includes(sea));
  });
}

/** Trade centers in play: some area trades there, and there is room for a merchant. */
export const centersInPlay = (world: World): TradeCenter[] =>
  TRADE_CENTERS.filter((center) => capacityOf(world, center) > 0 && areasOfCenter(world, center).length > 0);

/** The commercial ports that a Power owns in a trade center; those of its minors bring nothing (§19.2.5, §20.2). */
export const portsIn = (world: World, power: Power, center: TradeCenter): number =>
  areasOfCenter(world, center).filter((area) => ownerOf(world, area) === power && groundOf(world, area).port).length;

/** Whether a Power owns any area that trades through a center. */
export const ownsIn = (world: World, power: Power, center: TradeCenter): boolean =>
  areasOfCenter(world, center).some((area) => ownerOf(world, area) === power);

/** Some cards let a Power trade where it owns nothing; such merchants rank last. */
const tradesAnywhere = (world: World, power: Power, center: TradeCenter): boolean =>
  specialsOf(world, power, 'merchant_without_area').some(({ args }) => args.includes(center));

/** Which side of its counter a Power may place in a center: 2 with two commercial ports, 1 with any coast (§19.2.2). */
export function merchantsFor(world: World, power: Power, center: TradeCenter): 0 | 1 | 2 {
  if (portsIn(world, power, center) >= 2) return 2;
  return ownsIn(world, power, center) || tradesAnywhere(world, power, center) ? 1 : 0;
}

/** Where a Power may place a merchant counter. */
export const openCenters = (world: World, power: Power): TradeCenter[] =>
  centersInPlay(world).filter((center) => merchantsFor(world, power, center) > 0);

/** What a Power would place if asked for no more: the centers where it has most ports, up to its counters. */
export const proposedCenters = (world: World, power: Power): TradeCenter[] =>
  openCenters(world, power)
    .toSorted(
      (a, b) =>
        merchantsFor(world, power, b) - merchantsFor(world, power, a) ||
        portsIn(world, power, b) - portsIn(world, power, a),
    )
    .slice(0, cardOf(world, power).merchants);

export const merchantsAt = ({ state }: World, center: TradeCenter): readonly Merchant[] => state.trade[center] ?? [];

/** A Power's merchants in a center: 0, 1 or 2. */
export const merchantsOf = (world: World, power: Power, center: TradeCenter): number =>
  merchantsAt(world, center).find((merchant) => merchant.power === power)?.count ?? 0;

/** All merchants of a Power on the map. */
/** Counters that a Power has not placed (§19.2.2). */
export const countersLeft = (world: World, power: Power): number =>
  cardOf(world, power).merchants - TRADE_CENTERS.filter((center) => merchantsOf(world, power, center) > 0).length;

export const allMerchantsOf = (world: World, power: Power): number =>
  TRADE_CENTERS.reduce((sum, center) => sum + merchantsOf(world, power, center), 0);
