/** L'Empereur (C §12): everybody together against Napoleon, who wins at 25 Influence and loses with Paris. */

import { FRANCE, rank } from '../../core/bot/chart.ts';
import { bestOfHand, CARD, cardsFor, odds, strengthIn, unitsNear } from '../../core/bot/forces.ts';
import type { Judge } from '../../core/bot/judge.ts';
import type { View } from '../../core/bot/prizes.ts';
import { forceOf, NOBODY, placeOf, type Survey } from '../../core/bot/survey.ts';
import { surveyOf } from '../../core/bot/surveying.ts';
import { MONEY, MORALE, UNIT } from '../../core/bot/worth.ts';
import { battleOf, generalById } from '../../core/facts.ts';
import type { World } from '../../core/state.ts';
import type { Side } from '../../core/vocabulary.ts';
import { WINNING_INFLUENCE } from '../../core/winning.ts';

/** How much of its strength an army brings to bear on Paris from so many steps away. */
const REACH = [1.6, 1, 0.55, 0.3, 0.15] as const;

/** The chance that Paris falls before Napoleon has all of Europe. */
export function chanceAgainstNapoleon(world: World): number {
  const survey = surveyOf(world);
  const paris = survey.chart.capital[FRANCE] ?? 0;
  const time = (WINNING_INFLUENCE - world.state.powers.france.influence) / (incomeOf(survey) + 2);
  const siege = siegeOf(survey, paris) - 0.8 * (strengthIn(survey, FRANCE, paris) + frenchNear(survey, paris));
  return 1 / (1 + Math.exp(-(0.25 * siege + 1.1 * time - 2)));
}

/** What Napoleon gains in a round. */
function incomeOf({ chart, holder }: Survey): number {
  let income = 0;
  for (let at = 0; at < chart.places.length; at++)
    if (holder[at] === FRANCE && chart.owner[at] !== FRANCE) income += chart.influence[FRANCE]?.[at] ?? 0;
  return income;
}

/** Into an empty Paris a General may slip alone. */
const SLIP = [0, 4, 1.5, 0.5] as const;

function siegeOf(survey: Survey, paris: number): number {
  const empty = strengthIn(survey, FRANCE, paris) === 0;
  let siege = 0;
  for (const [steps, ring] of ringsAround(survey, paris).entries())
    for (const at of ring)
      for (let power = 0; power < survey.chart.ranks; power++) {
        const force = power === FRANCE ? 0 : forceOf(survey, power, at);
        if (force > 0 && empty) siege += SLIP[steps] ?? 0;
        if (force > 1) siege += (REACH[steps] ?? 0) * (force + 0.6 * cardsFor(survey, power, force - 1) * CARD);
      }
  return siege;
}

function ringsAround({ chart }: Survey, from: number): number[][] {
  const seen = new Set([from]);
  const rings = [[from]];
  while (rings.length < REACH.length) {
    const next: number[] = [];
    for (const at of rings.at(-1) ?? [])
      for (const to of chart.land[at] ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        next.push(to);
      }
    rings.push(next);
  }
  return rings;
}

const frenchNear = (survey: Survey, at: number): number => 0.6 * CARD * frenchCards(survey, at);

const frenchCards = (survey: Survey, at: number): number =>
  Math.min(survey.morale[FRANCE] ?? 0, Math.max(0, forceOf(survey, FRANCE, at) - 1) + unitsNear(survey, FRANCE, at));

/** Cards lie open, and Napoleon answers with one a Unit: as many are played as will do, or none. */
export const empereurCards: Judge = ({ world, power }) => {
  const survey = surveyOf(world);
  const battle = battleOf(world.state);
  const side: Side = battle.attacker === 'france' ? 'defence' : 'attack';
  const other: Side = side === 'attack' ? 'defence' : 'attack';
  const at = placeOf(survey.chart, battle.at);
  const theirs = battle[other].strength + frenchCards(survey, at) * CARD;
  const lead = battle[side].strength - theirs;
  const { hand } = world.state.powers[power];
  const own = [...battle[side].generals, ...battle[side].support].filter(
    (id) => generalById(world, id).power === power,
  );
  const room = own.reduce((sum, id) => sum + generalById(world, id).units - (battle.piles[id]?.length ?? 0), 0);
  const left = Math.max(0, cardsFor(survey, rank(power), room) - 1);
  const hanging = 2.5 + (battle.at === 'paris' ? 8 : 0);
  return ([head, , value]) => {
    if (head === 'done') return hanging * odds(lead);
    const card = Number(value);
    const more = Math.max(0, bestOfHand(hand, left + 1) - card);
    return hanging * odds(lead + card + 0.7 * more) - MORALE - 0.05 * card;
  };
};

/** The less Napoleon has near Paris, the better. */
export const takeGeneral: Judge = ({ world }) => {
  const survey = surveyOf(world);
  const near = new Set(
    ringsAround(survey, survey.chart.capital[FRANCE] ?? 0)
      .slice(0, 3)
      .flat(),
  );
  return ([, id]) => {
    const at = id === undefined ? null : generalById(world, id).at;
    return at !== null && near.has(placeOf(survey.chart, at)) ? 0.4 : 0;
  };
};

export const reinforce: Judge = (matter) => {
  const verdict = takeGeneral(matter);
  return (path) => -verdict(path);
};

/** A General in Paris wins, be it without a single Unit. */
export const crown = (survey: Survey, power: number, at: number): number =>
  survey.world.state.empereur !== null && power !== FRANCE && at === survey.chart.capital[FRANCE] ? 12 : 0;

/** What Napoleon does not have brings him nothing; all the rest is Money, but for Paris. */
export function claimAgainstNapoleon({ survey, power, rounds }: View, at: number): number | undefined {
  if (survey.world.state.empereur === null) return undefined;
  const { chart, holder } = survey;
  const lord = holder[at] ?? NOBODY;
  const denied = (chart.influence[FRANCE]?.[at] ?? 0) * (lord === FRANCE ? 0.8 : 0.35) * rounds;
  const home = chart.owner[at] === FRANCE ? 0.6 : 0;
  return denied + home + (chart.value[at] ?? 0) * MONEY * (power === lord ? 0 : 1) - UNIT;
}
