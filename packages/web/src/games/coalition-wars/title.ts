import type { PrintedFacts } from '@quadrille/coalition-wars/core/printed.ts';
import type { Decision } from '@quadrille/kernel';
import type { Logged } from '@quadrille/protocol';
import type { Face, Panel } from '../presenter.ts';
import type { Power, Status, View } from './model.ts';
import type { WordId } from './words/index.ts';

/** Powers that stand together, as the strip groups them. */
export interface Bloc {
  readonly id: string;
  readonly name: string;
  /** The figure before the name: see `heraldry/figures.ts`. */
  readonly figure?: string;
  readonly powers: View['order'];
}

/** What a title of the family brings to the screen, as data; whole panels are overridden in `familyParts`. */
export interface Title {
  readonly game: string;
  readonly words: Readonly<Record<string, string>>;
  /** Board → territory → the facts that are rebuilt and not told by the rulebook. */
  readonly rebuilt: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly scenario: (id: string) => string;
  /** The named Generals by the Power they serve. */
  readonly heroes: Readonly<Record<string, string>>;
  /** What is printed in the rules and on the boards. */
  readonly printed: PrintedFacts;
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
  readonly face?: (view: View, decision: Decision, option: string) => Face | undefined;
}

/** What a title says itself; its words and what is rebuilt on its boards are given. */
export type OwnTitle = Omit<Title, 'words' | 'rebuilt' | 'printed'>;

const open: { title?: Title } = {};

/** The title whose match is on the screen: there is one at a time. */
export function title(): Title {
  if (!open.title) throw new Error('No title of the family is open');
  return open.title;
}

export function openTitle(next: Title): void {
  open.title = next;
}
