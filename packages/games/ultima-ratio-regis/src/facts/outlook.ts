/** What would come of things as they stand: for screens and bots (§21.4.1, §23.2, §24.1.1). */
import { landlords } from '../diplomacy/casus-belli.ts';
import { demands, idOf } from '../diplomacy/conditions.ts';
import { type StatusLine, warStatus } from '../diplomacy/status.ts';
import { bidLimit, mayBid } from '../economy/auction.ts';
import type { Claim } from '../state.ts';
import type { Power, TradeCenter } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { type LedgerLine, ledgerOf } from './ledger.ts';
import { cardOf } from './realms.ts';
import { atWar, forcedPeace, hasClaim } from './relations.ts';
import { capacityOf, centersInPlay } from './trade.ts';
import { isMet, type ScoreLine, scoreOfPower } from './victory.ts';

/** A Power, if the turn ended now. */
export interface Outlook {
  readonly ledger: readonly LedgerLine[];
  /** VP that it would bring its player. */
  readonly score: readonly ScoreLine[];
  /** Which objectives of its card are met, in their order. */
  readonly met: readonly boolean[];
}

const outlookOf = (world: World, power: Power): Outlook => ({
  ledger: ledgerOf(world, power),
  score: scoreOfPower(world, power),
  met: cardOf(world, power).objectives.map((objective) => isMet(world, power, objective)),
});

export const outlooks = (world: World): Partial<Record<Power, Outlook>> =>
  Object.fromEntries(world.state.realms.map(({ power }) => [power, outlookOf(world, power)]));

/** The sum of every war, as it would end with the turn, in the order of the wars. */
export const warOutlooks = (world: World): StatusLine[][] => world.state.wars.map((war) => warStatus(world, war, null));

/** Everybody's casus belli: markers, and areas owned in a home province (§21.2.2). */
export const grievances = (world: World): Claim[] => {
  const powers = world.state.realms.map(({ power }) => power);
  const atHome = powers.flatMap((of) =>
    landlords(world, of)
      .filter(
        (against) => !hasClaim(world, of, against) && !atWar(world, of, against) && !forcedPeace(world, of, against),
      )
      .map((against) => ({ of, against })),
  );
  return [...world.state.claims, ...atHome];
};

/** What each Power could bid at most in the auction that is on (§19.3.1); nothing if there is none. */
export function bidLimits(world: World): Partial<Record<Power, number>> {
  const task = world.state.agenda.findLast((each) => each.do === 'auction');
  if (!task) return {};
  const able = world.state.realms.map(({ power }) => power).filter((power) => mayBid(world, power, task.prize));
  return Object.fromEntries(able.map((power) => [power, Math.max(0, bidLimit(world, power, task.prize))]));
}

/** How many merchants each trade center in play takes (§19.2.4). */
export const capacities = (world: World): Partial<Record<TradeCenter, number>> =>
  Object.fromEntries(centersInPlay(world).map((center) => [center, capacityOf(world, center)]));

/** What each demand of the peace that is being made costs, by its option (§21.4.3); nothing if none is. */
export function prices(world: World): Readonly<Record<string, number>> {
  const task = world.state.agenda.findLast((each) => each.do === 'conditions');
  return task ? Object.fromEntries(demands(world, task).map((each) => [idOf(each), each.cost])) : {};
}
