/** Paris, and the French: what they are worth to others (C §3, §8.4). */
import { BRITAIN, FRANCE, rank } from '../../core/bot/chart.ts';
import type { Ending } from '../../core/bot/lore.ts';
import type { View } from '../../core/bot/prizes.ts';
import { areFriends, areHostile, forceOf, NOBODY, ROW, type Survey } from '../../core/bot/survey.ts';
import { principal } from '../../core/facts.ts';
import { atWar } from '../../core/relations.ts';
import type { World } from '../../core/state.ts';
import { POWERS, type Power } from '../../core/vocabulary.ts';

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

/**
 * Somebody stands in Paris: when the round ends the match probably does, and whoever has most by then has won (C §3).
 * Of matches between greedy bots two thirds ended so if he stood there with four turns to go, nearly all with one.
 */
export function fallOfParis(survey: Survey): Ending | undefined {
  const { chart, present, world, income } = survey;
  const paris = chart.capital[FRANCE] ?? NOBODY;
  if ((present[paris] ?? 0) === 0) return undefined;
  const { state, rules } = world;
  const conquerors = rules.powers.filter(
    (power) => forceOf(survey, rank(power), paris) > 0 && atWar(world, power, 'france'),
  );
  if (conquerors.length === 0) return undefined;
  const standings = new Array<number>(ROW).fill(0);
  for (const power of rules.powers) {
    const comes = gainsBeforeRoundEnds(world, power) ? (income[rank(power)] ?? 0) : 0;
    standings[rank(power)] = state.powers[power].influence + comes;
  }
  for (const player of new Set(conquerors.map((power) => principal(world, power))))
    if (player !== null)
      standings[rank(player)] = (standings[rank(player)] ?? 0) + (state.status[player] === 'british' ? 9 : 6);
  return { likely: 0.45 + 0.1 * state.turn, standings };
}

/** Its turn to gain Influence is still to come in this round; that of the turn in progress has been. */
function gainsBeforeRoundEnds({ state, rules }: World, power: Power): boolean {
  const { length } = rules.actions;
  const turns = (rules.actions.indexOf('influence') - (rules.wheel[power] ?? 0) - state.turn + 2 * length) % length;
  return turns > 0 && state.turn + turns < length;
}

/** The British Coalition gains 1 more for beating a French General (C §8.4). */
export const bonus = (survey: Survey, power: number, at: number): number =>
  forceOf(survey, FRANCE, at) > 0 && areHostile(survey, power, FRANCE, at) && areFriends(survey, power, BRITAIN)
    ? 1
    : 0;
