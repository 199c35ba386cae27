/** Income and maintenance of a Power, line by line (§24.1.1). Screens show it as a forecast, the end of the turn applies it. */
import { type Power, SQUADRONS, TRADE_CENTERS, TROOPS, type UnitKind } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { controllerOf } from './control.ts';
import { areasInPlay, groundOf } from './ground.ts';
import { cardOf, realmOf, specialsOf } from './realms.ts';
import { powersAtWarWith } from './relations.ts';
import { isHome, ownerOf, possessionsOf } from './titles.ts';
import { merchantsOf } from './trade.ts';
import { isSquadron, isTroop, keptAway } from './units.ts';

export interface SumLine {
  readonly why:
    | 'card'
    | 'trade'
    | 'key-areas'
    | 'special'
    | 'troops'
    | 'squadrons'
    | 'leaders'
    | 'fortresses'
    | 'rebellions'
    | 'industry';
  /** Positive for income, negative for expenses. */
  readonly by: number;
}

/** What Industrial Technology saves (card 004). */
const INDUSTRY = 3;

export function ledgerOf(world: World, power: Power): SumLine[] {
  const { state } = world;
  const own = state.units.filter(({ owner }) => owner === power);
  const away = (kinds: readonly UnitKind[]): number =>
    kinds.reduce((sum, kind) => sum + keptAway(world, power, kind), 0);
  const squadrons = own.filter(isSquadron).length + away(SQUADRONS);
  const troops = own.filter(isTroop).length + away(TROOPS);
  const lines: SumLine[] = [
    { why: 'card', by: cardOf(world, power).income },
    { why: 'trade', by: tradeIncome(world, power) },
    { why: 'key-areas', by: keyAreasOf(world, power) },
    { why: 'special', by: specialIncome(world, power) },
    { why: 'troops', by: -troops },
    { why: 'squadrons', by: -2 * squadrons },
    { why: 'leaders', by: -state.leaders.filter((leader) => leader.power === power).length },
    { why: 'fortresses', by: -Object.values(state.fortresses).filter(({ owner }) => owner === power).length },
    { why: 'rebellions', by: -rebellionCost(world, power) },
  ];
  const saved = realmOf(world, power).technologies.includes('industrial') ? INDUSTRY : 0;
  const industry: SumLine = { why: 'industry', by: Math.min(saved, totalsOf(lines).expenses) };
  return [...lines, industry].filter(({ by }) => by !== 0);
}

/** What comes in, and what is spent: Industrial Technology lowers expenses, at most to nothing (card 004). */
export function totalsOf(lines: readonly SumLine[]): { readonly income: number; readonly expenses: number } {
  const sum = (those: readonly SumLine[]): number => those.reduce((total, { by }) => total + by, 0);
  const spent = lines.filter(({ why, by }) => by < 0 || why === 'industry');
  return { income: sum(lines.filter((line) => !spent.includes(line))), expenses: 0 - sum(spent) };
}

/** Income less expenses: what unrest falls by, or rises by if it is negative. */
export const balanceOf = (world: World, power: Power): number =>
  ledgerOf(world, power).reduce((sum, { by }) => sum + by, 0);

/** Two for a merchant in a center, three for two of them (§19.2.6). */
const tradeIncome = (world: World, power: Power): number =>
  TRADE_CENTERS.reduce((sum, center) => sum + ([0, 2, 3][merchantsOf(world, power, center)] ?? 0), 0);

/** One for each key area that the Power controls and that is not a home area, nor one of an allied minor. */
const keyAreasOf = (world: World, power: Power): number =>
  areasInPlay(world).filter(
    (area) =>
      groundOf(world, area).key &&
      ownerOf(world, area) === power &&
      !isHome(world, area) &&
      controllerOf(world, area) === power,
  ).length;

/** How the state remembers, once all wars have ended, who was at war with several Powers at the end of the turn. */
export const embattled = (power: Power): string => `embattled/${power}`;

/** What the scenario gives, and dues. */
const specialIncome = (world: World, power: Power): number =>
  (world.data.scenarios.get(world.state.scenario)?.income[power] ?? 0) + dues(world, power);

/** Dues and treasure fleets: while the area is controlled, and at war with one Power at most. */
const dues = (world: World, power: Power): number =>
  specialsOf(world, power, 'income_if')
    .filter(
      ({ args: [, area] }) =>
        controllerOf(world, String(area)) === power &&
        powersAtWarWith(world, power).length <= 1 &&
        !world.state.inForce.includes(embattled(power)),
    )
    .reduce((sum, { args: [income] }) => sum + Number(income), 0);

/** One for each rebellion in a home area, one for every two or part of them in domains. */
function rebellionCost(world: World, power: Power): number {
  const rebels = possessionsOf(world, power).filter((area) => world.state.rebellions[area] !== undefined);
  const homes = rebels.filter((area) => isHome(world, area)).length;
  return homes + Math.ceil((rebels.length - homes) / 2);
}
