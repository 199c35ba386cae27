/** Who would win where: estimates from what lies open, and from the Power's own hand. */
import { type Card, POWERS } from '../vocabulary.ts';
import { areFriends, areHostile, forceOf, NOBODY, type Survey } from './survey.ts';

/** What a Battle card adds on average. */
export const CARD = 3.5;
/** Who is attacked does not always play all he could. */
export const RESOLVE = 0.75;
const FORTRESS = 4;
/** A lead of so much strength makes victory e times as likely as defeat. */
const DOUBT = 1.5;

/** The probability that a lead of so much strength holds. */
export const odds = (lead: number): number => 1 / (1 + Math.exp(-lead / DOUBT));

/** Cards a Power can play with so many Units; without Morale a single one (C §8.3). */
export const cardsFor = ({ morale, cards }: Survey, power: number, units: number): number =>
  Math.min(units, cards[power] ?? 0, Math.max(morale[power] ?? 0, 1));

/** The best cards of a hand, together: hands rise. */
export function bestOfHand(hand: readonly Card[], cards: number): number {
  let sum = 0;
  for (let i = Math.max(0, hand.length - cards); i < hand.length; i++) sum += hand[i] ?? 0;
  return sum;
}

/** Units of a Power next to a Territory that could support a battle there. */
export function unitsNear(survey: Survey, power: number, at: number, except = -1): number {
  const bit = 1 << power;
  let units = 0;
  for (const from of survey.chart.land[at] ?? [])
    if (((survey.present[from] ?? 0) & bit) !== 0 && from !== except) units += forceOf(survey, power, from) - 1;
  return units;
}

/** The strength of a Power in a Territory, Garrison included, without cards. */
export function strengthIn(survey: Survey, power: number, at: number): number {
  const garrison = survey.garrison[at] === power ? (survey.fort[at] === 1 ? FORTRESS : 1) : 0;
  return garrison + forceOf(survey, power, at);
}

/** What resists a Power in a Territory, cards included; 0: nobody. */
export function resistance(survey: Survey, power: number, at: number): number {
  let defence = 0;
  if (survey.present[at] === 0 && survey.garrison[at] === NOBODY) return defence;
  for (let foe = 0; foe < survey.chart.ranks; foe++) {
    const strength = strengthIn(survey, foe, at);
    if (strength === 0 || !areHostile(survey, power, foe, at)) continue;
    const units = Math.max(0, forceOf(survey, foe, at) - 1) + unitsNear(survey, foe, at);
    defence += strength + cardsFor(survey, foe, units) * CARD * RESOLVE;
  }
  return defence;
}

/** How many Generals a Power would fight in a Territory. */
export function generalsAgainst(survey: Survey, power: number, at: number): number {
  let generals = 0;
  if (survey.present[at] === 0) return generals;
  for (let foe = 0; foe < survey.chart.ranks; foe++)
    if (forceOf(survey, foe, at) > 0 && areHostile(survey, power, foe, at)) generals++;
  return generals;
}

/** By how much an attack with a General of so many Units would be stronger than the defence. */
export function leadOf(survey: Survey, power: number, units: number, from: number, at: number): number {
  const { hand } = survey.world.state.powers[POWERS[power] ?? 'france'];
  const cards = cardsFor(survey, power, units + unitsNear(survey, power, at, from));
  return 1 + units + 0.9 * bestOfHand(hand, cards) - resistance(survey, power, at);
}

/** The strongest attack an enemy standing near could make on a Territory of this Power; 0: none. */
export function threatTo(survey: Survey, power: number, at: number): number {
  const { chart, present } = survey;
  let threat = 0;
  for (const from of chart.land[at] ?? [])
    if (present[from] !== 0) threat = Math.max(threat, threatFrom(survey, power, from, at, NOBODY));
  const lanes = chart.lanes[at] ?? [];
  for (let i = 0; i < lanes.length; i++) {
    const from = lanes[i] ?? 0;
    if (present[from] === 0) continue;
    threat = Math.max(threat, threatFrom(survey, power, from, at, chart.admirals[at]?.[i] ?? NOBODY));
  }
  return threat;
}

/** `admiral`: who controls the Sea Lane that would bring them. */
function threatFrom(survey: Survey, power: number, from: number, at: number, admiral: number): number {
  let threat = 0;
  for (let foe = 0; foe < survey.chart.ranks; foe++) {
    const force = forceOf(survey, foe, from);
    if (force < 2 || foe === power || !areHostile(survey, foe, power, at)) continue;
    if (admiral !== NOBODY && !areFriends(survey, foe, admiral)) continue;
    threat = Math.max(threat, force + cardsFor(survey, foe, force - 1) * CARD * RESOLVE);
  }
  return threat;
}

/** So many Territories a General can cross in one action, if his Envoys permit every round. */
const ROUNDS = 3;
/** What an enemy may still buy before he comes. */
const MUSTER = 2;

/**
 * The strongest attack that could reach a Territory within the rounds of one Movement, Units that can be bought included;
 * the further away, the less it counts.
 */
export function distantThreatTo(survey: Survey, power: number, at: number): number {
  const { chart, present } = survey;
  const seen = new Set([at]);
  let ring: readonly number[] = [at];
  let threat = threatTo(survey, power, at);
  for (let steps = 1; steps <= ROUNDS; steps++) {
    const next: number[] = [];
    for (const from of ring)
      for (const to of chart.land[from] ?? []) {
        if (seen.has(to) || isClosedTo(survey, power, to)) continue;
        seen.add(to);
        next.push(to);
        if ((present[to] ?? 0) !== 0) threat = Math.max(threat, comingFrom(survey, power, to, at) - 1.5 * (steps - 1));
      }
    ring = next;
  }
  return threat;
}

/** Neutral land that no enemy of this Power crosses. */
const isClosedTo = ({ chart, neutral }: Survey, power: number, at: number): boolean => {
  const owner = chart.owner[at] ?? NOBODY;
  return owner !== NOBODY && owner !== power && neutral[owner] === 1;
};

function comingFrom(survey: Survey, power: number, from: number, at: number): number {
  const { state } = survey.world;
  let threat = 0;
  for (let foe = 0; foe < survey.chart.ranks; foe++) {
    const force = forceOf(survey, foe, from);
    if (force === 0 || foe === power || !areHostile(survey, foe, power, at)) continue;
    const units = force - 1 + Math.min(MUSTER, Math.floor(state.powers[POWERS[foe] ?? 'france'].money / 2));
    if (units > 0) threat = Math.max(threat, 1 + units + cardsFor(survey, foe, units) * CARD * RESOLVE);
  }
  return threat;
}

/** What stands in a Territory for a Power, cards included. */
export function guardOf(survey: Survey, power: number, at: number): number {
  const units = Math.max(0, forceOf(survey, power, at) - 1) + unitsNear(survey, power, at);
  return strengthIn(survey, power, at) + cardsFor(survey, power, units) * CARD * RESOLVE;
}
