/** What Napoleon can do next, as far as everybody at the table knows it (C §12). */

import { FRANCE } from '../../../core/bot/chart.ts';
import { unitsNear } from '../../../core/bot/forces.ts';
import { forceOf, NOBODY, placeOf, type Survey } from '../../../core/bot/survey.ts';
import type { World } from '../../../core/state.ts';
import { cardOf, napoleonCards } from '../../empereur/cards.ts';

/** How often Napoleon acts between two movements of a Power: Muster, Leadership, Movement. */
const TURNS = 3;
/** The mean and the variance of a Battle card. */
const MEAN = 3.5;
const VARIANCE = 1.25;

/**
 * By place: how likely Napoleon falls upon it before the Power moves again. Which cards are left is known, only their
 * order is not; while he races to Paris he draws none.
 */
export function exposures({ world, chart }: Survey, racing: boolean): number[] {
  const exposed = new Array<number>(chart.places.length).fill(0);
  const deck = world.state.empereur?.deck ?? [];
  if (racing) return exposed;
  const { data } = world.rules;
  const left = deck.length === 0 ? napoleonCards(data) : deck.map((card) => cardOf(data, card));
  for (const { territories } of left)
    for (const at of territories) {
      const place = placeOf(chart, at);
      exposed[place] = Math.min(1, (exposed[place] ?? 0) + TURNS / Math.max(left.length, TURNS));
    }
  return exposed;
}

/** Units of the Grand Coalition stand in France: Napoleon draws no cards (C §12 "The Race to Paris"). */
export function isRacing({ chart, garrison, present, force }: Survey): boolean {
  const { length } = chart.places;
  for (let at = 0; at < length; at++) {
    if (chart.owner[at] !== FRANCE) continue;
    const holder = garrison[at] ?? NOBODY;
    if (holder !== NOBODY && holder !== FRANCE) return true;
    if (((present[at] ?? 0) & ~(1 << FRANCE)) === 0) continue;
    for (let power = 0; power < chart.ranks; power++)
      if (power !== FRANCE && (force[power * length + at] ?? 0) > 1) return true;
  }
  return false;
}

/** The cards he can draw where he stands already: one a Unit, and his neighbours' (C §12 "Battles" 3). */
export function cardsOfNapoleon(survey: Survey, at: number): number {
  const units = Math.max(0, forceOf(survey, FRANCE, at) - 1) + unitsNear(survey, FRANCE, at);
  return Math.min(survey.morale[FRANCE] ?? 0, units);
}

/** The cards he can draw where his card sends him: of three Units, of neighbours, and often of others of the card. */
export const cardsOfInvasion = (survey: Survey, at: number): number =>
  Math.min(survey.morale[FRANCE] ?? 0, 3 + Math.max(1, unitsNear(survey, FRANCE, at)));

/** The cards he can draw in France: of the General he sends, of the one in Paris, and of the one next to them. */
export function cardsOfRace(survey: Survey): number {
  const { world, chart } = survey;
  let generals = 0;
  for (const { power, at } of world.state.generals)
    if (power === 'france' && (at === null || chart.owner[placeOf(chart, at)] !== FRANCE || at === 'paris')) generals++;
  return Math.min(survey.morale[FRANCE] ?? 0, 3 * Math.min(3, generals));
}

/** The chance that so many of his cards together stay within a lead: he draws until he is ahead. */
export function holds(lead: number, cards: number): number {
  if (cards <= 0) return lead >= 0 ? 1 : 0;
  if (lead < 2 * cards) return 0;
  if (lead >= 5 * cards) return 1;
  const z = (lead + 0.5 - MEAN * cards) / Math.sqrt(VARIANCE * cards);
  return 1 / (1 + Math.exp(-1.7 * z));
}

/** What Napoleon stands to gain in the next round: Disputed Territories he holds, and what his cards bring. */
export function incomeOf(survey: Survey, racing: boolean): number {
  const { chart, holder } = survey;
  let income = racing ? 1 : 2;
  for (let at = 0; at < chart.places.length; at++)
    if (holder[at] === FRANCE && chart.owner[at] === NOBODY) income += chart.influence[FRANCE]?.[at] ?? 0;
  return income;
}

/** How many rounds Napoleon still needs. */
export const roundsOf = (survey: Survey, world: World, racing: boolean): number =>
  Math.max(0, 25 - world.state.powers.france.influence) / incomeOf(survey, racing);
