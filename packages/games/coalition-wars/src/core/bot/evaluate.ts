/** How well a seat stands: its chance to win, as far as the table shows it. */
import { principal } from '../facts.ts';
import type { World } from '../state.ts';
import { POWERS, type Power } from '../vocabulary.ts';
import { rank } from './chart.ts';
import { guardOf, odds, threatTo } from './forces.ts';
import { forceOf, ROW, type Survey } from './survey.ts';
import { surveyOf } from './surveying.ts';
import { GENERAL, MONEY, MORALE, roundsLeft, UNIT } from './worth.ts';

/** A lead of so much Influence makes a seat e times as likely to win: less of it is needed near the end. */
const WARMTH = 1.2;

export function evaluate(world: World, seat: string): number {
  const { state, rules } = world;
  const chance = rules.lore.chance?.(world);
  if (chance !== undefined) return chance;
  const rounds = roundsLeft(world);
  const standings = standingsOf(world, rounds);
  const own = standings[rank(seat as Power)];
  if (own === undefined) return 0;
  const scale = WARMTH + rounds;
  let sum = 0;
  for (const power of rules.powers)
    if (!state.minors.includes(power)) sum += Math.exp(((standings[rank(power)] ?? 0) - own) / scale);
  return 1 / sum;
}

/** What every player's Powers have together, in Influence now and to come; those of a Minor Power are its master's. */
export function standingsOf(world: World, rounds = roundsLeft(world)): Float64Array {
  const survey = surveyOf(world);
  const standings = new Float64Array(ROW);
  for (const name of world.rules.powers) {
    const power = rank(name);
    const player = principal(world, name);
    if (player === null) continue;
    const place = rank(player);
    standings[place] = (standings[place] ?? 0) + possessions(survey, power, rounds, player !== name);
  }
  return standings;
}

function possessions(survey: Survey, power: number, rounds: number, minor: boolean): number {
  const { chart, holder } = survey;
  const taxed = MONEY * 0.6 * (1 + rounds);
  let sum = meansOf(survey, power) + (survey.world.rules.lore.standing?.(survey, power, rounds) ?? 0);
  for (let at = 0; at < chart.places.length; at++) {
    const force = forceOf(survey, power, at);
    if (force > 0) sum += GENERAL + UNIT * (force - 1);
    if (holder[at] !== power) continue;
    const influence = minor ? 0 : (chart.influence[power]?.[at] ?? 0) * rounds;
    sum += (influence + (chart.money[power]?.[at] ?? 0) * taxed) * keeping(survey, power, at);
  }
  return sum;
}

/** Influence, Morale, cards and Money. The tenth Morale is worth less than the first. */
function meansOf({ world }: Survey, power: number): number {
  const { influence, morale, hand, money } = world.state.powers[POWERS[power] ?? 'france'];
  let cards = 0;
  for (const card of hand) cards += 0.04 * card;
  return influence + MORALE * (morale - 0.025 * morale * morale) + cards + MONEY * Math.min(money, 14);
}

/** How likely a Territory is kept. */
function keeping(survey: Survey, power: number, at: number): number {
  const threat = threatTo(survey, power, at);
  return threat === 0 ? 0.95 : 0.5 + 0.45 * odds(guardOf(survey, power, at) - threat);
}
