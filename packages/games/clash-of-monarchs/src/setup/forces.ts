/** Forces of a scenario on the map, in boxes and in pools (readings, 45–46). */
import type { Data } from '../board/data.ts';
import type { Placed, Scenario } from '../board/scenarios.ts';
import { newStack, settle } from '../changes/stacks.ts';
import { addUnits, contingent } from '../changes/troops.ts';
import { countOf } from '../facts/troops.ts';
import type { State, Units } from '../state.ts';
import {
  type CardId,
  type LeaderId,
  NATIONS,
  type Nation,
  THEATERS,
  UNITS,
  type Unit,
  type Whereabouts,
} from '../vocabulary.ts';
import type { World } from '../world.ts';

/** Puts troops where a set-up or deployment says: leaders and units of the nation, and its Forward Depots. */
export function place(world: World, nation: Nation, { at, box, leaders, infantry, units, depots }: Placed): void {
  const { state } = world;
  const into: Units = {};
  for (const unit of UNITS) if (units[unit]) addUnits(into, unit, units[unit] ?? 0);
  if (box) {
    const own = state.boxes[box][nation] ?? {};
    for (const unit of UNITS) if (into[unit]) addUnits(own, unit, countOf(into, unit));
    state.boxes[box][nation] = own;
    return;
  }
  if (at === null) return;
  if (infantry > 0 || Object.keys(into).length > 0 || leaders.length > 0) {
    const stack = newStack(state, at);
    stack.leaders.push(...leaders);
    if (infantry > 0 || Object.keys(into).length > 0)
      Object.assign(contingent(stack.troops, nation), { inf: infantry, units: into });
    for (const leader of leaders) state.leaders[leader] = 'map';
  }
  for (let i = 0; i < depots; i++) state.depots.push({ nation, at, inside: false, disrupted: false });
  settle(world, at);
}

export function placeAll(world: World, scenario: Scenario): void {
  for (const nation of NATIONS) for (const placed of scenario.forces[nation] ?? []) place(world, nation, placed);
}

/** Units of a nation in play: on the map, in boxes, as prisoners. */
export function unitsInPlay(state: State, nation: Nation, unit: Unit): number {
  const stacks = state.stacks.reduce((sum, { troops }) => sum + countOf(troops[nation]?.units ?? {}, unit), 0);
  const boxes = THEATERS.reduce((sum, theater) => sum + countOf(state.boxes[theater][nation] ?? {}, unit), 0);
  const held = (['ap', 'coalition'] as const).reduce(
    (sum, side) => sum + countOf(state.prisoners[side].troops[nation]?.units ?? {}, unit),
    0,
  );
  return stacks + boxes + held;
}

/**
 * What is not on the map: of each kind as many are set aside as events still bring, the rest is the Force Pool; Forward
 * Depots always (readings, 46).
 */
export function fillPools(world: World, brought: (nation: Nation, unit: Unit) => number): void {
  const { state, data } = world;
  for (const nation of NATIONS) {
    const { total, event, depots } = data.tables.forces.counters[nation];
    const affairs = state.nations[nation];
    affairs.depots = depots - state.depots.filter((depot) => depot.nation === nation).length;
    for (const unit of UNITS) {
      const left = (total[unit] ?? 0) - unitsInPlay(state, nation, unit);
      const reserved = Math.max(0, Math.min((event[unit] ?? 0) - brought(nation, unit), left));
      if (reserved > 0) affairs.reserved[unit] = reserved;
      if (left - reserved > 0) affairs.pool[unit] = left - reserved;
    }
  }
}

/** Units of this kind that the events played before the set-up have brought. */
export const broughtBy = (data: Data, cards: readonly CardId[], nation: Nation, unit: Unit): number =>
  cards
    .flatMap((card) => data.cards.cards.get(card)?.do ?? [])
    .reduce((sum, effect) => {
      if (effect.op !== 'add' || effect.given.nation !== nation) return sum;
      const num = effect.given.pieces[unit];
      return sum + (typeof num === 'number' ? num : 0);
    }, 0);

/** Where the leaders are who are not on the map. */
export function muster(world: World, scenario: Scenario, montcalm: boolean): void {
  const { state, data } = world;
  const away = (id: LeaderId, pool: string): Whereabouts => {
    if (scenario.outOfPlay.includes(id)) return 'gone';
    if (scenario.aside.includes(id) || pool === 'aside') return 'aside';
    if (pool === 'start') return 'pool';
    if (pool === 'optional') return montcalm ? (scenario.wider ? 'pool' : 'wider') : 'optional';
    return scenario.wider ? 'pool' : 'wider';
  };
  for (const { id, pool } of data.leaders.leaders.values()) state.leaders[id] = away(id, pool);
}
