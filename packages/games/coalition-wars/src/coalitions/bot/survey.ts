/** A position in numbers, as the chart counts Territories and Powers. Nothing in it is hidden but hands. */
import { allied } from '../../core/facts.ts';
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
  readonly holder: Int8Array;
  readonly garrison: Int8Array;
  readonly fort: Uint8Array;
  /** By Power and Territory: the strength of the Power's General there, himself and his Units. */
  readonly force: Uint8Array;
  /** By Territory: one bit for every Power with a General there. */
  readonly present: Uint8Array;
  /** By two Powers: they are allied. */
  readonly friends: Uint8Array;
  readonly neutral: Uint8Array;
  readonly morale: Uint8Array;
  readonly cards: Uint8Array;
}

export function surveyOf(world: World): Survey {
  const { state, board } = world;
  const chart = chartOf(board);
  const { length } = chart.places;
  const survey: Survey = {
    world,
    chart,
    holder: Int8Array.from(chart.owner),
    garrison: new Int8Array(length).fill(NOBODY),
    fort: new Uint8Array(length),
    force: new Uint8Array(length * POWERS),
    present: new Uint8Array(length),
    friends: new Uint8Array(POWERS * POWERS),
    neutral: new Uint8Array(POWERS),
    morale: new Uint8Array(POWERS),
    cards: new Uint8Array(POWERS),
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
  for (let a = 0; a < POWERS; a++) notePower(survey, a);
  return survey;
}

function notePower({ world, friends, neutral, morale, cards }: Survey, a: number): void {
  const { state } = world;
  const power = ORDER[a];
  if (power === undefined) return;
  const affairs = state.powers[power];
  neutral[a] = state.status[power] === 'neutral' ? 1 : 0;
  morale[a] = affairs.morale;
  cards[a] = affairs.hand.length;
  for (let b = 0; b < POWERS; b++) friends[a * POWERS + b] = allied(world, power, ORDER[b] ?? power) ? 1 : 0;
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
