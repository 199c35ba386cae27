import {
  type AnyEvent,
  type AnyInsight,
  type Definition,
  type Match,
  Random,
  type Run,
  type Scenario,
  type Seat,
  type Setup,
  setupFor,
  type Title,
} from '@quadrille/kernel';

export type AnyMatch = Match<unknown, AnyEvent, string, unknown>;
export type AnyRun = Run<unknown, AnyEvent, string, unknown>;

/** What a game promises about its matches. Games write it without knowing this package: the shape is enough. */
export interface Charter<S, E extends AnyEvent> {
  /** What is wrong with a state, e.g. a card that is lost or doubled. Nothing, in a sound game. */
  invariant(state: S): readonly string[];
  /** The most bytes that a state may take as JSON. */
  readonly stateBudget: number;
  /** The most answers that a match may take. */
  readonly longest: number;
  /** The most answers between two checkpoints. */
  readonly longestTail: number;
  /** The keys that coverage-guided play has to reach: see `keysOf`. */
  readonly expected: readonly string[];
  /** Keys of the game's own that an event reaches, e.g. `card/feint`. */
  landmarks?(event: E): readonly string[];
}

/** A game in one set-up, to be held to the laws. */
export interface Subject<S, E extends AnyEvent, P extends string, View> extends Charter<S, E> {
  readonly definition: Definition<S, E, P, View>;
  readonly setup: Setup;
  readonly insight?: AnyInsight;
}

export type AnyCharter = Charter<unknown, AnyEvent>;
export type AnySubject = Subject<unknown, AnyEvent, string, unknown>;

/** A game in one set-up of its title. */
export function subjectOf(title: Title, charter: AnyCharter, chosen: Parameters<typeof setupFor>[1] = {}): AnySubject {
  const { definition, insight } = title;
  return { ...charter, definition, setup: setupFor(title, chosen), ...(insight && { insight }) };
}

/** A game in all its scenarios, player counts and table options (one option changed at a time). */
export const subjectsOf = (title: Title, charter: AnyCharter): readonly AnySubject[] =>
  title.scenarios.flatMap((scenario) =>
    scenario.players.flatMap((players) =>
      variants(scenario).map((options) => subjectOf(title, charter, { scenario: scenario.id, players, options })),
    ),
  );

const variants = ({ options }: Scenario): readonly Readonly<Record<string, string>>[] => [
  {},
  ...options.flatMap((each) =>
    each.values.filter(({ id }) => id !== each.default).map(({ id }) => ({ [each.id]: id })),
  ),
];

/** So many of the set-ups, drawn by lot. */
export const drawn = (subjects: readonly AnySubject[], count: number, lot: string): readonly AnySubject[] =>
  new Random(lot).shuffle([...subjects], 'setups').slice(0, count);

/** `quarrel, 4 players, length short`: a set-up in a few words. */
export function nameOf({ setup }: { readonly setup: Setup }): string {
  const options = Object.entries(setup.options).map(([id, value]) => `${id} ${value}`);
  return [setup.scenario, `${setup.players} players`, ...options].filter(Boolean).join(', ');
}

/** Everyone who looks at a match: the seats, and a spectator. */
export const observersOf = ({ definition, setup }: AnySubject): readonly (Seat | null)[] => [
  ...definition.seats(setup),
  null,
];

/** Those of them to compare for: all, or one at random. */
export const someOf = (
  everyone: readonly (Seat | null)[],
  observers: 'all' | 'one',
  dice: Random,
): readonly (Seat | null)[] => (observers === 'all' ? everyone : [dice.pick(everyone, 'observer')]);
