import type { AnyEvent, Decision, Explained, Foreseen, Item as Meant, Terms } from '@quadrille/kernel';
import type { Patch } from './patch.ts';
import type { Problem } from './rest.ts';
import type { TableInfo } from './table.ts';
import type { Letter, Talk, VoteInfo, VoteKind } from './talk.ts';

/** An event, and after which answer it happened. */
export interface Logged<E = AnyEvent> {
  readonly seq: number;
  readonly event: E;
}

/** What a seat is asked. Why something is not on offer is told to whoever asks: see `why`. */
export type Asked = Omit<Decision, 'refused'>;

/** The position as one seat sees it; `null` is a spectator. */
export interface Position<View = unknown> {
  /** How many answers, undos and takebacks the match has had. */
  readonly seq: number;
  readonly seat: string | null;
  readonly view: View;
  /** What this seat is asked: several things at once, where the game asks so; what it has sealed may be changed. */
  readonly decisions: readonly Asked[];
  /** The seats that are waited for. */
  readonly waiting: readonly string[];
  /** Whether this seat has something it may take back now. */
  readonly undo: boolean;
}

/** The decision to be made first: the first that has no answer yet; where all are sealed, the first of them. */
export const firstAsked = <D extends Asked>(decisions: readonly D[]): D | undefined =>
  decisions.find(({ chosen }) => chosen === undefined) ?? decisions[0];

/** An answer of a list. It always names its question. */
export interface Item extends Meant {
  readonly question: string;
}

/**
 * Why a list or a look ahead went no further: something hidden became known; others are asked, and nobody can foresee what
 * they do (a list waits for them); the match is over; or an answer that no longer fits.
 */
export type Stopped = 'veil' | 'others' | 'over' | Problem;

/** What became of a list of answers. Those that wait are given as soon as everybody has let them pass. */
export interface Listed {
  readonly seq: number;
  readonly taken: number;
  readonly waits: number;
  readonly stopped?: Stopped;
}

/** The time of a seat. Running clocks have a deadline; the others show what is left. */
export interface SeatClock {
  readonly seat: string;
  /** Milliseconds left, as of `now` of the message. */
  readonly left: number;
  /** Epoch milliseconds, if it is running. */
  readonly deadline?: number;
  /** The deadline is over and grace is running until then. */
  readonly grace?: number;
}

/** Client → server. `id` is chosen by the client; the answer to it carries the same. */
export type ClientMessage =
  /**
   * Look at a table as whoever I am. `seen`: the last seq I have; the log then starts after it. `whole`: send whole
   * positions instead of differences, for programs that keep nothing.
   */
  | {
      readonly type: 'hello';
      readonly table: string;
      readonly seen?: number;
      readonly whole?: boolean;
      readonly id?: string;
    }
  | { readonly type: 'bye'; readonly table: string }
  | {
      readonly type: 'answer';
      readonly table: string;
      readonly seat: string;
      readonly stamp: string;
      readonly option: string;
      readonly id: string;
    }
  /** Several answers in one go, from the decision that carries this stamp on: the twin of `preview`. */
  | {
      readonly type: 'answers';
      readonly table: string;
      readonly seat: string;
      readonly stamp: string;
      readonly items: readonly Item[];
      readonly id: string;
    }
  /** What waits of a list of mine is not to be given any more. */
  | { readonly type: 'withdraw'; readonly table: string; readonly seat: string; readonly id: string }
  /** Leaves a standing order of the game for one of my seats, or revokes it. */
  | {
      readonly type: 'order';
      readonly table: string;
      readonly seat: string;
      readonly order: string;
      readonly on: boolean;
      readonly id: string;
    }
  | { readonly type: 'undo'; readonly table: string; readonly seat: string; readonly id: string }
  /** Why things one might expect are not on offer in the decision that carries this stamp. */
  | { readonly type: 'why'; readonly table: string; readonly seat: string; readonly stamp: string; readonly id: string }
  /** What would come of these answers, as far as nothing hidden becomes known. Changes nothing. */
  | {
      readonly type: 'preview';
      readonly table: string;
      readonly seat: string;
      readonly answers: readonly (string | Item)[];
      readonly id: string;
    }
  | { readonly type: 'hint'; readonly table: string; readonly seat: string; readonly id: string }
  /** The position after `seq` answers, as I could see it then. */
  | { readonly type: 'at'; readonly table: string; readonly seq: number; readonly seat?: string; readonly id: string }
  | {
      readonly type: 'talk';
      readonly table: string;
      readonly text: string;
      readonly id: string;
      readonly seat?: string;
    }
  | {
      readonly type: 'letter';
      readonly table: string;
      readonly from: string;
      readonly to: string;
      readonly text: string;
      /** What it proposes. */
      readonly terms?: Terms;
      readonly id: string;
    }
  /** What one of my seats may propose to another seat now. */
  | { readonly type: 'offers'; readonly table: string; readonly from: string; readonly to: string; readonly id: string }
  /** Agrees to what a letter to one of my seats proposes, or refuses it. */
  | {
      readonly type: 'reply';
      readonly table: string;
      readonly letter: string;
      readonly agree: boolean;
      readonly id: string;
    }
  | { readonly type: 'note'; readonly table: string; readonly seat: string; readonly text: string; readonly id: string }
  /** Everything up to this message is read: `talk`, or the letters of one of my seats with another. */
  | {
      readonly type: 'read';
      readonly table: string;
      readonly upTo: string;
      readonly seat?: string;
      readonly with?: string;
    }
  | {
      readonly type: 'call-vote';
      readonly table: string;
      readonly kind: VoteKind;
      readonly to?: number;
      readonly seat?: string;
      readonly seconds?: number;
      readonly id: string;
    }
  | {
      readonly type: 'vote';
      readonly table: string;
      readonly vote: string;
      readonly agree: boolean;
      readonly id: string;
    }
  | { readonly type: 'ping'; readonly id?: string };

