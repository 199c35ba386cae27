/** Whether a Power can attack another with some hope. */
import type { World } from '../state.ts';
import type { Power } from '../vocabulary.ts';
import { rank } from './chart.ts';
import { leadOf, odds } from './forces.ts';
import { areHostile, forceOf } from './survey.ts';
import { surveyOf } from './surveying.ts';

/** A march away at most, the attack included. */
const STEPS = 2;
const HOPE = 0.45;

export function wouldStrike(world: World, self: Power, target: Power): boolean {
  const survey = surveyOf(world);
  const { chart, holder } = survey;
  const [own, foe] = [rank(self), rank(target)];
  const isTheirs = (at: number) =>
    (forceOf(survey, foe, at) > 0 || holder[at] === foe) && areHostile(survey, own, foe, at);
  return chart.places.some((_, from) => {
    const units = forceOf(survey, own, from) - 1;
    if (units < 1) return false;
    let ring = [from];
    for (let steps = 0; steps < STEPS; steps++) {
      ring = [...new Set(ring.flatMap((at) => chart.land[at] ?? []))];
      if (ring.some((at) => isTheirs(at) && odds(leadOf(survey, own, units, from, at)) >= HOPE)) return true;
    }
    return false;
  });
}
