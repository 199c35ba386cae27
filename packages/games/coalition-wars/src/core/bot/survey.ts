/** A position in numbers, as the chart counts Territories and Powers. Nothing in it is hidden but hands. */
import type { World } from '../state.ts';
import { POWERS, type Territory } from '../vocabulary.ts';
import type { Chart } from './chart.ts';

/** How many Powers there are in the family: rows of numbers are as long as this on every board. */
export const ROW = POWERS.length;
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
  readonly influence: number[];
  /** By Power: the Influence that the Territories it controls bring in a round. */
  readonly income: number[];
  readonly changes: Changes;
}

/** Rising numbers, so that what was worked out from a survey can be kept until something it depends on has changed. */
export interface Changes {
  /** By Power: its Generals; its Morale or the number of its cards. */
  readonly generals: number[];
  readonly means: number[];
  /** Who is allied with whom. */
  status: number;
  /** Somebody's Influence. */
  influence: number;
  /** Every Territory whose Garrison or Fortress has changed, one after the other. */
  readonly places: number[];
}

export const placeOf = ({ index }: Chart, at: Territory): number => index.get(at) ?? 0;

export const areFriends = ({ friends }: Survey, a: number, b: number): boolean => friends[a * ROW + b] === 1;

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
  const { barred } = world.rules.hooks;
  return barred !== undefined && barred(world, POWERS[power] ?? 'france', chart.places[at] ?? '') !== undefined;
}
