import type { Printed, Sheet } from '@quadrille/atlas';
import type { AnyEvent, Decision, Foreseen, Result, Setup, Terms, Words } from '@quadrille/kernel';
import type { GameInfo, Logged, Preview, TableInfo } from '@quadrille/protocol';
import type { ComponentChildren, JSX } from 'preact';
import type { Arrow, Layer, Piece, Tag, Tone, Wash } from '../board/model.ts';
import type { IconName } from '../sprite/icons.ts';
import type { Deciding } from '../store/deciding.ts';
import type { Manners } from '../store/manners.ts';
import type { Step } from '../store/steps.ts';
import type { Choices } from './choices.ts';

/** How an option stands in the list and on the map. */
export interface Face {
  readonly label: string;
  /** A few words more: strengths, a cost. */
  readonly sub?: string;
  readonly icon?: IconName;
  /** Whose emblem stands beside it. */
  readonly power?: string;
  /** The place it is about; the map offers it there. */
  readonly place?: string;
  /** It is about the border between `place` and this one; the map offers it there. */
  readonly beyond?: string;
  readonly from?: string;
  readonly tone?: Tone;
  /** Options of one piece belong together: first the piece is chosen, then what it does. */
  readonly piece?: string;
  /** What the button says that takes it. */
  readonly verb?: string;
  /** Ends a plan, passes, stays: stands last, under the key 0. */
  readonly closing?: boolean;
}

/** A part of a sentence: words, or something that can be pointed at. */
export type Part =
  | string
  | { readonly place: string; readonly name: string }
  | { readonly power: string; readonly name: string }
  | { readonly strong: string };

/** A small sign of what changed. */
export interface Delta {
  readonly text: string;
  readonly icon?: IconName;
  readonly way?: 'up' | 'down';
}

/** A line of the chronicle. */
export interface Entry {
  /** After which answer it happened, and its place in the log. */
  readonly seq: number;
  readonly index: number;
  readonly power?: string;
  readonly parts: readonly Part[];
  readonly deltas: readonly Delta[];
  readonly places: readonly string[];
  /** A heading: a new round, a new turn. */
  readonly heading?: boolean;
  /** Nothing but signs so far: the next sentence about the same Power takes them over. */
  readonly waits?: boolean;
  /** How often it happened in a row. */
  readonly times?: number;
  /** A story; it begins at this place of the log and is told by the game's own panel. */
  readonly story?: number;
}

/** What an event is to a seat: a blow it must hear of, or a seal broken before everybody. */
export type Weight = 'blow' | 'reveal';

/** Whom an event is told, and what came before it. */
export interface Hearing<View = unknown> {
  readonly seat: string;
  readonly view: View;
  readonly log: readonly Logged[];
  /** Where in the log the event stands. */
  readonly index: number;
}

/** Where the match stands, for the header. */
export interface Standing {
  readonly title: string;
  readonly detail: string;
  /** Both where there is little room. */
  readonly brief: string;
}

/** One thing that happened, as small as it can be drawn. */
export interface Stroke {
  readonly seq: number;
  readonly power?: string;
  /** How much it matters: a word, a deed, a battle. */
  readonly weight: 1 | 2 | 3;
  /** A chapter of the match begins here. */
  readonly chapter?: string;
}

/** A line of a plot. */
export interface Series {
  readonly power: string;
  readonly points: readonly number[];
}

/** A part of the screen that a game brings. */
export type Panel<P> = (props: P) => JSX.Element | null;

/** What every panel of a game is given. */
export interface PanelProps<View> {
  readonly view: View;
  readonly table: TableInfo;
  /** The seat that looks; `null` is a spectator. */
  readonly seat: string | null;
}

/** A panel that answers a decision: battle, diplomacy, bid. */
export interface TrayProps<View> extends PanelProps<View> {
  readonly decision: Decision | undefined;
  readonly selected: string | undefined;
  readonly choose: (option: string) => void;
  readonly take: (option?: string) => void;
  readonly waiting: readonly string[];
  readonly log: readonly Logged[];
  readonly cite: (section: string) => void;
  /** The plain question with its options, for what the tray itself does not ask. */
  readonly children?: ComponentChildren;
}

/** What a panel is told of the decision that is being weighed. */
export interface Weighed {
  readonly decision: Decision | undefined;
  /** What the golden button would take. */
  readonly ready: string | undefined;
  /** What would come of it, as far as nothing hidden becomes known. */
  readonly preview: Preview | undefined;
}

