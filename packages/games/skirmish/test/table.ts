/** Helpers for tests that set up a position, choose, and look at what came of it. */
import { Match, type Outcome, setupFor } from '@quadrille/kernel';
import { expect } from 'vitest';
import type { Place } from '../src/board.ts';
import { skirmish } from '../src/definition.ts';
import { title } from '../src/index.ts';
import type { PhaseId } from '../src/phases.ts';
import type { Event, State } from '../src/state.ts';
import type { View } from '../src/view.ts';

export type Table = Match<State, Event, PhaseId, View>;

/** A position: the start of a phase, with whatever the case changes about it. */
export interface Position {
  readonly phase?: PhaseId;
  readonly players?: number;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: string;
  readonly change?: (state: State) => void;
}

/** A match that goes on from a position. */
export function table({ phase = 'muster', seed = 'case', change, ...chosen }: Position = {}): Table {
  const setup = setupFor(title, { players: 2, ...chosen });
  const { checkpoint } = Match.create(skirmish, { setup, seed, chance: 'fast' }).snapshot();
  const state = structuredClone(checkpoint.state) as State;
  if (phase === 'market' || phase === 'march') state.turn = 0;
  change?.(state);
  return Match.restore(skirmish, { checkpoint: { ...checkpoint, phase, state }, tail: [], undone: 0 });
}

/** Puts troops of a house into a place. */
export function post(state: State, house: 'ash' | 'elm' | 'birch' | 'oak', place: Place, troops: number): void {
  const affairs = state.affairs.find((each) => each.house === house);
  if (!affairs) throw new Error(`${house} does not play`);
  affairs.reserve -= troops;
  Object.assign(state.field[place], { holder: house, troops });
}

/** Gives answers, written `ash march/ford/keep`; each must be accepted. */
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

export const stateOf = (match: Table): State => match.inspect().state;
