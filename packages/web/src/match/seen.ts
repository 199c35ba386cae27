import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Sheet } from '@quadrille/atlas';
import type { Decision } from '@quadrille/kernel';
import type { Position } from '@quadrille/protocol';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Presenter } from '../games/presenter.ts';
import type { Annals } from '../store/annals.ts';
import type { Deciding } from '../store/deciding.ts';
import type { Match } from '../store/match.ts';
import type { Replay } from '../store/replay.ts';

const TABS = ['chronicle', 'talk', 'rules', 'standings', 'orders', 'notes', 'places'] as const;
/** A tab of the house, or one that the game brings, by its id. */
export type Tab = (typeof TABS)[number] | `own/${string}`;

/** The list of places belongs to a map, standing orders to a seat of a game that has some. */
export const tabsOf = ({ sheet, presenter, match }: Seen): readonly (typeof TABS)[number][] =>
  TABS.filter(
    (tab) =>
      (sheet || tab !== 'places') && (tab !== 'orders' || (presenter.orders.length > 0 && match.seat.value !== null)),
  );

export const PAGES = ['map', 'hand', 'powers', 'chronicle', 'talk'] as const;
export type Page = (typeof PAGES)[number];

/** What every part of the match page looks at. */
export interface Seen {
  readonly match: Match;
  readonly deciding: Deciding;
  readonly replay: Replay;
  /** The log from its beginning, as far as it is known. */
  readonly annals: Annals;
  readonly presenter: Presenter;
  /** The sheet of the board, or that it is on its way; a game without one shows its position in words. */
  readonly sheet: Sheet | 'coming' | undefined;
  /** The position on show: now, planned, or a moment of the past. */
  readonly shown: ReadonlySignal<Position | undefined>;
  /** Places somebody points at from outside the map. */
  readonly lit: Signal<readonly string[]>;
  /** Places to bring into sight. */
  readonly sought: Signal<readonly string[]>;
  /** The piece whose options are on show. */
  readonly piece: Signal<string | undefined>;
  /** Chooses an option, or by `piece:…` the piece whose options are wanted; `piece:` alone lays it down. */
  readonly offer: (option: string) => void;
  readonly tab: Signal<Tab | undefined>;
  readonly page: Signal<Page>;
  /** The section of the rules that is open. */
  readonly section: Signal<string | undefined>;
  /** Where in the log the story begins that is on show. */
  readonly story: Signal<number | undefined>;
}

export const SeenContext = createContext<Seen | undefined>(undefined);

export function useSeen(): Seen {
  const seen = useContext(SeenContext);
  if (!seen) throw new Error('Not inside a match');
  return seen;
}

/** The sheet, once it is there. */
export const sheetIn = ({ sheet }: Seen): Sheet | undefined => (sheet === 'coming' ? undefined : sheet);

/** Whether the golden button sends the plan: where steps join it at a touch, unless the game ends plans apart. */
export const sendsPlan = ({ joins, sends }: Presenter, decision: Decision): boolean =>
  (joins?.(decision) ?? false) && (sends?.(decision) ?? true);

/** Opens the rules at a section. */
export function openRules({ section, tab }: Seen, cite: string): void {
  section.value = cite;
  tab.value = 'rules';
}

const narrowQuery = window.matchMedia('(max-width: 1023px)');
const midQuery = window.matchMedia('(max-width: 1439px)');
/** The phone layout. */
export const narrow = signal(narrowQuery.matches);
/** The rail is folded to icons. */
export const folded = signal(midQuery.matches);
narrowQuery.addEventListener('change', ({ matches }) => {
  narrow.value = matches;
});
midQuery.addEventListener('change', ({ matches }) => {
  folded.value = matches;
});
