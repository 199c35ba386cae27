/** The state with the data it is played on. */
import type { Game as KernelGame, Phase, Rules } from '@quadrille/kernel';
import type { Data } from './data/model.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import type { Area, Title } from './vocabulary.ts';

/** The map of a scenario at its start: what stands in `state.titles` differs from it. */
export type Printed = ReadonlyMap<Area, Title>;

/** What facts are read from. */
export interface World {
  readonly state: State;
  readonly data: Data;
  readonly printed: Printed;
}

/** What rules have in hand. */
export interface Game extends World, KernelGame<State, Event> {}

/** Gives phases the data of the edition, and the map of the scenario. */
export function withData<P extends string>(
  data: Data,
  printedOf: (scenario: string) => Printed,
  phases: Readonly<Record<P, (game: Game) => Rules<P>>>,
): Record<P, Phase<State, Event, P>> {
  const gameOf = ({ state, random, tell, liftVeil }: KernelGame<State, Event>): Game => ({
    state,
    random,
    tell,
    liftVeil,
    data,
    printed: printedOf(state.scenario),
  });
  const names = Object.keys(phases) as P[];
  const bound = names.map((name) => [name, (game: KernelGame<State, Event>) => phases[name](gameOf(game))] as const);
  return Object.fromEntries(bound) as Record<P, Phase<State, Event, P>>;
}
