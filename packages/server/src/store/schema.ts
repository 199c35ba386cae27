import type { TreatyState } from '@quadrille/protocol';
import type { Kysely, Transaction } from 'kysely';

/** Times are epoch milliseconds, flags 0 or 1, lists and records JSON as text: the same on every database. */
export interface Schema {
  readonly players: PlayerRow;
  readonly sessions: SessionRow;
  /** Addresses that players have given, whether their owners have said yes, and the secret by which they say it. */
  readonly mails: {
    readonly player: string;
    readonly email: string;
    readonly secret: string;
    readonly confirmed: number;
  };
  /** Letters by which a forgotten password can be set anew: the hash of their secret, and until when. */
  readonly resets: { readonly hash: string; readonly player: string; readonly until: number };
  readonly tables: TableRecord;
  readonly turns: TurnRecord;
  readonly seats: SeatRecord;
  /** The data that tables are played with, by their hash. */
  readonly editions: { readonly data: string; readonly game: string; readonly texts: string };
  readonly invited: { readonly table_id: string; readonly player: string };
  readonly moves: MoveRow;
  readonly checkpoints: CheckpointRow;
  readonly messages: MessageRow;
  readonly reads: {
    readonly table_id: string;
    readonly player: string;
    readonly channel: string;
    readonly up_to: string;
  };
  readonly mutes: { readonly table_id: string; readonly player: string; readonly muted: string };
  readonly treaties: TreatyRow;
  /** Who has seen a match through which seat; `began`: from its beginning, a bot by the key of its level; `advised`: with advice. */
  readonly held: {
    readonly table_id: string;
    readonly seat: string;
    readonly player: string;
    readonly began: number;
    readonly advised: number;
  };
  /** Notes belong to the person who made them, not to the seat. */
  readonly notebooks: {
    readonly table_id: string;
    readonly seat: string;
    readonly player: string;
    readonly text: string;
  };
  /** What seats have left word of, and who left it. */
  readonly orders: OrderRow;
  /** The last list of answers of a seat: what its sender was told, and what of it waits. */
  readonly lists: ListRow;
  /** What players, and bots of a level, are worth at a game. */
  readonly ratings: RatingRow;
  /** Matches that do not count, or have counted. */
  readonly unrated: { readonly table_id: string };
  /** Browsers that want to be told though they are closed. */
  readonly pushes: {
    readonly endpoint: string;
    readonly player: string;
    readonly keys: string;
    readonly created: number;
  };
  /** Who wants to play what with strangers. */
  readonly wishes: WishRow;
  readonly blocks: { readonly player: string; readonly blocked: string };
  /** What people have told the owner of the house about others. */
  readonly reports: {
    readonly id: string;
    readonly at: number;
    readonly by: string;
    readonly about: string;
    readonly table_id: string | null;
    readonly text: string;
    readonly done: number;
  };
  readonly votes: VoteRow;
  /** What was done at a table at somebody's request, and what they were told. */
  readonly requests: {
    readonly table_id: string;
    readonly player: string;
    readonly request: string;
    readonly reply: string;
    readonly at: number;
  };
  readonly notices: NoticeRow;
  readonly jobs: JobRow;
  /** Browsers from which somebody has signed in before, by the hash of their cookie. */
  readonly devices: { readonly hash: string; readonly player: string; readonly created: number };
  /** How often something was done of late, by the hash of what and who. */
  readonly allowances: { readonly key: string; readonly until: number; readonly count: number };
}

export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  /** The name as it signs in; guests have none. */
  readonly sign_in: string | null;
  /** What the name of an account looks like at a glance; guests have none. */
  readonly look: string | null;
  readonly password: string | null;
  readonly contact: string;
  readonly created: number;
  /** Where they live (`Europe/Vienna`), if their browser has said so. */
  readonly zone: string | null;
  readonly turns: number;
  readonly late: number;
}

/** A cookie or a token for programs: only its hash is kept. */
export interface SessionRow {
  readonly id: string;
  readonly hash: string;
  readonly player: string;
  readonly kind: 'cookie' | 'token';
  readonly label: string;
  readonly created: number;
  readonly used: number | null;
  readonly ends: number;
}

export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly setup: string;
  readonly settings: string;
  readonly status: string;
  readonly host: string;
  readonly created: number;
  readonly started: number | null;
  readonly seed: string;
  readonly version: number;
  readonly data: string;
  readonly result: string | null;
  readonly invite: string;
  readonly rematch: string | null;
  readonly origin: string | null;
  /** It is paused because no person is left at it. */
  readonly deserted: number;
  /** Raised with every change of seats, settings or status, so that no process trusts an old copy. */
  readonly revision: number;
}

