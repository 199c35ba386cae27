import type { AnyEvent, Definition, Packing, Setup } from './definition.ts';
import { copy } from './plain.ts';
import type { Seat } from './question.ts';
import { type Chance, type Counters, Random } from './random.ts';

/** An option taken by a seat. */
export interface Answer {
  readonly seat: Seat;
  readonly option: string;
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
  /** The state, packed. */
  readonly state: unknown;
  /** How often the veil had been lifted, and how many answers and log entries came before. */
  readonly veil: number;
  readonly answers: number;
  readonly entries: number;
}

/** A checkpoint with its state unpacked, to be played on. */
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

const COPYING: Packing<unknown> = { pack: copy, unpack: copy };

/** How a game packs its states: without a packing of its own it copies them. */
export const packingOf = <S>({ packing }: { readonly packing?: Packing<S> }): Packing<S> =>
  packing ?? (COPYING as Packing<S>);

/** The checkpoint before the first phase. */
export function startOf<S, E extends AnyEvent, P extends string, View>(
  definition: Definition<S, E, P, View>,
  { setup, seed, chance = 'keyed' }: Start,
): Checkpoint<P> {
  const random = new Random(seed, chance);
  const state = packingOf(definition).pack(definition.setUp(setup, random));
  const { id: game, version } = definition;
  const { counters } = random;
  const phase = definition.first(setup);
  return { game, version, setup, chance, seed, counters, phase, state, veil: 0, answers: 0, entries: 0 };
}

/** What can be played on while the checkpoint is kept. */
export const reopen = <S, E extends AnyEvent, P extends string, View>(
  definition: Definition<S, E, P, View>,
  checkpoint: Checkpoint<P>,
): Opening<S, P> => ({
  ...checkpoint,
  counters: { ...checkpoint.counters },
  state: packingOf(definition).unpack(checkpoint.state),
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
  const packing = packingOf(definition);
  const migrated = definition.migrate(packing.unpack(stored.state), stored.version);
  return { ...current, state: packing.pack(migrated) };
}
