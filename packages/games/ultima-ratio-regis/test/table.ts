/** Helpers for tests that set up a position, choose, and look at what came of it. */
import { Match, type Outcome, Random, setupFor } from '@quadrille/kernel';
import { expect } from 'vitest';
import { defineFrom } from '../src/definition.ts';
import type { Event } from '../src/events.ts';
import { DATA, title } from '../src/index.ts';
import { landmarksWith } from '../src/landmarks.ts';
import type { PhaseId } from '../src/phases.ts';
import { printedOf } from '../src/setup/printed.ts';
import { scenarioOf } from '../src/setup/setup.ts';
import type { State, Unit, UnitId } from '../src/state.ts';
import type { View } from '../src/view.ts';
import type { Area, CardId, Owner, Place, Player, Power, Title, UnitKind } from '../src/vocabulary.ts';
import type { World } from '../src/world.ts';

export type Table = Match<State, Event, PhaseId, View>;

const RULES = defineFrom(DATA);

/** A position: an impulse of a player, with whatever the case changes about it. */
export interface Position {
  readonly scenario?: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: string;
  /** Who is on the move; the first player unless said otherwise. */
  readonly player?: Player;
  /** The turn; the first of the scenario unless said otherwise. */
  readonly turn?: number;
  readonly change?: (state: State) => void;
  /** What the next dice show, in the order they are thrown, before their category is applied. */
  readonly dice?: readonly number[];
}

/** A match whose Powers are in play and on the move, with nothing on the map and no cards but what the case puts there. */
export function table({ seed = 'case', player = 'player-1', turn, change, dice, ...chosen }: Position = {}): Table {
  const setup = setupFor(title, { scenario: 'new_order', players: 2, options: { groups: 'seats' }, ...chosen });
  const match = Match.create(RULES, { setup, seed, chance: 'fast' });
  const { checkpoint } = match.snapshot();
  const state = structuredClone(match.inspect().state);
  clear(state, player);
  if (turn !== undefined) state.turn = turn;
  change?.(state);
  const chance = dice ? { seed: seedFor(dice), counters: { ...checkpoint.counters, dice: 0 } } : {};
  const laid = Match.restore(RULES, {
    checkpoint: { ...checkpoint, ...chance, phase: 'agenda', state },
    tail: [],
    undone: 0,
  });
  witness(laid);
  return laid;
}

/** A seed under which the dice fall like this: no die is loaded, the match is merely one in which they do. */
function seedFor(dice: readonly number[]): string {
  const key = dice.join();
  for (let n = 0; !SEEDS.has(key); n++) {
    const random = new Random(`dice-${n}`, 'fast');
    if (dice.every((face) => random.below(6, 'dice') + 1 === face)) SEEDS.set(key, `dice-${n}`);
  }
  return SEEDS.get(key) ?? '';
}
const SEEDS = new Map<string, string>();

function clear(state: State, player: Player): void {
  state.stage = 'impulse';
  state.order.splice(0, state.order.length, ...state.chairs.map((chair) => chair.player));
  state.at = state.order.indexOf(player);
  state.units.splice(0);
  state.leaders.splice(0);
  state.agenda.splice(0);
  for (const area of Object.keys(state.fortresses)) delete state.fortresses[area];
  for (const realm of state.realms) realm.deploying = null;
  for (const chair of state.chairs) chair.hand.splice(0);
}

/** The world of a table, for facts. */
export const worldOf = (match: Table): World => {
  const state = stateOf(match);
  return { state, data: DATA, printed: printedOf(DATA, scenarioOf(DATA, state.scenario)) };
};

export const stateOf = (match: Table): State => match.inspect().state;

/** Puts a unit on the map: `put(state, 'spain', 'I23', 'naples')`. Squadrons are operational, troops regular. */
export function put(state: State, owner: Owner, kind: UnitKind, at: Place, more: Partial<Unit> = {}): UnitId {
  const n = state.units.filter((unit) => unit.owner === owner).length + 1;
  const id = `${owner}-${n}`;
  state.units.push({ id, owner, kind, at, up: kind === 'S2' || kind === 'S3', ...more });
  return id;
}

/** Several troops at once: `army(state, 'spain', 'naples', 3)`. */
export const army = (state: State, owner: Owner, at: Place, troops: number, kind: UnitKind = 'I23'): UnitId[] =>
  Array.from({ length: troops }, () => put(state, owner, kind, at));

export function lead(state: State, power: Power, id: string, on: UnitId | Area, extraordinary = false): void {
  state.leaders.push({ id, power, on, extraordinary });
}

export const fortify = (state: State, owner: Owner, at: Area): void => {
  state.fortresses[at] = { owner, done: true };
};

export function war(state: State, a: Power, b: Power, taken: [number, number] = [0, 0], vp = 0): void {
  state.wars.push({ sides: [a, b], taken, vp: [vp, vp], cards: [] });
}

export const own = (state: State, area: Area, to: Title): void => {
  state.titles[area] = to;
};

/** Deals cards to a player. */
export function deal(state: State, player: Player, ...cards: CardId[]): void {
  const chair = state.chairs.find((each) => each.player === player);
  chair?.hand.push(...cards);
  chair?.hand.sort();
}

/** Gives answers, written `player-1 act/spain/troop/spain/I23`; each must be accepted. */
export function answer(match: Table, ...answers: readonly string[]): void {
  for (const each of answers) {
    const [seat = '', option = ''] = each.split(' ');
    expect([each, match.answer(seat, option)]).toEqual([each, { ok: true }]);
    witness(match);
  }
}

/** What the cases of a test file have come past, in the keys of the coverage law. */
export const shown = new Set<string>();

function witness(match: Table): void {
  for (const { event } of match.news) for (const key of [`event/${event.type}`, ...landmarks(event)]) shown.add(key);
  for (const { prompt, refused } of match.waiting.flatMap((seat) => match.decisions(seat))) {
    shown.add(`ask/${prompt.id}`);
    for (const { code } of refused) shown.add(`refusal/${code}`);
  }
  if (match.result) shown.add(`result/${match.result.by}`);
}

const landmarks = landmarksWith(DATA);

/** Why an answer is refused. */
export function refusal(match: Table, given: string): string | undefined {
  const [seat = '', option = ''] = given.split(' ');
  const outcome: Outcome = match.answer(seat, option);
  return outcome.ok ? undefined : outcome.code;
}

export const optionsOf = (match: Table, seat: string): readonly string[] => match.options(seat).map(({ id }) => id);

/** What is asked of a seat. */
export const askedOf = (match: Table, seat: string): string | undefined => match.questions(seat)[0]?.ask.id;

/** The events of a type that were told to all. */
export const told = <T extends Event['type']>(match: Table, type: T): Extract<Event, { type: T }>[] =>
  match.log(null).filter((event): event is Extract<Event, { type: T }> => event.type === type);
