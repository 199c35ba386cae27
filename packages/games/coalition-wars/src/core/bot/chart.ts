/** A board in numbers: Territories and Powers by their places in lists, so that thousands of looks cost little. */
import { type Board, type Region, regionOf } from '../board.ts';
import { POWERS, type Power, type Territory } from '../vocabulary.ts';

export interface Chart {
  readonly places: readonly Territory[];
  readonly index: ReadonlyMap<Territory, number>;
  readonly land: readonly (readonly number[])[];
  /** The other ends of Sea Lanes, and beside each the Power that controls it. */
  readonly lanes: readonly (readonly number[])[];
  readonly admirals: readonly (readonly number[])[];
  /** Whose home it is; −1: nobody's. */
  readonly owner: readonly number[];
  readonly value: readonly number[];
  /** By Power, then Territory: what it brings in every round (C §7.2, §7.5). */
  readonly influence: readonly (readonly number[])[];
  readonly money: readonly (readonly number[])[];
  readonly capital: readonly number[];
  /** All Powers of the board have a rank below this. */
  readonly ranks: number;
}

const RANKS: Readonly<Record<Power, number>> = Object.fromEntries(POWERS.map((power, i) => [power, i])) as Record<
  Power,
  number
>;

/** The place of a Power in the family: the same on every board. */
export const rank = (power: Power): number => RANKS[power];
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
    POWERS.map((power) => regions.map((region) => read(region, power)));
  return {
    places,
    index,
    land: regions.map(({ land }) => numbers(land)),
    lanes: regions.map(({ lanes }) => numbers(lanes.map(({ to }) => to))),
    admirals: regions.map(({ lanes }) => lanes.map(({ of }) => rank(of))),
    owner: regions.map(({ owner }) => (owner === null ? -1 : rank(owner))),
    value: regions.map(({ value }) => value),
    influence: perPower((region, power) => (scores(region, power) ? region.value : 0)),
    money: perPower((region, power) => (scores(region, power) ? 0 : region.value)),
    capital: POWERS.map((power) => index.get(board.capitals[power] ?? '') ?? -1),
    ranks: 1 + Math.max(...POWERS.map((power) => (board.capitals[power] === undefined ? -1 : rank(power)))),
  };
}

/** Whether a Territory brings the Power Influence; otherwise it brings Money. */
const scores = ({ owner, stripes }: Region, power: Power): boolean =>
  stripes.includes(power) || (owner !== null && owner !== power);

/** Where one comes in a step: the neighbours of a Territory are `to` from `start` of it to `start` of the next. */
export interface Near {
  readonly start: Uint16Array;
  readonly to: Uint8Array;
}

const nears = new WeakMap<Chart, Map<number, Near>>();

/** The steps by land and over Sea Lanes of the given Powers (one bit for each rank): worked out once. */
export function nearOf(chart: Chart, admirals: number): Near {
  let known = nears.get(chart);
  if (!known) {
    known = new Map();
    nears.set(chart, known);
  }
  const near = known.get(admirals);
  if (near) return near;
  const fresh = steps(chart, admirals);
  known.set(admirals, fresh);
  return fresh;
}

function steps({ land, lanes, admirals: admiralsOf }: Chart, admirals: number): Near {
  const ends = land.map((ashore, at) => {
    const overseas = lanes[at]?.filter((_, i) => (admirals & (1 << (admiralsOf[at]?.[i] ?? 0))) !== 0) ?? [];
    return [...ashore, ...overseas];
  });
  const start = new Uint16Array(land.length + 1);
  for (let at = 0; at < land.length; at++) start[at + 1] = (start[at] ?? 0) + (ends[at]?.length ?? 0);
  return { start, to: Uint8Array.from(ends.flat()) };
}
