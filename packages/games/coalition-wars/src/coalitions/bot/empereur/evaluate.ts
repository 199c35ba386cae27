/** The chance that Paris falls before Napoleon has all of Europe: one value for the whole Grand Coalition (C §12). */

import { FRANCE } from '../../../core/bot/chart.ts';
import { cardsFor, strengthIn } from '../../../core/bot/forces.ts';
import { forceOf, placeOf, type Survey } from '../../../core/bot/survey.ts';
import { surveyOf } from '../../../core/bot/surveying.ts';
import type { World } from '../../../core/state.ts';
import { cardsOfNapoleon, exposures, holds, isRacing, roundsOf } from './napoleon.ts';
import { muster, nearness, stepsToParis } from './siege.ts';

export function chanceAgainstNapoleon(world: World): number {
  const survey = surveyOf(world);
  const racing = isRacing(survey);
  const time = Math.min(3, roundsOf(survey, world, racing));
  const score = 1.3 * time + 0.35 * armies(survey, racing) + 3 * assault(survey) - defenders(survey) - 6;
  return 1 / (1 + Math.exp(-score));
}

/** What marches on Paris, with the cards it can play; what the next card may well take counts for less. */
function armies(survey: Survey, racing: boolean): number {
  const { world, chart } = survey;
  const exposed = exposures(survey, racing);
  const units = new Array<number>(chart.ranks).fill(0);
  let sum = 0;
  for (let power = 0; power < chart.ranks; power++) {
    if (power === FRANCE) continue;
    for (let at = 0; at < chart.places.length; at++) {
      const force = forceOf(survey, power, at);
      if (force === 0) continue;
      sum += nearness(chart, at, force - 1) * (1 - 0.3 * (exposed[at] ?? 0));
      if ((stepsToParis(chart)[at] ?? 9) <= 3) units[power] = (units[power] ?? 0) + force - 1;
    }
    sum += 0.3 * cardsFor(survey, power, Math.min(6, units[power] ?? 0));
  }
  return sum + 0.02 * (15 - world.state.powers.france.morale);
}

/** The best chance of an attack on Paris from next to it. */
function assault(survey: Survey): number {
  const { chart } = survey;
  const paris = chart.capital[FRANCE] ?? 0;
  const french = strengthIn(survey, FRANCE, paris);
  let best = 0;
  for (const from of chart.land[paris] ?? [])
    for (let power = 0; power < chart.ranks; power++) {
      const force = power === FRANCE ? 0 : forceOf(survey, power, from);
      if (force === 0) continue;
      const { board, cards } = muster(survey, paris, { power, units: force - 1, from });
      best = Math.max(best, holds(board + cards - french - 1, cardsOfNapoleon(survey, paris)));
    }
  return best;
}

/** French Generals in and around Paris. */
function defenders(survey: Survey): number {
  const { world, chart } = survey;
  const steps = stepsToParis(chart);
  let sum = 0;
  for (const { power, at, units } of world.state.generals)
    if (power === 'france' && at !== null && (steps[placeOf(chart, at)] ?? 9) < 2) sum += 0.1 + 0.08 * units;
  return sum;
}
