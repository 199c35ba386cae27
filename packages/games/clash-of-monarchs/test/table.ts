/** Helpers for cases: a position, some answers, what came of them. */
import { Match, type Outcome, Random, setupFor } from '@quadrille/kernel';
import { expect } from 'vitest';
import type { PhaseId, Task } from '../src/agenda.ts';
import { DATA } from '../src/board/data.ts';
import { newStack, settle } from '../src/changes/stacks.ts';
import { addUnits, contingent } from '../src/changes/troops.ts';
import { defineFrom } from '../src/definition.ts';
import type { Event } from '../src/events.ts';
import { leaderOf } from '../src/facts/leaders.ts';
import { clashOfMonarchs } from '../src/index.ts';
import type { Depot, Stack, State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import type { CardId, LeaderId, Nation, Power, SpaceId, Unit } from '../src/vocabulary.ts';
import { UNITS } from '../src/vocabulary.ts';
import type { World } from '../src/world.ts';

export type Table = Match<State, Event, PhaseId, View>;

const definition = defineFrom(DATA);

/** A position: a scenario at the start of a phase, with whatever the case changes about it. */
export interface Position {
  readonly scenario?: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: string;
  readonly phase?: PhaseId;
  /** Whose Turn it is. */
  readonly active?: Power;
  /** What is under way, the innermost last; the phase is then the innermost task's. */
  readonly agenda?: readonly Task[];
  readonly change?: (state: State, world: World) => void;
  /** What the next dice show, in the order they are rolled. */
  readonly dice?: readonly number[];
}

/** A match that goes on from a position. */
export function table({ phase, seed = 'case', active, agenda, change, dice, ...chosen }: Position = {}): Table {
  const setup = setupFor(clashOfMonarchs, { scenario: 's1757', players: 4, ...chosen });
  const { checkpoint } = Match.create(definition, { setup, seed, chance: 'fast' }).snapshot();
  const state = structuredClone(checkpoint.state) as State;
  if (active) {
    state.active = active;
    if (state.order.length === 0) state.order = ['PR', 'AU', 'FR', 'BR', 'RU'];
  }
  change?.(state, { state, data: DATA });
  if (agenda) state.agenda.push(...agenda);
  const at = phase ?? agenda?.at(-1)?.phase ?? 'round';
  const chance = dice ? { seed: seedFor(dice), counters: { ...checkpoint.counters, dice: 0 } } : {};
  return Match.restore(definition, { checkpoint: { ...checkpoint, ...chance, phase: at, state }, tail: [], undone: 0 });
}

/** A seed under which the dice fall like this: no die is loaded, the match is merely one in which they do. */
export function seedFor(dice: readonly number[]): string {
  for (let n = 0; ; n++) {
    const random = new Random(`dice-${n}`, 'fast');
    if (dice.every((face) => random.below(6, 'dice') + 1 === face)) return `dice-${n}`;
  }
}

/** The world of a state: what facts are asked of. */
export const worldOf = (match: Table): World => ({ state: stateOf(match), data: DATA });

/** Troops in words: `{ inf: 12, line_cav: 3, field_art: 2 }`; reduced units as `{ line_cav_reduced: 1 }`. */
export type Force = Partial<Record<'inf' | Unit | `${Unit}_reduced`, number>> & {
  readonly leaders?: readonly LeaderId[];
  readonly supply?: Stack['supply'];
  readonly morale?: Stack['morale'];
  readonly inside?: true;
};

/** Puts a force of a nation into a space; leaders come from wherever they are. Pools are not asked: a case is no match. */
export function post(world: World, nation: Nation, at: SpaceId, force: Force): Stack {
  const { state } = world;
  const stack = newStack(state, at, force.inside ?? false);
  for (const leader of force.leaders ?? []) {
    for (const other of state.stacks) other.leaders = other.leaders.filter((id) => id !== leader);
    expect(leaderOf(world, leader).nation).toBeDefined();
    stack.leaders.push(leader);
    state.leaders[leader] = 'map';
  }
  const units = UNITS.some((unit) => force[unit] || force[`${unit}_reduced`]);
  if (force.inf || units) {
    const own = contingent(stack.troops, nation);
    own.inf = force.inf ?? 0;
    for (const unit of UNITS) {
      const [full, reduced] = [force[unit] ?? 0, force[`${unit}_reduced`] ?? 0];
      if (full + reduced > 0) addUnits(own.units, unit, full, reduced);
    }
  }
  stack.supply = force.supply ?? 'full';
  stack.morale = force.morale ?? 'good';
  settle(world, at);
  return state.stacks.find(({ id }) => id === stack.id) ?? stack;
}

/** Clears the map: no forces, no depots, no sieges. */
export function clear({ state }: World): void {
  for (const stack of state.stacks) for (const leader of stack.leaders) state.leaders[leader] = 'pool';
  state.stacks = [];
  state.depots = [];
  state.sieges = {};
  state.entrenched = {};
  for (const theater of ['border', 'german', 'northern'] as const) state.boxes[theater] = {};
}

export const depot = ({ state }: World, nation: Nation, at: SpaceId): Depot => {
  const placed: Depot = { nation, at, inside: false, disrupted: false };
  state.depots.push(placed);
  return placed;
};

/** A Power holds exactly these cards; what it held goes to the bottom of its draw pile. */
export function hold({ state }: World, power: Power, ...cards: readonly CardId[]): void {
  const own = state.powers[power];
  own.draw.push(...own.hand.splice(0));
  for (const other of Object.values(state.powers))
    for (const pile of [other.hand, other.draw, other.discard, other.wider, other.removed])
      for (const card of cards) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
  own.hand.push(...cards);
}

/** Gives answers, written `prussia march/dresden`; each must be accepted. */
export function answer(match: Table, ...answers: readonly string[]): void {
  for (const each of answers) {
    const [seat = '', option = ''] = each.split(' ');
    expect([each, match.answer(seat, option)]).toEqual([each, { ok: true }]);
  }
}

/** Why an answer is refused. */
export function refusal(match: Table, given: string): string | undefined {
  const [seat = '', option = ''] = given.split(' ');
  const outcome: Outcome = match.answer(seat, option);
  return outcome.ok ? undefined : outcome.code;
}

export const optionsOf = (match: Table, seat: string): readonly string[] => match.options(seat).map(({ id }) => id);

/** What a seat is asked now. */
export const askedOf = (match: Table, seat: string): string | undefined => match.decisions(seat)[0]?.prompt.id;

export const stateOf = (match: Table): State => match.inspect().state;

/** The events of a kind that have been told so far. */
export const told = (match: Table, type: Event['type']): readonly Event[] =>
  match.log(null).filter((event) => event.type === type);

export const stackOf = (match: Table, leader: LeaderId): Stack | undefined =>
  stateOf(match).stacks.find(({ leaders }) => leaders.includes(leader));