/** The inside of the dock, in place of the list of options: the question, the way back and the golden button are the house's. */
export interface BodyProps<View> extends PanelProps<View>, Weighed {
  readonly decision: Decision;
  readonly choices: Choices;
  readonly choose: (option: string) => void;
  /** Takes an option at once, without what would follow it by itself. */
  readonly take: (option: string) => void;
  readonly log: readonly Logged[];
  readonly cite: (section: string) => void;
  /** On a phone: nothing stands below the map. */
  readonly small: boolean;
  /** Lights places on the map, or brings them into sight. */
  readonly point: (places: readonly string[]) => void;
  readonly seek: (places: readonly string[]) => void;
  /** The plan that is being composed: its steps, one more if nothing becomes known by it, and back to so many of them. */
  readonly plan: Pick<Deciding, 'compose' | 'backTo' | 'arrange'> & {
    readonly steps: readonly Step[];
    /** The position it begins with. */
    readonly outset: View;
  };
  /** What is in hand, and taking something else up. */
  readonly piece: string | undefined;
  readonly hold: (piece: string | undefined) => void;
  /** Asks for the reasons of what is not offered; they come with the decision. */
  readonly explain: () => void;
  /** Leaves word for questions like this: the table answers them by it from now on, this one too. */
  readonly leave: (order: string) => void;
  /** The plain list of options. */
  readonly children?: ComponentChildren;
}

/** A tab of the rail that a game brings. */
export interface OwnTab<View> {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly Panel: Panel<PanelProps<View> & Weighed & { readonly cite: (section: string) => void }>;
}

/** What the server says of a game: the screen of it is made from this. */
export interface Given {
  readonly game: GameInfo;
  readonly words: Words;
  /** What is printed on boards and cards, as the game says it. */
  readonly printed?: unknown;
}

/** What a game brings to the screen: whatever it leaves out is shown plainly, see `plain/presenter.tsx`. */
export type Parts<View> = Partial<Presenter<View>>;

