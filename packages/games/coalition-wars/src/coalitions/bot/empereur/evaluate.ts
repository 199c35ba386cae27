/** The chance that Paris falls before Napoleon has all of Europe: one value for the whole Grand Coalition (C §12). */
import { FRANCE } from '../../../core/bot/chart.ts';
import { forceOf, placeOf, type Survey } from '../../../core/bot/survey.ts';
import { surveyOf } from '../../../core/bot/surveying.ts';
import type { World } from '../../../core/state.ts';
import { WINNING_INFLUENCE } from '../../../core/winning.ts';
import { exposures, incomeOf, isRacing } from './napoleon.ts';
import { nearness, stepsToParis } from './siege.ts';

/** Fitted to how 240 matches between greedy bots ended (logistic regression; docs/laboratory/strength.md). */
const WEIGHTS = {
  always: -6.6,
  influenceLeft: 0.276,
  income: -0.273,
  turn: -0.05,
  racing: -1.1,
  armies: 0.235,
  unitsInFrance: 0.1,
  defenders: -0.4,
  frenchMorale: -0.033,
} as const;

export function chanceAgainstNapoleon(world: World): number {
  const survey = surveyOf(world);
  const racing = isRacing(survey);
  const { powers, turn } = world.state;
  const score =
    WEIGHTS.always +
    WEIGHTS.influenceLeft * (WINNING_INFLUENCE - powers.france.influence) +
    WEIGHTS.income * incomeOf(survey, racing) +
    WEIGHTS.turn * turn +
    (racing ? WEIGHTS.racing : 0) +
    coalition(survey, racing) +
    WEIGHTS.defenders * defenders(survey) +
    WEIGHTS.frenchMorale * powers.france.morale;
  return 1 / (1 + Math.exp(-score));
}

/** What marches on Paris; what the next card may well take counts for less. */
function coalition(survey: Survey, racing: boolean): number {
  const { chart } = survey;
  const exposed = exposures(survey, racing);
  const steps = stepsToParis(chart);
  let armies = 0;
  let units = 0;
  for (let power = 0; power < chart.ranks; power++) {
    if (power === FRANCE) continue;
    for (let at = 0; at < chart.places.length; at++) {
      const force = forceOf(survey, power, at);
      if (force === 0) continue;
      armies += nearness(chart, at, force - 1) * (1 - 0.3 * (exposed[at] ?? 0));
      if (steps[at] === 1) units += force - 1;
    }
  }
  return WEIGHTS.armies * armies + WEIGHTS.unitsInFrance * units;
}

/** French Generals in and around Paris. */
function defenders({ world, chart }: Survey): number {
  const steps = stepsToParis(chart);
  let sum = 0;
  for (const { power, at, units } of world.state.generals)
    if (power === 'france' && at !== null && (steps[placeOf(chart, at)] ?? 9) < 2) sum += 0.1 + 0.08 * units;
  return sum;
}
