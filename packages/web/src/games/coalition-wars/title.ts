import type { Decision } from '@quadrille/kernel';
import type { Face } from '../presenter.ts';
import type { View } from './model.ts';

/** Powers that stand together, as the strip groups them. */
export interface Bloc {
  readonly id: string;
  readonly name: string;
  /** The figure before the name: see `sprite/figures.ts`. */
  readonly figure?: string;
  readonly powers: View['order'];
}

/** What a title of the family brings to the screen, as data; whole panels are overridden in `familyPresenter`. */
export interface Title {
  readonly game: string;
  readonly title: string;
  readonly words: Readonly<Record<string, string>>;
  /** Board → territory → the facts that are rebuilt and not told by the rulebook. */
  readonly rebuilt: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly scenario: (id: string) => string;
  /** The named Generals by the Power they serve. */
  readonly heroes: Readonly<Record<string, string>>;
  readonly winsAt: number;
  readonly handLimit: (power: string) => number;
  /** The actions of the Wheel of War in its order; a title without a wheel has none. */
  readonly wheel: readonly string[];
  /** Where the rules tell of battles. */
  readonly battles: string;
  /** How the strip groups the Powers, if not by diplomatic status. */
  readonly blocs?: (view: View) => readonly Bloc[];
  /** Faces of the title's own options; those it does not know are the family's. */
  readonly face?: (view: View, decision: Decision, option: string) => Face | undefined;
}

const open: { title?: Title } = {};

/** The title whose match is on the screen: there is one at a time. */
export function title(): Title {
  if (!open.title) throw new Error('No title of the family is open');
  return open.title;
}

export function openTitle(next: Title): void {
  open.title = next;
}
