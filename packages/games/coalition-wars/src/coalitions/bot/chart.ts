/** A board in numbers: Territories and Powers by their places in lists, so that thousands of looks cost little. */
import { type Board, capitalOf, type Region, regionOf } from '../../core/board.ts';
import type { Power, Territory } from '../../core/vocabulary.ts';
import { ORDER } from '../ruleset.ts';

export interface Chart {
  readonly places: readonly Territory[];
  readonly index: ReadonlyMap<Territory, number>;
  readonly land: readonly (readonly number[])[];
  readonly lanes: readonly (readonly number[])[];
  readonly ports: readonly boolean[];
  /** Whose home it is; −1: nobody's. */
  readonly owner: readonly number[];
  readonly value: readonly number[];
  /** By Power, then Territory: what it brings in every round (C §7.2, §7.5). */
  readonly influence: readonly (readonly number[])[];
  readonly money: readonly (readonly number[])[];
  readonly capital: readonly number[];
}

const RANKS: Readonly<Partial<Record<Power, number>>> = Object.fromEntries(ORDER.map((power, i) => [power, i]));

/** The place of a Power in the Order of Play. */
export const rank = (power: Power): number => RANKS[power] ?? -1;
export const BRITAIN = rank('britain');
export const FRANCE = rank('france');

const charts = new WeakMap<Board, Chart>();

/** The chart of a board, drawn once. */
export function chartOf(board: Board): Chart {
  const known = charts.get(board);
  if (known) return known;
  const chart = drawn(board);
  charts.set(board, chart);
  return chart;
}

function drawn(board: Board): Chart {
  const places = board.territories;
  const index = new Map(places.map((at, i) => [at, i]));
  const regions = places.map((at) => regionOf(board, at));
  const numbers = (list: readonly Territory[]) => list.flatMap((at) => index.get(at) ?? []);
  const perPower = (read: (region: Region, power: Power) => number) =>
    ORDER.map((power) => regions.map((region) => read(region, power)));
  return {
    places,
    index,
    land: regions.map(({ land }) => numbers(land)),
    lanes: regions.map(({ lanes }) => numbers(lanes.map(({ to }) => to))),
    ports: regions.map(({ port }) => port),
    owner: regions.map(({ owner }) => (owner === null ? -1 : rank(owner))),
    value: regions.map(({ value }) => value),
    influence: perPower((region, power) => (scores(region, power) ? region.value : 0)),
    money: perPower((region, power) => (scores(region, power) ? 0 : region.value)),
    capital: ORDER.map((power) => index.get(capitalOf(board, power)) ?? -1),
  };
}

/** Whether a Territory brings the Power Influence; otherwise it brings Money. */
const scores = ({ owner, stripes }: Region, power: Power): boolean =>
  stripes.includes(power) || (owner !== null && owner !== power);
