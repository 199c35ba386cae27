import type { PrintedFacts } from '@quadrille/coalition-wars/core/printed.ts';
import type { Decision } from '@quadrille/kernel';
import { type Args, say } from '@quadrille/kernel/words.ts';
import type { Logged } from '@quadrille/protocol';
import type { Face, Given, Panel } from '../presenter.ts';
import { type Power, powerOf, type Status, type View } from './model.ts';
import { rebuilt } from './rebuilt.build.ts';
import { known, t, type WordId } from './words/index.ts';

/** Powers that stand together, as the strip groups them. */
export interface Bloc {
  readonly id: string;
  readonly name: string;
  /** The figure before the name: see `heraldry/figures.ts`. */
  readonly figure?: string;
  readonly powers: View['order'];
}

/** What a title of the family brings to the screen, as data; whole panels are overridden in `familyParts`. */
export interface OwnTitle {
  readonly game: string;
  readonly scenario: (id: string) => string;
  /** The named Generals by the Power they serve. */
  readonly heroes: Readonly<Record<string, string>>;
  /** How the strip groups the Powers, if not by diplomatic status. */
  readonly blocs?: (view: View) => readonly Bloc[];
  /** What a Power does this turn, if no wheel says it. */
  readonly action?: (view: View, power: Power) => string | undefined;
  /** A small sign on a Power's panel: a crown, the Action cards that lie open. */
  readonly Mark?: Panel<{ readonly view: View; readonly power: Power }>;
  /** Two lines on what a diplomatic status means in this title. */
  readonly statusNotes?: Readonly<Partial<Record<Status, readonly [WordId, WordId]>>>;
  /** Who bids for a Minor Power, of equals the first wins; and what is won. */
  readonly auction?: {
    readonly bidders: (view: View, log: readonly Logged[], minor: string) => readonly Power[];
    readonly wins: readonly [WordId, WordId];
  };
  /** Faces of the title's own options; those it does not know are the family's. */
  readonly face?: (title: Title, view: View, decision: Decision, option: string) => Face | undefined;
}

/** A title with its words and what is printed in the edition at the table: every screen is given the one it shows. */
export interface Title extends OwnTitle {
  /** What is printed in the rules and on the boards. */
  readonly printed: PrintedFacts;
  /** Board → territory → the facts that are rebuilt and not told by the rulebook. */
  readonly rebuilt: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** A phrase of the game's own catalogue. */
  readonly speak: (id: string, args?: Args) => string;
  readonly has: (id: string) => boolean;
  /** The name of a Power, General or Territory. */
  readonly nameOf: (id: string) => string;
  readonly isPlace: (id: string) => boolean;
  /** The name a General goes by at this table: his own, or that of his rank. */
  readonly generalName: (view: View, id: string) => string;
  /** The same, beside his Power's emblem. */
  readonly shortName: (view: View, id: string) => string;
  readonly actionName: (action: string) => string;
}

export function titleOf(own: OwnTitle, { words, printed: facts }: Given): Title {
  const printed = facts as PrintedFacts;
  const lands = new Set(Object.values(printed.values).flatMap((values) => Object.keys(values)));
  const speak = (id: string, args?: Args): string => say(words, id, args);
  const nameOf = (id: string): string => words[`name/${id}`] ?? id;
  const isNamed = (view: View, id: string): boolean => Object.values(view.named).includes(id);
  const generalName = (view: View, id: string): string =>
    nameOf((isNamed(view, id) ? own.heroes[powerOf(id)] : undefined) ?? id);
  return {
    ...own,
    printed,
    rebuilt,
    speak,
    has: (id) => id in words,
    nameOf,
    isPlace: (id) => lands.has(id),
    generalName,
    shortName: (view, id) =>
      isNamed(view, id) ? generalName(view, id) : t('piece/short', { n: id.split('-')[1] ?? '' }),
    actionName: (action) => {
      const ours = `action/${action}`;
      return known(ours) ? t(ours) : speak(`name/${action}`);
    },
  };
}
