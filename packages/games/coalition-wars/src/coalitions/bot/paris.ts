/** Paris, and the French: what they are worth to others (C §3, §8.4). */
import { BRITAIN, FRANCE, rank } from '../../core/bot/chart.ts';
import type { View } from '../../core/bot/prizes.ts';
import { areFriends, areHostile, forceOf, NOBODY, type Survey } from '../../core/bot/survey.ts';
import { POWERS } from '../../core/vocabulary.ts';

/** A General in Paris brings the end of the match about: victory, or somebody else's (C §3). */
export function crownOfParis({ survey, power }: View, at: number): number {
  if (at !== survey.chart.capital[FRANCE]) return 0;
  if (power === FRANCE || areFriends(survey, power, FRANCE) || survey.neutral[FRANCE] === 1) return 0;
  const { state, rules } = survey.world;
  const bonus = areFriends(survey, power, BRITAIN) ? 9 : 6;
  let rival = 0;
  for (const other of rules.powers) {
    if (rank(other) === power || state.minors.includes(other)) continue;
    rival = Math.max(rival, state.powers[other].influence);
  }
  const own = state.powers[POWERS[power] ?? 'france'].influence + bonus;
  return own >= rival ? 10 * (0.3 + 0.14 * state.turn) : -2;
}

/** Somebody stands in Paris: the match may be over when the round is (C §3). */
export function inParis(survey: Survey, power: number): number {
  const at = survey.chart.capital[FRANCE] ?? NOBODY;
  if (power === FRANCE || forceOf(survey, power, at) === 0 || areFriends(survey, power, FRANCE)) return 0;
  return (areFriends(survey, power, BRITAIN) ? 9 : 6) * (0.25 + 0.13 * survey.world.state.turn);
}

/** The British Coalition gains 1 more for beating a French General (C §8.4). */
export const bonus = (survey: Survey, power: number, at: number): number =>
  forceOf(survey, FRANCE, at) > 0 && areHostile(survey, power, FRANCE, at) && areFriends(survey, power, BRITAIN)
    ? 1
    : 0;
