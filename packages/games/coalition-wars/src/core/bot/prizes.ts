import { WINNING_INFLUENCE } from '../winning.ts';
import { CARD, cardsFor, distantThreatTo, generalsAgainst, guardOf, odds, RESOLVE, threatTo } from './forces.ts';
import { areFriends, isClosed, NOBODY, type Survey } from './survey.ts';
import { UNIT, worthOf } from './worth.ts';

/** Whose eyes look at the map, and for how many rounds ahead. */
export interface View {
  readonly survey: Survey;
  readonly power: number;
  readonly rounds: number;
}

/** What a Power could take there, as the `claim` and the `resistance` promise; minus one where it cannot go. */
export function prizeOf(
  { survey, power }: View,
  at: number,
  claim: (at: number) => number,
  resistance: (at: number) => number,
): number {
  if (isClosed(survey, power, at)) return -1;
  if (survey.holder[at] === power) return 0;
  const defence = resistance(at);
  if (defence === 0) return survey.garrison[at] === NOBODY ? Math.max(0, claim(at)) : 0;
  const attack = 4 + cardsFor(survey, power, 3) * CARD;
  return odds(attack - defence) * (Math.max(0, claim(at)) + generalsAgainst(survey, power, at)) * 0.9;
}

/** What a Garrison there would bring: what the Power gets, and what an enemy loses. */
export function claimOf(view: View, at: number): number {
  const { survey, power, rounds } = view;
  const { chart, holder, garrison } = survey;
  const owner = chart.owner[at] ?? NOBODY;
  if (owner !== NOBODY && owner !== power && areFriends(survey, owner, power)) return 0;
  const lord = holder[at] ?? NOBODY;
  if (lord === power) return garrison[at] === NOBODY ? keepsOut(view, at) : 0;
  const { lore } = survey.world.rules;
  const own = worthOf(chart, power, at, rounds) * endurance(view, at);
  const theirs = lord === NOBODY ? 0 : worthOf(chart, lord, at, rounds) * envy(survey, lord);
  return own + theirs + (lore.claim?.(view, at) ?? 0) - UNIT;
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
export const envy = (survey: Survey, power: number): number =>
  0.12 + 0.8 * Math.max(0, (survey.influence[power] ?? 0) / WINNING_INFLUENCE - 0.4);

/**
 * How near to victory somebody is, with what his Territories bring him in the next round: nobody at the table helps one
 * who is about to win. 0: far from it; 1: he will be there.
 */
export const alarm = ({ influence, income }: Survey, power: number): number =>
  Math.max(0, ((influence[power] ?? 0) + (income[power] ?? 0) - ALARMING) / (WINNING_INFLUENCE - ALARMING));

const ALARMING = 13;

const CAPITAL = 0.8;

/** What losing a Territory would cost the Power, and give to who takes it. */
function lossOf({ survey, power, rounds }: View, at: number): number {
  const { chart } = survey;
  const home = chart.owner[at] === power ? (chart.value[at] ?? 0) * 0.5 : 0;
  const capital = at === chart.capital[power] ? (survey.world.rules.lore.capital?.(power) ?? CAPITAL) : 0;
  return worthOf(chart, power, at, rounds) + home + capital;
}

export function guardValue(view: View, at: number): number {
  const { survey, power } = view;
  if (survey.holder[at] !== power) return 0;
  const threat = threatTo(survey, power, at);
  if (threat === 0) return 0;
  return 0.45 * lossOf(view, at) * odds(threat - guardOf(survey, power, at) + 2);
}

/** A Capital on which the match hangs. */
export const isDear = ({ survey, power }: View, at: number): boolean =>
  at === survey.chart.capital[power] && (survey.world.rules.lore.capital?.(power) ?? CAPITAL) > 1;

/** What a General of so many Units saves of such a Capital by being there: whoever can come, with and without him. */
export function saved(view: View, at: number, units: number, isThere: boolean): number {
  const { survey, power } = view;
  const threat = survey.holder[at] === power ? distantThreatTo(survey, power, at) : 0;
  if (threat === 0) return 0;
  const own = 1 + units + cardsFor(survey, power, units) * CARD * RESOLVE;
  const guard = guardOf(survey, power, at);
  const others = isThere ? guard - own : guard;
  return 0.8 * lossOf(view, at) * (odds(threat - others) - odds(threat - others - own));
}

/** A General without Units takes hardly anything. */
export const carrying = (units: number): number => (units > 0 ? 0.7 + 0.1 * units : 0.12);
