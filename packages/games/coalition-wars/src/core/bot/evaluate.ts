/**
 * How well a seat stands: its chance to win, as far as the table shows it. The weights are those of a logistic
 * regression over how matches ended, rounded (docs/bots.md).
 */
import { principal } from '../facts.ts';
import type { World } from '../state.ts';
import type { Action, Power } from '../vocabulary.ts';
import { WINNING_INFLUENCE } from '../winning.ts';
import { rank } from './chart.ts';
import { guardOf, odds, threatTo } from './forces.ts';
import { outlookOf } from './outlook.ts';
import { forceOf, ROW, type Survey } from './survey.ts';
import { surveyOf } from './surveying.ts';
import { roundsLeft } from './worth.ts';

/** What things are worth at a glance, counted in Influence. A Unit is worth more than the Money it costs. */
const WORTH = {
  /** What the Territories bring in a round, however far off that is, and how much more if it is next. */
  income: 0.4,
  incomeSoon: 0.7,
  money: 0.15,
  /** By the numbers on the cards. */
  cards: 0.07,
  morale: 0.12,
  unit: 0.2,
  general: 0.25,
  /** What the Generals could win by an advance, if Movement is next. */
  advances: 0.4,
} as const;

const ENOUGH_MORALE = 8;

/** A lead of 1 Influence makes a seat so much more likely to win, as an exponent: when the match begins, and when it ends. */
const FIRST_LEAD = 0.25;
const LAST_LEAD = 0.5;
/** The same where the match is about to be decided by what everybody has. */
const NEARLY_DECIDED = 1.2;

export function evaluate(world: World, seat: string): number {
  const { lore } = world.rules;
  const chance = lore.chance?.(world);
  if (chance !== undefined) return chance;
  const later = shareOf(world, standingsOf(world), seat, leadCounts(world));
  const ending = lore.ending?.(surveyOf(world));
  if (ending === undefined) return later;
  const { likely, standings } = ending;
  return (1 - likely) * later + likely * shareOf(world, standings, seat, NEARLY_DECIDED);
}

/** The chance of a seat to be the first, if a lead counts for so much. */
function shareOf({ state, rules }: World, standings: ArrayLike<number>, seat: string, lead: number): number {
  const own = standings[rank(seat as Power)];
  if (own === undefined) return 0;
  let sum = 0;
  for (const power of rules.powers)
    if (!state.minors.includes(power)) sum += Math.exp(((standings[rank(power)] ?? 0) - own) * lead);
  return 1 / sum;
}

function leadCounts({ state, rules }: World): number {
  let most = 0;
  for (const power of rules.powers) most = Math.max(most, state.powers[power].influence);
  return FIRST_LEAD + (LAST_LEAD - FIRST_LEAD) * Math.min(1, most / WINNING_INFLUENCE);
}

/** What every player's Powers have together, in Influence now and to come; those of a Minor Power are its master's. */
export function standingsOf(world: World): Float64Array {
  const survey = surveyOf(world);
  const rounds = roundsLeft(world);
  const standings = new Float64Array(ROW);
  for (const name of world.rules.powers) {
    const player = principal(world, name);
    if (player === null) continue;
    const place = rank(player);
    const worth = player === name ? realm(survey, name, rounds) : meansOf(survey, name);
    standings[place] = (standings[place] ?? 0) + worth;
  }
  return standings;
}

function realm(survey: Survey, name: Power, rounds: number): number {
  const { world } = survey;
  const power = rank(name);
  const { influence, morale, money } = world.state.powers[name];
  const income = WORTH.income + WORTH.incomeSoon * nearness(world, name, 'influence');
  return (
    influence +
    incomeOf(survey, power) * income +
    WORTH.money * money +
    WORTH.morale * Math.min(morale, ENOUGH_MORALE) +
    meansOf(survey, name) +
    WORTH.advances * nearness(world, name, 'movement') * advancesOf(survey, name) +
    (world.rules.lore.standing?.(survey, power, rounds) ?? 0)
  );
}

/** Cards, Generals and Units: all that a Minor Power brings its player. */
function meansOf(survey: Survey, name: Power): number {
  const { chart, world } = survey;
  const power = rank(name);
  let cards = 0;
  for (const card of world.state.powers[name].hand) cards += card;
  let sum = WORTH.cards * cards;
  for (let at = 0; at < chart.places.length; at++) {
    const force = forceOf(survey, power, at);
    if (force > 0) sum += WORTH.general + WORTH.unit * (force - 1);
  }
  return sum;
}

/** The Influence of a round; what an enemy may take before counts for less. */
function incomeOf(survey: Survey, power: number): number {
  const { chart, holder } = survey;
  let income = 0;
  for (let at = 0; at < holder.length; at++) {
    const value = holder[at] === power ? (chart.influence[power]?.[at] ?? 0) : 0;
    if (value > 0) income += value * keeping(survey, power, at);
  }
  return income;
}

/** How likely a Territory is kept until it brings something. */
function keeping(survey: Survey, power: number, at: number): number {
  const threat = threatTo(survey, power, at);
  return threat === 0 ? 1 : 0.5 + 0.5 * odds(guardOf(survey, power, at) - threat);
}

/** What the Generals who have Units could take next to them, each one thing. */
function advancesOf(survey: Survey, name: Power): number {
  const { land } = survey.chart;
  const power = rank(name);
  const { by } = outlookOf(survey.world, name);
  let sum = 0;
  for (let from = 0; from < land.length; from++) {
    if (forceOf(survey, power, from) < 2) continue;
    let best = 0;
    for (const at of land[from] ?? []) best = Math.max(best, by.prize(at));
    sum += best;
  }
  return sum;
}

/**
 * How near an action is on the Wheel: 1 if it comes next, 0 if the Power has just had it. Influence is gained as soon as
 * a turn begins, but for the first of a round, which begins with Diplomacy.
 */
function nearness({ state, rules }: World, power: Power, action: Action): number {
  const { length } = rules.actions;
  if (length === 0) return 0.5;
  const ahead = (rules.actions.indexOf(action) - (rules.wheel[power] ?? 0) - state.turn) % length;
  const turns = (ahead + length) % length;
  const had = turns === 0 && action === 'influence' && state.turn > 0;
  return had ? 0 : 1 - turns / length;
}
