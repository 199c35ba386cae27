/** The way to Paris: how near everybody is, and what can be brought to bear on a Territory. */

import { type Chart, FRANCE } from '../../../core/bot/chart.ts';
import { bestOfHand, cardsFor } from '../../../core/bot/forces.ts';
import { forceOf, type Survey } from '../../../core/bot/survey.ts';
import { POWERS } from '../../../core/vocabulary.ts';

/** What it is worth to stand so many steps from Paris. */
const NEARNESS = [6, 4.4, 2, 1.45, 1.1, 0.8, 0.55, 0.35, 0.2, 0.1] as const;

const distances = new WeakMap<Chart, readonly number[]>();

/** By place: steps to Paris, a sea voyage being one. */
export function stepsToParis(chart: Chart): readonly number[] {
  const known = distances.get(chart);
  if (known) return known;
  const steps = new Array<number>(chart.places.length).fill(NEARNESS.length);
  let ring = [chart.capital[FRANCE] ?? 0];
  for (let step = 0; ring.length > 0; step++) {
    for (const at of ring) steps[at] = step;
    const next = ring.flatMap((at) => [...(chart.land[at] ?? []), ...(chart.lanes[at] ?? [])]);
    ring = [...new Set(next)].filter((at) => steps[at] === NEARNESS.length);
  }
  distances.set(chart, steps);
  return steps;
}

/** What a General is worth there for the march on Paris. One without Units is given some on the way. */
export const nearness = (chart: Chart, at: number, units: number): number =>
  (NEARNESS[stepsToParis(chart)[at] ?? NEARNESS.length] ?? 0) * (0.5 + 0.17 * units);

/** A General on the move. */
export interface Mover {
  readonly power: number;
  readonly units: number;
  readonly from: number;
}

/** What the Grand Coalition would bring to a battle: strength on the board, and the cards of all who are near. */
export function muster(survey: Survey, at: number, mover?: Mover): { readonly board: number; readonly cards: number } {
  const { chart, garrison, fort, world } = survey;
  let board = 0;
  let cards = 0;
  for (let power = 0; power < chart.ranks; power++) {
    if (power === FRANCE) continue;
    const moving = mover?.power === power ? mover : undefined;
    let units = moving?.units ?? 0;
    if (moving) board += 1 + units;
    const here = moving?.from === at ? 0 : forceOf(survey, power, at);
    if (here > 0) {
      board += here;
      units += here - 1;
    }
    if (garrison[at] === power) board += fort[at] === 1 ? 4 : 1;
    for (const from of chart.land[at] ?? [])
      if (moving?.from !== from) units += Math.max(0, forceOf(survey, power, from) - 1);
    if (units > 0)
      cards += bestOfHand(world.state.powers[POWERS[power] ?? 'france'].hand, cardsFor(survey, power, units));
  }
  return { board, cards };
}
