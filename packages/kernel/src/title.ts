import type { AnyDefinition, Setup } from './definition.ts';
import type { AnyInsight } from './insight.ts';
import type { Seat } from './question.ts';
import type { Treaties } from './treaties.ts';

/** Something a table may choose before a match. */
export interface TableOption {
  readonly id: string;
  readonly title: string;
  /** What it changes, in a sentence. */
  readonly blurb?: string;
  readonly values: readonly { readonly id: string; readonly title: string }[];
  readonly default: string;
  /** With how many players it matters; without a word, always. */
  readonly players?: readonly number[];
}

/** A set-up of a game. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly blurb?: string;
  readonly players: readonly number[];
  readonly options: readonly TableOption[];
  /** The drawn board it is played on, if there is one. */
  readonly board?: string;
}

/** What somebody new begins with. */
export interface Beginning {
  readonly scenario: string;
  readonly players: number;
  readonly seat: string;
}

/** What the laboratory reads off a game's state, beyond what every game has. */
export interface Lens {
  /** What is played for, by seat: drawn as curves. */
  score(state: unknown, seat: Seat): number;
  /** Names the round in progress, where `round` of the state does not; `undefined` between two rounds. */
  round?(state: unknown): string | undefined;
  /** The board, and who holds which place: drawn as a map. */
  readonly map?: { board(state: unknown): string; holders(state: unknown): Readonly<Record<string, string>> };
}

/** Data files: file → text. */
export type Texts = Readonly<Record<string, string>>;

/** Something wrong with a data file, where its author can see it. */
export interface Flaw {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
}

/** What the owner of a printed copy may put in: the values of theirs. The game is made from the texts of its files. */
export interface Editable {
  /** The files as we have them. */
  readonly texts: Texts;
  /** What is wrong with an edition; nothing: it can be played. */
  flaws(texts: Texts): Promise<readonly Flaw[]>;
  /** The same game with other data. */
  titleFrom(texts: Texts): Title;
}

/** A game as the lobby, the command line and the server know it. */
export interface Title {
  readonly id: string;
  readonly title: string;
  /** The teaching game is not shown to players. */
  readonly listed: boolean;
  /** What it is about and how long it takes, for the lobby. */
  readonly motto?: string;
  readonly length?: string;
  /** What somebody new begins with; without it the first scenario, with as many as can play. */
  readonly first?: Beginning;
  readonly scenarios: readonly Scenario[];
  readonly definition: AnyDefinition;
  /** What bots of this game know; without it only random bots can play. */
  readonly insight?: AnyInsight;
  readonly lens?: Lens;
  /** What seats may promise one another; without it there are letters only. */
  readonly treaties?: Treaties;
  /** Phases in which players must not confer, e.g. while battle cards are chosen. */
  readonly silent?: readonly string[];
  /** The hash of the boards, cards and set-ups in use: a match names those it was created with. */
  readonly data: string;
  /** What is printed on its boards and cards, for its screens: plain JSON that never changes during a match. */
  readonly printed?: unknown;
  /** How an edition of somebody's own is made of it. */
  readonly editable?: Editable;
}

/** Why a set-up cannot be played. */
export class BadSetup extends Error {}

/** The set-up with every option filled in; throws a sentence if there is no such scenario, count or value. */
export function setupFor(
  title: Title,
  chosen: {
    readonly scenario?: string;
    readonly players?: number;
    readonly options?: Readonly<Record<string, string>>;
  },
): Setup {
  const scenario =
    chosen.scenario === undefined ? title.scenarios[0] : title.scenarios.find(({ id }) => id === chosen.scenario);
  if (!scenario) {
    const known = title.scenarios.map(({ id }) => id).join(', ');
    throw new BadSetup(`${title.title} has no scenario ${chosen.scenario}. It has: ${known}.`);
  }
  const players = chosen.players ?? Math.max(...scenario.players);
  if (!scenario.players.includes(players))
    throw new BadSetup(`${scenario.title} is for ${scenario.players.join(', ')} players, not for ${players}.`);
  const options = Object.fromEntries(scenario.options.map((each) => [each.id, each.default]));
  for (const [id, value] of Object.entries(chosen.options ?? {})) {
    const known = scenario.options.find((each) => each.id === id);
    if (!known) throw new BadSetup(`${scenario.title} has no option ${id}.`);
    if (!known.values.some((each) => each.id === value))
      throw new BadSetup(`${id} is one of ${known.values.map((each) => each.id).join(', ')}, not ${value}.`);
    options[id] = value;
  }
  return { scenario: scenario.id, players, options };
}
