/** What would come of things as they stand: for screens and bots (§21.4.1, §23.2, §24.1.1). */
import { landlords } from '../diplomacy/casus-belli.ts';
import { demands, idOf } from '../diplomacy/conditions.ts';
import { strangersIn } from '../diplomacy/peace.ts';
import { conquestsOf, type StatusLine, warStatus } from '../diplomacy/status.ts';
import { bidLimit, mayBid } from '../economy/auction.ts';
import { CALMS } from '../economy/unrest.ts';
import { purses } from '../sequence/purses.ts';
import type { Claim, UnitId } from '../state.ts';
import type { Area, Power, TradeCenter } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { enemyTroopsAt } from './control.ts';
import { areasInPlay } from './ground.ts';
import { ledgerOf, type SumLine, totalsOf } from './income.ts';
import { cardOf, powersOf, realmOf } from './realms.ts';
import { atWar, forcedPeace, hasClaim } from './relations.ts';
import { capacityOf, centersInPlay } from './trade.ts';
import { isMet, type ScoreLine, scoreOfPower } from './victory.ts';

/** A Power, if the turn ended now. */
export interface Outlook {
  readonly ledger: readonly SumLine[];
  /** VP that it would bring its player. */
  readonly score: readonly ScoreLine[];
  /** Which objectives of its card are met, in their order. */
  readonly met: readonly boolean[];
  /** Income less expenses, the unrest it has after them, and after one action to calm it (§19.1.1, §24.1.1). */
  readonly balance: number;
  readonly unrestThen: number;
  readonly unrestCalmed: number;
}

function outlookOf(world: World, power: Power): Outlook {
  const ledger = ledgerOf(world, power);
  const { income, expenses } = totalsOf(ledger);
  const { unrest } = realmOf(world, power);
  return {
    ledger,
    score: scoreOfPower(world, power),
    met: cardOf(world, power).objectives.map((objective) => isMet(world, power, objective)),
    balance: income - expenses,
    unrestThen: Math.max(0, unrest - income + expenses),
    unrestCalmed: Math.max(0, unrest - CALMS),
  };
}

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

/** What a Power on the move can still do: its own action, and points of cards (§8.2.2). */
export interface Means {
  readonly own: 0 | 1;
  readonly points: number;
}

export function means(world: World): Partial<Record<Power, Means>> {
  const { impulse } = world.state;
  if (impulse === null || impulse.closed) return {};
  return Object.fromEntries(
    powersOf(world, impulse.player).map((power) => [
      power,
      {
        own: impulse.spent.includes(power) ? 0 : 1,
        points: Math.max(0, ...purses(impulse, power).map(({ points }) => points)),
      },
    ]),
  );
}

/** Areas where each Power on the move would have to fight troops of an enemy (§12.4, §13.3.1). */
export function hostileTo(world: World): Partial<Record<Power, readonly Area[]>> {
  const { impulse, units } = world.state;
  if (impulse === null) return {};
  const held = new Set(units.map(({ at }) => at));
  const areas = areasInPlay(world).filter((area) => held.has(area));
  return Object.fromEntries(
    powersOf(world, impulse.player).map((power) => [power, areas.filter((area) => enemyTroopsAt(world, power, area))]),
  );
}

/** What a peace that is being made brings, if nothing more is asked: land that is given back, troops that leave (§21.4). */
export interface Settlement {
  readonly givenBack: readonly { readonly area: Area; readonly by: Power; readonly to: Power }[];
  readonly leaving: readonly { readonly unit: UnitId; readonly at: Area; readonly power: Power }[];
}

export function settlement(world: World): Settlement | null {
  const task = world.state.agenda.findLast((each) => each.do === 'conditions');
  if (!task) return null;
  const both = [
    { by: task.winner, to: task.loser },
    { by: task.loser, to: task.winner },
  ];
  const keeps = (by: Power, to: Power): boolean => by === task.winner && realmOf(world, to).collapsing === true;
  return {
    givenBack: both.flatMap(({ by, to }) =>
      keeps(by, to) ? [] : conquestsOf(world, by, to).map((area) => ({ area, by, to })),
    ),
    leaving: both.flatMap(({ by, to }) =>
      keeps(by, to) ? [] : strangersIn(world, by, to).map(({ id, at }) => ({ unit: id, at, power: by })),
    ),
  };
}