/** Everything the match page asks of a game. */
export interface Presenter<View = unknown> extends Manners<View> {
  readonly game: string;
  readonly title: string;
  readonly scenario: (table: TableInfo) => string;
  /** The name of a Power, a place or a piece; named pieces go by their own name at a table. */
  readonly name: (id: string, view?: View) => string;
  /** The Powers a seat holds at this moment, where seats are players and not Powers themselves. */
  readonly powersOf: (view: View, seat: string) => readonly string[];
  /** The Powers a seat will hold, where the set-up alone says so: there is no position before the match begins. */
  readonly leads?: (setup: Setup, seat: string) => readonly string[];
  /** The sheet of the board; without one the position is shown in words. */
  readonly sheet: (setup: Setup) => string | undefined;
  /** The position in words, where there is no map. */
  readonly Overview: Panel<PanelProps<View>>;
  readonly standing: (view: View) => Standing;
  readonly pieces: (view: View, decision: Decision | undefined, selected: string | undefined) => readonly Piece[];
  readonly washes: (view: View, sheet: Sheet, decision: Decision | undefined) => readonly Wash[];
  readonly lines: (
    view: View,
    decision: Decision | undefined,
    selected: string | undefined,
    preview?: Preview,
    /** What the plan that is being composed leads to so far. */
    planned?: Preview,
  ) => readonly Arrow[];
  /** A few letters at places: chances, costs, values. */
  readonly tags?: (
    view: View,
    decision: Decision | undefined,
    selected: string | undefined,
    preview?: Preview,
  ) => readonly Tag[];
  /** What can be laid over the map: reach with its cost, supply, odds, control. */
  readonly layers?: (view: View, decision: Decision | undefined, selected: string | undefined) => readonly Layer[];
  /** What the edition at this table prints on the map instead of what the sheet says. */
  readonly printed?: (view: View) => Printed;
  /** Places that must stay in sight. */
  readonly focus: (view: View, decision: Decision | undefined) => readonly string[];
  /** Where the seat is at home on the map: what it looks at first. */
  readonly home: (view: View, seat: string | null) => readonly string[];
  /** For which Power a question is answered, where its argument `power` names another. */
  readonly answersFor?: (view: View, decision: Decision) => string;
  readonly face: (view: View, decision: Decision, option: string) => Face;
  /** How the options of a question are put in order and grouped, where the game knows better; see `choicesOf`. */
  readonly choices?: (view: View, decision: Decision, piece: string | undefined) => Choices | undefined;
  /** The question, where the screen can put it better than the rules. */
  readonly question?: (view: View, decision: Decision) => string | undefined;
  /** The question once a piece is in hand, if it can be put shorter then. */
  readonly askOf?: (view: View, decision: Decision, piece: string) => string | undefined;
  /** The log as sentences. */
  readonly chronicle: (log: readonly Logged[], view: View) => readonly Entry[];
  /** Which events are announced, not left to the log. */
  readonly weighs?: (event: AnyEvent, hearing: Hearing<View>) => Weight | undefined;
  /** An episode of the log (a battle, a siege, an election, a peace) in short, for the chronicle. */
  readonly StoryNote: Panel<{ readonly log: readonly Logged[]; readonly at: number; readonly view: View }>;
  /** The same episode in full, with every number explained. */
  readonly Story: Panel<{
    readonly log: readonly Logged[];
    readonly at: number;
    readonly view: View;
    readonly cite: (section: string) => void;
    readonly children?: ComponentChildren;
  }>;
  /** Facts about a place, for the tip and the list of places. */
  readonly place: (view: View, place: string, sheet: Sheet) => PlaceFacts | undefined;
  /** What was decided, in a sentence or two. */
  readonly ending: (result: Result, view?: View) => string;
  /** What a seat may leave word of, so that nobody waits for it. */
  readonly orders: readonly { readonly id: string; readonly text: string }[];
  /** What one seat proposes to another, in a sentence. */
  readonly treaty: (terms: Terms, from: string, to: string) => string;
  /** Whether seats of this game may make treaties. */
  readonly treats: boolean;
  /** A line of a forecast in words, without its value. */
  readonly foreseen: (line: Foreseen) => string;
  readonly Strip: Panel<PanelProps<View>>;
  /** The Powers as a row of chips, for the phone. */
  readonly Chips: Panel<PanelProps<View>>;
  readonly Turns: Panel<PanelProps<View>>;
  readonly Instrument: Panel<PanelProps<View> & { readonly small?: boolean; readonly log: readonly Logged[] }>;
  /** `asked`: whose decision it is, where a seat plays for several. */
  readonly Hand: Panel<PanelProps<View> & { readonly large?: boolean; readonly asked?: string | number | undefined }>;
  readonly handSize: (view: View, seat: string | null) => number | undefined;
  /** The hand as a row below the map; the dock has none then. */
  readonly Tickets?: Panel<
    PanelProps<View> &
      Weighed & {
        /** An option, or `piece:` and the piece whose options are wanted. */
        readonly choose: (option: string) => void;
        /** The piece whose options are on show. */
        readonly piece: string | undefined;
      }
  >;
  /** Tabs of the rail before those of the house; the first is open from the beginning. */
  readonly tabs?: readonly OwnTab<View>[];
  /** What stands in the dock instead of the list of options. */
  readonly body?: (view: View, decision: Decision) => Panel<BodyProps<View>> | undefined;
  /** The tray this moment calls for, instead of the plain dock. */
  readonly tray: (
    view: View,
    decision: Decision | undefined,
    log: readonly Logged[],
  ) => Panel<TrayProps<View>> | undefined;
  /** The episode that is being settled by this question: where in the log it begins. */
  readonly openStory: (view: View, log: readonly Logged[], decision: Decision | undefined) => number | undefined;
  /** The latest episode of the log, whom it is about, and whether it is over. */
  readonly lastStory: (
    log: readonly Logged[],
  ) => { readonly at: number; readonly over: boolean; readonly powers: readonly string[] } | undefined;
  readonly Powers: Panel<PanelProps<View>>;
  /** What happened when, in strokes, for the line of the replay. */
  readonly strokes: (log: readonly Logged[]) => readonly Stroke[];
  /** Plots over time, from the log. */
  readonly series: (
    log: readonly AnyEvent[],
    view: View,
  ) => readonly { readonly title: string; readonly lines: readonly Series[] }[];
  readonly tallies: (log: readonly AnyEvent[]) => readonly {
    readonly title: string;
    readonly bars: readonly { readonly power: string; readonly count: number }[];
  }[];
}

export interface PlaceFacts {
  readonly name: string;
  readonly holder?: string;
  readonly kind: string;
  readonly lines: readonly string[];
  /** Not told by the rulebook: rebuilt, and why. */
  readonly reconstructed?: string;
}