export type ClientMessageType = ClientMessage['type'];

/** What a request led to, beyond "done". */
export type Told =
  | { readonly seq: number; readonly repeated?: true }
  | { readonly preview: Preview }
  | { readonly listed: Listed }
  | { readonly refused: readonly Explained[] }
  | {
      readonly hint: {
        readonly option: string;
        readonly stamp: string;
        /** The best options with what speaks for them, best first; how well one stands after each, 0 to 1. */
        readonly best?: readonly {
          readonly option: string;
          readonly value: number;
          readonly reasons: readonly string[];
        }[];
      };
    }
  | { readonly at: At }
  | { readonly message: string }
  | { readonly offers: readonly Terms[] }
  | Record<never, never>;

/** A look ahead. `took`: how many of the answers were played; the rest would reveal something, or were refused. */
export interface Preview {
  readonly position: Position & { readonly decisions: readonly Decision[] };
  readonly took: number;
  readonly stopped?: Stopped;
  /** After so many of them others may react: what follows is as it would be if they let it pass. */
  readonly passing?: number;
  /** What the game can say beforehand, from what the seat sees: odds, costs, supply. */
  readonly forecast: readonly Foreseen[];
  readonly events: readonly AnyEvent[];
}

/** A look back. */
export interface At {
  readonly position: Position;
  readonly events: readonly AnyEvent[];
  /** After this many answers the match stood as it stands now. */
  readonly last: number;
}

/** Server → client. */
export type ServerMessage =
  | { readonly type: 'table'; readonly table: TableInfo }
  /** A whole position. The log holds the latest entries; older ones come by `GET …/log`. */
  | ({
      readonly type: 'state';
      readonly table: string;
      readonly log: readonly Logged[];
      /** The log does not begin at the beginning. */
      readonly more: boolean;
      /** A takeback happened: forget the log you had. */
      readonly anew: boolean;
    } & Position)
  /**
   * The difference to the position of the same seat with `from`. It may span several steps: who is not asked hears of
   * them together.
   */
  | {
      readonly type: 'diff';
      readonly table: string;
      readonly seq: number;
      /** Absent: `seq − 1`. */
      readonly from?: number;
      readonly seat: string | null;
      /** Absent: the view did not change. */
      readonly patch?: Patch;
      /** The difference to this seat's former decisions; absent: unchanged. */
      readonly decisions?: Patch;
      readonly waiting?: readonly string[];
      readonly undo?: boolean;
      /** What was told meanwhile; absent: nothing. */
      readonly log?: readonly Logged[];
    }
  | { readonly type: 'told'; readonly id: string; readonly told: Told }
  /** What waits of a list of mine; with `why`: what came back of it, and the reason; empty: nothing waits any more. */
  | {
      readonly type: 'rest';
      readonly table: string;
      readonly seat: string;
      readonly items: readonly Item[];
      readonly why?: Stopped;
    }
  /** The standing orders of a seat of mine. */
  | { readonly type: 'orders'; readonly table: string; readonly seat: string; readonly orders: readonly string[] }
  | ({ readonly type: 'refused'; readonly id?: string } & Problem)
  | {
      readonly type: 'presence';
      readonly table: string;
      readonly present: readonly string[];
      readonly watching: number;
    }
  | ({ readonly type: 'talk'; readonly table: string; readonly fresh: boolean } & { readonly talk: readonly Talk[] })
  | { readonly type: 'letter'; readonly table: string; readonly fresh: boolean; readonly letters: readonly Letter[] }
  | { readonly type: 'note'; readonly table: string; readonly seat: string; readonly text: string }
  | { readonly type: 'vote'; readonly table: string; readonly votes: readonly VoteInfo[] }
  | {
      readonly type: 'clock';
      readonly table: string;
      readonly now: number;
      readonly paused: boolean;
      readonly clocks: readonly SeatClock[];
    }
  | { readonly type: 'notice'; readonly text: string; readonly kind: string; readonly table?: string }
  | { readonly type: 'pong'; readonly id?: string };

export type ServerMessageType = ServerMessage['type'];
export type StateMessage = Extract<ServerMessage, { type: 'state' }>;
export type DiffMessage = Extract<ServerMessage, { type: 'diff' }>;
export type WhyNot = Explained;
