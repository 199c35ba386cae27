/** A position in numbers, as the chart counts Territories and Powers. Nothing in it is hidden but hands. */
import type { World } from '../../core/state.ts';
import type { Power, Territory } from '../../core/vocabulary.ts';
import { ORDER } from '../ruleset.ts';
import { type Chart, chartOf, rank } from './chart.ts';

export const POWERS = ORDER.length;
export const NOBODY = -1;

export interface Survey {
  readonly world: World;
  readonly chart: Chart;
  /** By Territory: the Power that controls it, and the one whose Garrison stands there. */
  readonly holder: number[];
  readonly garrison: number[];
  readonly fort: number[];
  /** By Power and Territory: the strength of the Power's General there, himself and his Units. */
  readonly force: number[];
  /** By Territory: one bit for every Power with a General there. */
  readonly present: number[];
  /** By two Powers: they are allied. */
  readonly friends: number[];
  readonly neutral: number[];
  readonly morale: number[];
  readonly cards: number[];
}

export function surveyOf(world: World): Survey {
  const { state, board } = world;
  const chart = chartOf(board);
  const { length } = chart.places;
  const survey: Survey = {
    world,
    chart,
    holder: chart.owner.slice(),
    garrison: zeros(length, NOBODY),
    fort: zeros(length),
    force: zeros(length * POWERS),
    present: zeros(length),
    friends: zeros(POWERS * POWERS),
    neutral: zeros(POWERS),
    morale: zeros(POWERS),
    cards: zeros(POWERS),
  };
  for (const at in state.garrisons) {
    const place = placeOf(chart, at);
    const power = rank(state.garrisons[at] as Power);
    survey.holder[place] = power;
    survey.garrison[place] = power;
  }
  for (const at of state.fortresses) survey.fort[placeOf(chart, at)] = 1;
  for (const { at, power, units } of state.generals) {
    if (at === null) continue;
    const place = placeOf(chart, at);
    const owner = rank(power);
    survey.force[owner * length + place] = 1 + units;
    survey.present[place] = (survey.present[place] ?? 0) | (1 << owner);
  }
  notePowers(survey);
  return survey;
}

/** Plain arrays: at this size they are made faster than typed ones. */
const zeros = (length: number, value = 0): number[] => new Array<number>(length).fill(value);

function notePowers({ world, friends, neutral, morale, cards }: Survey): void {
  const { powers, status, master } = world.state;
  for (const [a, power] of ORDER.entries()) {
    const { morale: spirit, hand } = powers[power];
    neutral[a] = status[power] === 'neutral' ? 1 : 0;
    morale[a] = spirit;
    cards[a] = hand.length;
    const coalition = status[power] === 'british' || status[power] === 'french' ? status[power] : undefined;
    const lord = master[power];
    for (const [b, other] of ORDER.entries()) {
      const inCoalition = coalition !== undefined && status[other] === coalition;
      if (a === b || inCoalition || (lord !== null && master[other] === lord)) friends[a * POWERS + b] = 1;
    }
  }
}

export const placeOf = ({ index }: Chart, at: Territory): number => index.get(at) ?? 0;

export const areFriends = ({ friends }: Survey, a: number, b: number): boolean => friends[a * POWERS + b] === 1;

/** Would have to fight there (C §6, §9.3). */
export function areHostile(survey: Survey, a: number, b: number, at: number): boolean {
  if (areFriends(survey, a, b)) return false;
  const owner = survey.chart.owner[at] ?? NOBODY;
  return owner === NOBODY || (owner !== a && owner !== b) || survey.neutral[owner] === 0;
}

export const forceOf = ({ force, chart }: Survey, power: number, at: number): number =>
  force[power * chart.places.length + at] ?? 0;

/** A Power cannot go there at all (C §6, §7.6, §11, §13). */
export function isClosed(survey: Survey, power: number, at: number): boolean {
  const { chart, neutral, holder, world } = survey;
  const owner = chart.owner[at] ?? NOBODY;
  if (owner !== NOBODY && neutral[owner] === 1 && !areFriends(survey, owner, power)) return true;
  const lord = holder[at] ?? NOBODY;
  if (neutral[power] === 1 && (lord === NOBODY || !areFriends(survey, lord, power))) return true;
  const { state, rules } = world;
  if (!state.spainClosed) return false;
  return rules.hooks.barred?.(world, ORDER[power] ?? 'france', chart.places[at] ?? '') !== undefined;
}