/** Who is waited for, and when that changed last. */
export interface TurnRecord {
  readonly table_id: string;
  readonly waiting: string;
  readonly touched: number;
  /** Where somebody's reaction is in and others' are out: the last row before. Nobody is told of more. */
  readonly outward: number | null;
}

export interface SeatRecord {
  readonly table_id: string;
  readonly seat: string;
  readonly position: number;
  readonly player: string | null;
  readonly bot: string | null;
  readonly offered: number;
  readonly ask: number;
  /** Milliseconds left on a live clock. */
  readonly clock: number | null;
  /** Since when the seat has been waited for, and until when. */
  readonly asked: number | null;
  readonly deadline: number | null;
  /** The unit of the clock (a turn, an impulse) in which the time is counted. */
  readonly unit: string | null;
  /** How far the absence has gone: 0 none, 1 reminded, 2 in grace. */
  readonly absence: number;
  /** The time zone of its player, whose Saturdays and Sundays do not count where weekends are off. */
  readonly zone: string | null;
}

/** One thing that happened to a match. It is never changed. */
export interface MoveRow {
  readonly table_id: string;
  readonly seq: number;
  readonly kind: 'start' | 'answer' | 'undo' | 'rewind';
  readonly seat: string | null;
  readonly option: string | null;
  /** The answer undone, or the one rewound to; of an answer: which of the seat's open questions, if not the first. */
  readonly ref: number | null;
  readonly by: 'player' | 'bot' | 'caretaker' | 'forced' | null;
  /** The id the client gave the request: the same request is never taken twice. */
  readonly request: string | null;
  /** What it told, hidden entries included. */
  readonly news: string | null;
}

/** A cache: a position between phases, so that opening a match does not depend on its length. */
export interface CheckpointRow {
  readonly table_id: string;
  readonly seq: number;
  readonly undone: number;
  readonly checkpoint: string;
}

export interface OrderRow {
  readonly table_id: string;
  readonly seat: string;
  readonly player: string;
  readonly order_id: string;
}

export interface ListRow {
  readonly table_id: string;
  readonly seat: string;
  readonly player: string;
  /** The id the client gave the request, and the reply to it. */
  readonly request: string;
  readonly reply: string;
  /** The items that wait. */
  readonly rest: string;
  /** What its sender must see when it is asked again; `null`: it waits for nothing. */
  readonly expects: string | null;
}

export interface MessageRow {
  readonly id: string;
  readonly table_id: string;
  readonly at: number;
  readonly player: string | null;
  readonly seat: string | null;
  readonly to_seat: string | null;
  /** Who held that seat when the letter was written: nobody else reads it. */
  readonly to_player: string | null;
  readonly text: string;
}

/** What a letter proposes, and what became of it. */
export interface TreatyRow {
  readonly letter: string;
  readonly table_id: string;
  readonly from_seat: string;
  readonly to_seat: string;
  readonly kind: string;
  readonly about: string | null;
  /** The day of the game on which it was agreed, and after how many rows of the match. */
  readonly made: string;
  readonly seq: number;
  readonly state: TreatyState;
  /** After how many rows it was found kept or broken, and by whom. */
  readonly judged: number | null;
  readonly by_seat: string | null;
  /** After how many rows each side had done its part, where both have one. */
  readonly from_done: number | null;
  readonly to_done: number | null;
}

export interface VoteRow {
  readonly id: string;
  readonly table_id: string;
  readonly kind: string;
  readonly by: string;
  readonly at: number;
  readonly args: string;
  readonly ballots: string;
  readonly outcome: string | null;
}

export interface NoticeRow {
  readonly id: string;
  readonly player: string;
  readonly kind: string;
  readonly table_id: string | null;
  readonly text: string;
  readonly at: number;
  readonly read: number;
  /** When it went by mail; 0 if it is to go with the next letter, 1 if it is not to go. */
  readonly mailed: number;
}

/** By OpenSkill: what somebody is worth, and how sure that is. */
export interface RatingRow {
  /** A player, or `bot` and a level. */
  readonly key: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

export interface WishRow {
  readonly player: string;
  readonly game: string;
  readonly players: number;
  readonly pace: string;
  readonly since: number;
  /** When its page asked last. */
  readonly seen: number;
  /** The table it led to; empty while that is being laid. */
  readonly table_id: string | null;
}

/** Something to be done once, at a time, by whichever process is there. */
export interface JobRow {
  readonly key: string;
  readonly kind: string;
  readonly due: number;
  readonly args: string;
  readonly owner: string | null;
  readonly claimed_until: number;
  readonly attempts: number;
}

export type Db = Kysely<Schema>;
export type Trx = Transaction<Schema>;
/** Either: reading works on both. */
export type Reader = Db | Trx;
