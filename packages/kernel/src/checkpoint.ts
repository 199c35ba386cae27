import type { AnyEvent, Definition, Setup } from './definition.ts';
import { copy } from './plain.ts';
import type { Seat } from './question.ts';
import { type Chance, type Counters, Random } from './random.ts';

/** An option taken by a seat. */
export interface Answer {
  readonly seat: Seat;
  readonly option: string;
}

/** Everything there is between two phases: what a match is resumed from. */
export interface Checkpoint<S = unknown, P extends string = string> {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly chance: Chance;
  readonly seed: string;
  readonly counters: Counters;
  readonly phase: P;
  readonly state: S;
  /** How often the veil had been lifted, and how many answers and log entries came before. */
  readonly veil: number;
  readonly answers: number;
  readonly entries: number;
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
): Checkpoint<S, P> {
  const random = new Random(seed, chance);
  const state = definition.setUp(setup, random);
  const { id: game, version } = definition;
  const { counters } = random;
  const phase = definition.first(setup);
  return { game, version, setup, chance, seed, counters, phase, state, veil: 0, answers: 0, entries: 0 };
}

/** A copy that can be played on while the original is kept. */
export const reopen = <S, P extends string>(checkpoint: Checkpoint<S, P>): Checkpoint<S, P> => ({
  ...checkpoint,
  counters: { ...checkpoint.counters },
  state: copy(checkpoint.state),
});

/** A stored checkpoint of this game as one of its present version. It is kept as it is: play goes on in a copy. */
export function upgrade<S, E extends AnyEvent, P extends string, View>(
  definition: Definition<S, E, P, View>,
  stored: Checkpoint,
): Checkpoint<S, P> {
  const { id, version, phases } = definition;
  if (stored.game !== id) throw new Error(`A match of ${stored.game} is not a match of ${id}`);
  if (stored.version > version) throw new Error(`${id} ${stored.version} is newer than these rules (${version})`);
  if (!(stored.phase in phases)) throw new Error(`${id} ${version} has no phase ${stored.phase}`);
  const { state: old } = stored;
  const state =
    stored.version < version && definition.migrate ? definition.migrate(copy(old), stored.version) : (old as S);
  return { ...stored, version, state, phase: stored.phase as P };
}
