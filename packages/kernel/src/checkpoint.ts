import type { AnyEvent, Definition, Setup } from './definition.ts';
import { copy } from './plain.ts';
import type { Seat } from './question.ts';
import { type Chance, type Counters, Random } from './random.ts';

/** An option taken by a seat. */
export interface Answer {
  readonly seat: Seat;
  readonly option: string;
  /** Which of the seat's open questions it answers, counted from 0; absent: the first that has no answer yet. */
  readonly question?: number;
}

/** Everything there is between two phases: what a match is resumed from. */
export interface Checkpoint<P extends string = string> {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly chance: Chance;
  readonly seed: string;
  readonly counters: Counters;
  readonly phase: P;
  /** A copy of the state. */
  readonly state: unknown;
  /** How often the veil had been lifted, and how many answers and log entries came before. */
  readonly veil: number;
  readonly answers: number;
  readonly entries: number;
}

/** A checkpoint with a state of its own, to be played on. */
export interface Opening<S, P extends string> extends Checkpoint<P> {
  readonly state: S;
}

/** How a match begins. */
export interface Start {
  readonly setup: Setup;
  readonly seed: string;
  /** Real matches are keyed; simulations may be fast. */
  readonly chance?: Chance;
}

/** The checkpoint before the first phase. */
export function startOf<S, E extends AnyEvent, P extends string, View>(
  definition: Definition<S, E, P, View>,
  { setup, seed, chance = 'keyed' }: Start,
): Checkpoint<P> {
  const random = new Random(seed, chance);
  const state = copy(definition.setUp(setup, random));
  const { id: game, version } = definition;
  const { counters } = random;
  const phase = definition.first(setup);
  return { game, version, setup, chance, seed, counters, phase, state, veil: 0, answers: 0, entries: 0 };
}

/** What can be played on while the checkpoint is kept. */
export const reopen = <S, P extends string>(checkpoint: Checkpoint<P>): Opening<S, P> => ({
  ...checkpoint,
  counters: { ...checkpoint.counters },
  state: copy(checkpoint.state) as S,
});

/** A stored checkpoint of this game as one of its present version. It is kept as it is: see `reopen`. */
export function upgrade<S, E extends AnyEvent, P extends string, View>(
  definition: Definition<S, E, P, View>,
  stored: Checkpoint,
): Checkpoint<P> {
  const { id, version, phases } = definition;
  if (stored.game !== id) throw new Error(`A match of ${stored.game} is not a match of ${id}`);
  if (stored.version > version) throw new Error(`${id} ${stored.version} is newer than these rules (${version})`);
  if (!(stored.phase in phases)) throw new Error(`${id} ${version} has no phase ${stored.phase}`);
  const current = { ...stored, version, phase: stored.phase as P };
  if (stored.version === version || !definition.migrate) return current;
  return { ...current, state: definition.migrate(copy(stored.state), stored.version) };
}
