import type { Beginning, Result, Scenario, Setup } from '@quadrille/kernel';
import { BOT_LEVELS, type BotLevel } from '@quadrille/kernel/levels.ts';
import { TEMPERAMENTS, type Temperament } from '@quadrille/kernel/temperaments.ts';
import type { Player } from './account.ts';

/** A game as the lobby shows it. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly listed: boolean;
  /** What it is about and how long it takes. */
  readonly motto?: string;
  readonly length?: string;
  /** What somebody new begins with. */
  readonly first: Beginning;
  readonly version: number;
  readonly data: string;
  readonly scenarios: readonly ScenarioInfo[];
  /** Levels of play a bot of this game has, weakest first. */
  readonly levels: readonly BotLevel[];
  /** Editions of somebody's own that may be played instead. */
  readonly editions: readonly EditionInfo[];
  /** Standing orders a seat may leave: their sentences stand under `order/<id>` of the words. */
  readonly orders: readonly string[];
  /** Its seats may make treaties: their sentences stand under `treaty/<kind>` of the words. */
  readonly treats: boolean;
  /** The names of its seats. */
  readonly names: Readonly<Record<string, string>>;
}

/** An edition: its name, and the hash of its data. */
export interface EditionInfo {
  readonly name: string;
  readonly data: string;
}

/** The seats there are for a number of players; with `option`, those that a choice of the table makes of them. */
export interface Chairs {
  readonly players: number;
  readonly option?: { readonly id: string; readonly value: string };
  readonly seats: readonly string[];
}

/** A scenario with the seats there are for each number of players. */
export interface ScenarioInfo extends Scenario {
  readonly seats: readonly Chairs[];
}

export { BOT_LEVELS, type BotLevel, TEMPERAMENTS, type Temperament };

/** How long all bots of a table together may think before a person is asked again: about 2, 5 and 20 seconds. */
export const THINKING = ['brief', 'steady', 'long'] as const;
export type Thinking = (typeof THINKING)[number];

/** How much time there is. Times are in seconds. */
export type Pace =
  | { readonly kind: 'untimed' }
  /**
   * A clock per seat that runs while the seat is waited for. The increment is for what the game counts: a question, a
   * turn. Before it runs for a reaction in another's turn there are `reactions` seconds.
   */
  | { readonly kind: 'live'; readonly seconds: number; readonly increment: number; readonly reactions?: number }
  /** Time for what the game counts (a question, a turn) or for a reaction, then grace, then a caretaker answers. */
  | {
      readonly kind: 'correspondence';
      readonly seconds: number;
      readonly grace: number;
      readonly weekends: 'on' | 'off';
      readonly reactions?: number;
    };

/** open: table talk and letters; public: table talk only; none: silence. */
export const PRESS_MODES = ['open', 'public', 'none'] as const;
export type PressMode = (typeof PRESS_MODES)[number];

/** waiting for players; playing; paused by vote; over; ended by vote without a winner; closed before it began. */
export const TABLE_STATUSES = ['waiting', 'playing', 'paused', 'over', 'ended', 'closed'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** open to everyone in the lobby, or by invite link only. */
export const ADMISSIONS = ['open', 'private'] as const;
export type Admission = (typeof ADMISSIONS)[number];

/** Players choose their seats, or seats are drawn when the match starts. */
export const SEATINGS = ['choose', 'draw'] as const;
export type Seating = (typeof SEATINGS)[number];

/** What a table agrees on. Everything but `game` may be left out when creating one. */
export interface TableSettings {
  readonly name: string;
  readonly pace: Pace;
  readonly press: PressMode;
  readonly admission: Admission;
  readonly seating: Seating;
  /** When full, by the host alone, or at a time (epoch milliseconds) if full. */
  readonly start: 'full' | 'host' | number;
  /** How many answers spectators are behind; `null`: no spectators. */
  readonly spectators: number | null;
  /** Whether players may ask a bot for advice. */
  readonly hints: boolean;
  /** Absent: `steady`. */
  readonly thinking?: Thinking;
}

/**
 * Who holds a seat.
 * - `open`      nobody: it may be taken
 * - `player`    a person
 * - `bot`       a bot for good
 * - `caretaker` a bot that answers only what is due for an absent player, who may come back at any time
 */
export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'player'; readonly player: Player }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly temperament: Temperament }
  | { readonly kind: 'caretaker'; readonly player: Player; readonly level: BotLevel };

export interface SeatInfo {
  readonly seat: string;
  readonly holder: Holder;
  /** It may be taken over, though its player may still come back first. */
  readonly offered: boolean;
}

/** A table as everybody may know it, with what only this player may know in `mine`. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The hash of the data it is played with. */
  readonly data: string;
  readonly setup: Setup;
  readonly settings: TableSettings;
  readonly status: TableStatus;
  readonly host: Player;
  readonly created: number;
  readonly started?: number;
  readonly seats: readonly SeatInfo[];
  readonly seq: number;
  /** Binds the seed; published when the match starts. */
  readonly commitment?: string;
  readonly result?: Result;
  /** Published when the match is over. */
  readonly seed?: string;
  /** The table that followed this one, or that this one follows. */
  readonly rematch?: string;
  /** A private what-if of another match. */
  readonly sandbox?: { readonly table: string; readonly seq: number };
  readonly mine: Mine;
}

export interface Mine {
  readonly host: boolean;
  readonly seats: readonly string[];
  /** For those who may invite: the link is `/invite#<code>`. */
  readonly invite?: string;
  readonly unread: Unread;
  readonly muted: readonly string[];
  /** Seats of mine that want to be asked even where there is one option only. */
  readonly askAlways: readonly string[];
}

/** Unread counts: the table talk, and letters by correspondent (seat to seat). */
export interface Unread {
  readonly talk: number;
  readonly letters: Readonly<Record<string, number>>;
}

/** A line of a table list. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly name: string;
  readonly status: TableStatus;
  readonly pace: Pace;
  readonly press: PressMode;
  readonly admission: Admission;
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  readonly created: number;
  readonly touched: number;
  readonly seq: number;
  readonly waiting: readonly string[];
  /** Seats of mine, and whether one of them is waited for. */
  readonly mine: readonly string[];
  readonly myTurn: boolean;
  /** When the first of my seats runs out of time. */
  readonly deadline?: number;
  readonly result?: Result;
  readonly sandbox?: { readonly table: string; readonly seq: number };
}
