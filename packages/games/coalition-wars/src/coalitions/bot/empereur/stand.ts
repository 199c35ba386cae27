/** What it is worth to a General of the Grand Coalition to stand somewhere, or to go there. */
import { FRANCE } from '../../../core/bot/chart.ts';
import { strengthIn } from '../../../core/bot/forces.ts';
import { forceOf, NOBODY, type Survey } from '../../../core/bot/survey.ts';
import { GENERAL, MONEY, MORALE, UNIT } from '../../../core/bot/worth.ts';
import { cardsOfInvasion, cardsOfNapoleon, cardsOfRace, exposures, holds, isRacing, roundsOf } from './napoleon.ts';
import { type Mover, muster, nearness, stepsToParis } from './siege.ts';

/** What Paris is worth: the match. */
const PARIS = 14;
/** What Napoleon gains by a beaten General, and what he loses by racing to Paris instead of drawing a card. */
const BEATEN = 1.1;
const DISTRACTED = 1.8;

/** The position as Generals see it who think of moving. */
export interface Campaign {
  readonly survey: Survey;
  readonly exposed: readonly number[];
  readonly racing: boolean;
  readonly rounds: number;
}

export function campaignOf(survey: Survey): Campaign {
  const racing = isRacing(survey);
  return { survey, racing, exposed: exposures(survey, racing), rounds: roundsOf(survey, survey.world, racing) };
}

const inFrance = ({ chart }: Survey, at: number): boolean => chart.owner[at] === FRANCE;

/** What a General and his Units are worth to those who lose them. */
const stake = (units: number): number => BEATEN + GENERAL + UNIT * units;

/** What it is worth that a General stands there: near Paris, in company, and safe from the next card. */
export function standing(campaign: Campaign, mover: Mover, at: number): number {
  const { survey } = campaign;
  const { chart } = survey;
  const { units } = mover;
  const value = nearness(chart, at, units) + company(survey, mover, at);
  if (inFrance(survey, at)) return value + invading(campaign, mover, at);
  const exposed = campaign.exposed[at] ?? 0;
  if (exposed === 0) return value;
  return value - exposed * (1 - keeps(survey, at, 4, cardsOfInvasion(survey, at), mover)) * stake(units);
}

/** The chance to keep a Territory against a French army of so much strength and so many cards. */
function keeps(survey: Survey, at: number, strength: number, cards: number, mover?: Mover): number {
  const { board, cards: ours } = muster(survey, at, mover);
  return holds(board + ours - strength, cards);
}

/** Allies near enough to help one another, on the way to Paris. */
function company({ chart, force }: Survey, { power: self, from }: Mover, at: number): number {
  if ((stepsToParis(chart)[at] ?? 9) > 3) return 0;
  const { length } = chart.places;
  let units = 0;
  for (const near of [at, ...(chart.land[at] ?? [])])
    for (let power = 0; power < chart.ranks; power++) {
      if (power === FRANCE || (power === self && near === from)) continue;
      units += force[power * length + near] ?? 0;
    }
  return Math.min(0.6, 0.05 * units);
}

/** With Units in France there will be a battle; but Napoleon draws no cards, and everybody there has company. */
function invading({ survey, racing }: Campaign, mover: Mover, at: number): number {
  const { chart } = survey;
  const { units } = mover;
  if (units === 0) return 0;
  const cards = cardsOfRace(survey);
  const after = keeps(survey, at, 4, cards, mover);
  const before = keeps(survey, at, 4, cards);
  let friends = 0;
  for (let power = 0; power < chart.ranks; power++) {
    const force = power === FRANCE || power === mover.power ? 0 : forceOf(survey, power, at);
    if (force > 0) friends += stake(force - 1);
  }
  return (racing ? 0.3 : DISTRACTED) + (after - before) * friends - (1 - after) * stake(units);
}

/** What a General gains by going there. */
export function going(campaign: Campaign, mover: Mover, at: number): number {
  const { survey } = campaign;
  const french = strengthIn(survey, FRANCE, at);
  const paris = at === survey.chart.capital[FRANCE];
  if (french === 0)
    return paris ? PARIS : standing(campaign, mover, at) + Math.max(0, claim(campaign, at, mover.units));
  const { board, cards } = muster(survey, at, mover);
  const chance = holds(board + cards - french - 1, cardsOfNapoleon(survey, at));
  if (paris) return chance * PARIS - (1 - chance) * stake(mover.units);
  const general = forceOf(survey, FRANCE, at) > 0 ? 1 : 0;
  const price = UNIT + MORALE * 3 * general;
  const won = standing(campaign, { ...mover, units: Math.max(0, mover.units - 1) }, at) + 0.7 * general;
  return chance * (won + Math.max(0, denial(campaign, at))) - (1 - chance) * stake(mover.units) - price;
}

/** What Napoleon does not get if he does not hold the Territory. */
function denial({ survey, rounds }: Campaign, at: number): number {
  const { chart, holder } = survey;
  if (chart.owner[at] !== NOBODY) return 0;
  const stripes = chart.influence[FRANCE]?.[at] ?? 0;
  return stripes * Math.min(2, rounds) * (holder[at] === FRANCE ? 1.3 : 0.35);
}

/** What a Garrison is worth: it denies, it brings Money, and allies may march through. */
export function claim(campaign: Campaign, at: number, units: number): number {
  const { survey } = campaign;
  const { chart, holder } = survey;
  const lord = holder[at] ?? NOBODY;
  if (units === 0 || (lord !== NOBODY && lord !== FRANCE)) return -UNIT;
  const road = (stepsToParis(chart)[at] ?? 9) <= 3 ? 0.35 : 0;
  return denial(campaign, at) + road + (chart.value[at] ?? 0) * MONEY - UNIT - (inFrance(survey, at) ? 0.15 : 0);
}
