/** What there is to be gained and to be kept, Territory by Territory. */
import type { World } from '../../core/state.ts';
import { WINNING_INFLUENCE } from '../../core/winning.ts';
import { ORDER } from '../ruleset.ts';
import { BRITAIN, FRANCE } from './chart.ts';
import { CARD, cardsFor, generalsAgainst, guardOf, odds, resistance, threatTo } from './forces.ts';
import { areFriends, isClosed, NOBODY, type Survey } from './survey.ts';
import { MONEY, UNIT, worthOf } from './worth.ts';

/** Whose eyes look at the map, and for how many rounds ahead. */
export interface View {
  readonly survey: Survey;
  readonly power: number;
  readonly rounds: number;
}

/** Minus one where the Power cannot go. */
export function prizeOf(view: View, at: number): number {
  const { survey, power } = view;
  if (isClosed(survey, power, at)) return -1;
  if (survey.holder[at] === power) return 0;
  const beaten = generalsAgainst(survey, power, at);
  const defence = resistance(survey, power, at);
  const crown = crownOf(view, at);
  if (crown > 0) return crown * (defence === 0 ? 1 : odds(4 + cardsFor(survey, power, 3) * CARD - defence));
  if (defence === 0) return survey.garrison[at] === NOBODY ? Math.max(0, claimOf(view, at)) : 0;
  const attack = 4 + cardsFor(survey, power, 3) * CARD;
  return odds(attack - defence) * (Math.max(0, claimOf(view, at)) + beaten) * 0.9;
}

/** What a Garrison there would bring: what the Power gets, and what an enemy loses. */
export function claimOf(view: View, at: number): number {
  const { survey, power, rounds } = view;
  const { chart, holder, garrison } = survey;
  const owner = chart.owner[at] ?? NOBODY;
  if (owner !== NOBODY && owner !== power && areFriends(survey, owner, power)) return 0;
  const lord = holder[at] ?? NOBODY;
  if (lord === power) return garrison[at] === NOBODY ? keepsOut(view, at) : 0;
  if (survey.world.state.empereur !== null) return againstNapoleon(view, at, lord);
  const own = worthOf(chart, power, at, rounds) * endurance(view, at);
  const theirs = lord === NOBODY ? 0 : worthOf(chart, lord, at, rounds) * envy(survey.world, lord);
  const paris = at === chart.capital[FRANCE] ? crownOfParis(view) : 0;
  return own + theirs + paris - UNIT;
}

/** L'Empereur: a General in Paris wins, be it without a single Unit (C §12). */
export const crownOf = ({ survey, power }: Pick<View, 'survey' | 'power'>, at: number): number =>
  survey.world.state.empereur !== null && power !== FRANCE && at === survey.chart.capital[FRANCE] ? 12 : 0;

/** L'Empereur: what Napoleon does not have brings him nothing; all the rest is Money, but for Paris (C §12). */
function againstNapoleon({ survey, power, rounds }: View, at: number, lord: number): number {
  const { chart } = survey;
  const denied = (chart.influence[FRANCE]?.[at] ?? 0) * (lord === FRANCE ? 0.8 : 0.35) * rounds;
  const home = chart.owner[at] === FRANCE ? 0.6 : 0;
  return denied + home + (chart.value[at] ?? 0) * MONEY * (power === lord ? 0 : 1) - UNIT;
}

/** A Garrison at home keeps a lone General from walking in. */
function keepsOut(view: View, at: number): number {
  return threatTo(view.survey, view.power, at) === 0 ? -UNIT : 0.25 * lossOf(view, at) - UNIT;
}

/** How likely something taken is kept for long enough to bring something. */
function endurance({ survey, power }: View, at: number): number {
  const threat = threatTo(survey, power, at);
  return threat === 0 ? 0.95 : 0.45 + 0.4 * odds(2 - threat);
}

/** The nearer to victory somebody is, the more it counts what he loses. */
export const envy = ({ state }: World, power: number): number =>
  0.12 + 0.5 * Math.max(0, state.powers[ORDER[power] ?? 'france'].influence / WINNING_INFLUENCE - 0.4);

/** What losing a Territory would cost the Power, and give to who takes it. */
function lossOf({ survey, power, rounds }: View, at: number): number {
  const { chart } = survey;
  const home = chart.owner[at] === power ? (chart.value[at] ?? 0) * 0.5 : 0;
  const capital = at !== chart.capital[power] ? 0 : power === FRANCE ? 6 : 0.8;
  return worthOf(chart, power, at, rounds) + home + capital;
}

export function guardValue(view: View, at: number): number {
  const { survey, power } = view;
  if (survey.holder[at] !== power) return 0;
  const threat = threatTo(survey, power, at);
  if (threat === 0) return 0;
  return 0.45 * lossOf(view, at) * odds(threat - guardOf(survey, power, at) + 2);
}

/** A General in Paris brings the end of the match about: victory, or somebody else's (C §3). */
function crownOfParis({ survey, power }: View): number {
  if (power === FRANCE || areFriends(survey, power, FRANCE) || survey.neutral[FRANCE] === 1) return 0;
  const { powers, minors, turn } = survey.world.state;
  const bonus = areFriends(survey, power, BRITAIN) ? 9 : 6;
  let rival = 0;
  for (const other of ORDER) {
    if (other === ORDER[power] || minors.includes(other)) continue;
    rival = Math.max(rival, powers[other].influence);
  }
  const own = powers[ORDER[power] ?? 'france'].influence + bonus;
  return own >= rival ? 10 * (0.3 + 0.14 * turn) : -2;
}

/** A General without Units takes nothing, but for Paris in L'Empereur. */
export const carrying = ({ survey }: Pick<View, 'survey'>, units: number): number => {
  if (units > 0) return 0.7 + 0.1 * units;
  return survey.world.state.empereur === null ? 0.12 : 0.6;
};
