/** Questions of L'Empereur that are judged otherwise than in the standard game (C §12). */

import { rank } from '../../../core/bot/chart.ts';
import type { Judge } from '../../../core/bot/judge.ts';
import { cardWorth, moraleWorth } from '../../../core/bot/purchases.ts';
import { placeOf } from '../../../core/bot/survey.ts';
import { surveyOf } from '../../../core/bot/surveying.ts';
import { generalById, generalsOf } from '../../../core/facts.ts';
import type { Power } from '../../../core/vocabulary.ts';
import { empereurCards, empereurSupport } from './battle.ts';
import { nearness, stepsToParis } from './siege.ts';
import { campaignOf, claim, going, standing } from './stand.ts';

/** A move must promise more than this to be made at all. */
const INERTIA = 0.05;

const march: Judge = ({ world, power }) => {
  const survey = surveyOf(world);
  const campaign = campaignOf(survey);
  const staying = new Map<string, number>();
  const moverOf = (id: string) => {
    const { at, units } = generalById(world, id);
    return { power: rank(power), units, from: at === null ? -1 : placeOf(survey.chart, at) };
  };
  return ([head, id, to]) => {
    if (head === 'done' || id === undefined) return INERTIA;
    const mover = moverOf(id);
    if (head === 'garrison' || to === undefined) return -1;
    let stays = staying.get(id);
    if (stays === undefined) {
      stays = standing(campaign, mover, mover.from);
      staying.set(id, stays);
    }
    return going(campaign, mover, placeOf(survey.chart, to)) - stays - (head === 'strategic' ? 0.01 : 0);
  };
};

const garrison: Judge = ({ world }) => {
  const survey = surveyOf(world);
  const campaign = campaignOf(survey);
  return ([head, at]) => (head === 'garrison' && at !== undefined ? claim(campaign, placeOf(survey.chart, at), 1) : 0);
};

const hold: Judge = ({ world, args }) => {
  const survey = surveyOf(world);
  const worth = claim(campaignOf(survey), placeOf(survey.chart, String(args.at)), 1);
  return ([answer]) => (answer === 'yes' ? worth : 0);
};

/** Back to where Paris is near. */
const retreat: Judge = ({ world }) => {
  const { chart } = surveyOf(world);
  return ([head, at]) => {
    if (head === 'off-map') return -0.5;
    return head === 'capital' || at === undefined ? 0.2 : 0.4 * nearness(chart, placeOf(chart, at), 1);
  };
};

/** New Generals stand as near to Paris as they safely can. */
const leadership: Judge = ({ world, power }) => {
  const survey = surveyOf(world);
  const campaign = campaignOf(survey);
  const { money } = world.state.powers[power];
  const means = money > 2 ? 0.2 : 0;
  return ([head, , at]) => {
    if (head === 'place' && at !== undefined)
      return means + 0.5 * standing(campaign, { power: rank(power), units: 1, from: -1 }, placeOf(survey.chart, at));
    if (head === 'withdraw') return -1;
    if (head === 'card') return cardWorth(world, power);
    return head === 'morale' ? moraleWorth(world, power) : 0;
  };
};

/** Units first for those who march on Paris, then the cards and the Morale to fight with. */
const mobilise: Judge = ({ world, power }) => {
  const survey = surveyOf(world);
  const campaign = campaignOf(survey);
  const own = rank(power);
  return ([head, id]) => {
    if (head === 'unit' && id !== undefined) {
      const { at, units } = generalById(world, id);
      if (at === null) return -1;
      const place = placeOf(survey.chart, at);
      const more = standing(campaign, { power: own, units: units + 1, from: place }, place);
      const now = standing(campaign, { power: own, units, from: place }, place);
      return 0.3 + 1.5 * Math.max(0, more - now) - 0.03 * units;
    }
    if (head === 'card') return 1.3 * cardWorth(world, power);
    if (head === 'morale') return 1.2 * moraleWorth(world, power);
    return head === 'fortress' ? -0.5 : -0.6;
  };
};

/** Of equals, the Power that will need it first: the one with most cards to play. */
const lowestMorale: Judge =
  ({ world }) =>
  ([, power]) =>
    0.2 * world.state.powers[power as Power].hand.length +
    0.1 * generalsOf(world, power as Power).reduce((sum, { units }) => sum + units, 0);

/** The less Napoleon has near Paris, the better. */
const takeGeneral: Judge = ({ world }) => {
  const { chart } = surveyOf(world);
  const steps = stepsToParis(chart);
  return ([, id]) => {
    const at = id === undefined ? null : generalById(world, id).at;
    return at === null ? 0 : -0.2 * (steps[placeOf(chart, at)] ?? 9);
  };
};

const reinforce: Judge = (matter) => {
  const verdict = takeGeneral(matter);
  return (path) => -verdict(path);
};

export const EMPEREUR_JUDGES: Readonly<Record<string, Judge>> = {
  march,
  garrison,
  hold,
  retreat,
  defeated: retreat,
  leadership,
  mobilise,
  support: empereurSupport,
  'empereur-cards': empereurCards,
  'lowest-morale': lowestMorale,
  'take-general': takeGeneral,
  reinforce,
};
