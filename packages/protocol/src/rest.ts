import type { AnyEvent, MatchRecord, Texts, Words } from '@quadrille/kernel';
import type { Contact, Me, NewToken, Notice, Player, PlayerRating, SessionInfo, TokenInfo } from './account.ts';
import type { Logged } from './play.ts';
import type { BotLevel, GameInfo, Pace, TableInfo, TableRow, TableSettings } from './table.ts';
import type { Letter, Talk, VoteInfo } from './talk.ts';

/** Every refusal over HTTP and the socket has a code for programs and a sentence for people. */
export interface Problem {
  readonly code: string;
  readonly sentence: string;
  readonly cite?: string;
}

/** `GET /api/me`: nobody yet, or the player of the cookie or token. */
export interface MeResponse {
  readonly me: Me | null;
}

/** `GET /api/house`: what the house can do, and the address at which others find it. */
export interface HouseResponse {
  readonly address: string;
  /** It can send letters. */
  readonly mails: boolean;
  /** The key by which a browser lets it push notices. */
  readonly push?: string;
  /** Whoever asks owns it, and is shown what people report. */
  readonly owner?: boolean;
}

/** `POST /api/guest`: a name is chosen if none is given. */
export interface GuestRequest {
  readonly name?: string;
  /** Where they live, as their browser says: `Europe/Vienna`. */
  readonly zone?: string;
}

/** `POST /api/account` (claim, as a guest or anew) and `POST /api/sign-in`. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** `POST /api/password`; every other session is signed out. */
export interface PasswordRequest {
  readonly old: string;
  readonly new: string;
}

/** `PATCH /api/me`. */
export interface MeRequest {
  readonly name?: string;
  readonly zone?: string;
  readonly contact?: Partial<Omit<Contact, 'confirmed'>>;
  /** Of an account, to change its e-mail address: by a letter there a new password can be set. */
  readonly password?: string;
}

/** `GET /api/games`. */
export interface GamesResponse {
  readonly games: readonly GameInfo[];
}

/** `GET /api/players/:player`. */
export interface PlayerResponse {
  readonly player: Player;
  readonly since: number;
  readonly ratings: readonly PlayerRating[];
  /** Matches that are over, newest first. */
  readonly tables: readonly TableRow[];
}

/** A place on a ladder: an account, or the bots of a level. */
export type Rung = { readonly rating: number; readonly matches: number } & (
  | { readonly player: Player }
  | { readonly level: BotLevel }
);

/** `GET /api/games/:game/ladder`. */
export interface LadderResponse {
  readonly ladder: readonly Rung[];
}

/** `POST /api/push`: a browser that wants notices though it is closed; `DELETE /api/push` with its `endpoint` ends it. */
export interface PushRequest {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Paces at which strangers are found. */
export const FIND_PACES = {
  evening: { kind: 'live', seconds: 3600, increment: 20 },
  daily: { kind: 'correspondence', seconds: 86_400, grace: 43_200, weekends: 'on' },
} as const satisfies Readonly<Record<string, Pace>>;

/** `POST /api/find`: I want to play this with so many, strangers too. */
export interface FindRequest {
  readonly game: string;
  readonly players: number;
  readonly pace: keyof typeof FIND_PACES;
}

/** `GET /api/find`: my wish and how many share it, or the table it led to. */
export interface FindResponse {
  readonly wish?: FindRequest;
  readonly waiting?: number;
  readonly table?: string;
}

/** `GET /api/blocks`. */
export interface BlocksResponse {
  readonly blocked: readonly Player[];
}

/** `POST /api/reports`: something the owner of the house should know about somebody. */
export interface ReportRequest {
  readonly player: string;
  readonly text: string;
  readonly table?: string;
}

/** What the owner of the house can do about somebody: take the name away, or sign them out everywhere. */
export const OWNER_ACTS = ['rename', 'sign-out'] as const;
export type OwnerAct = (typeof OWNER_ACTS)[number];

/** `GET /api/reports`, for the owner. */
export interface ReportsResponse {
  readonly reports: readonly {
    readonly id: string;
    readonly at: number;
    readonly by: Player;
    readonly about: Player;
    readonly text: string;
    readonly table?: string;
    readonly done: boolean;
  }[];
}

/** `GET /api/games/:game`: the game, and everything it says. */
export interface GameResponse {
  readonly game: GameInfo;
  readonly words: Words;
  /** What is printed on its boards and cards, as its screens know it. */
  readonly printed?: unknown;
}

/** Who sits where when a table is created. `me` may hold several seats: solo and hot-seat. */
export type SeatRequest = 'me' | 'open' | BotLevel;

/** `POST /api/tables`. Seats not named are open. Full tables start at once unless `settings.start` says otherwise. */
export interface TableRequest {
  readonly game: string;
  /** The name of an edition; without it ours. */
  readonly edition?: string;
  readonly scenario?: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: Readonly<Record<string, SeatRequest>>;
  readonly settings?: Partial<TableSettings>;
}

export const SHOWN = ['mine', 'open', 'watch'] as const;
export type Shown = (typeof SHOWN)[number];

/** `GET /api/tables?show=mine|open|watch`. */
export interface TablesResponse {
  readonly tables: readonly TableRow[];
}

/** `GET /api/tables/:table` and every request that changes a table. */
export interface TableResponse {
  readonly table: TableInfo;
}

/** `POST /api/tables/:table/join`. */
export interface JoinRequest {
  readonly seat?: string;
}

/** `POST /api/invite`: the code after `#` of an invite link; the link is not needed again afterwards. */
export interface InviteRequest {
  readonly code: string;
}

/** `POST /api/tables/:table/seat`, by the host before the start: empty a seat or give it to a bot. */
export interface SeatChange {
  readonly seat: string;
  readonly to: 'open' | BotLevel;
}

/** `POST /api/tables/:table/{leave,resign,return,ask}`: which seat; all of mine if none is named. */
export interface SeatName {
  readonly seat?: string;
}

/** `POST /api/tables/:table/ask`: whether a seat wants to be asked where there is one option only. */
export interface AskRequest {
  readonly seat: string;
  readonly always: boolean;
}

/** `POST /api/tables/:table/mute`: a player whose talk and letters I do not want to see. */
export interface MuteRequest {
  readonly player: string;
  readonly muted: boolean;
}

/** `POST /api/tables/:table/fork`: a what-if from this position, for me alone. `seat`: as seen by which seat. */
export interface ForkRequest {
  readonly seq: number;
  readonly seat?: string;
}

/** `GET /api/tables/:table/log?seat=…&before=…`: older log entries, newest last. */
export interface LogResponse {
  readonly log: readonly Logged[];
  /** Ask again with `before` set to this, if present. */
  readonly before?: number;
}

/** `GET /api/tables/:table/why?seq=…`: what speaks for what a bot did, in sentences. */
export interface WhyResponse {
  readonly reasons: readonly string[];
}

/** `GET /api/tables/:table/talk?before=…` and `GET /api/tables/:table/letters?seat=…&with=…&before=…`. */
export interface TalkResponse {
  readonly talk: readonly Talk[];
}
export interface LettersResponse {
  readonly letters: readonly Letter[];
}

/** `GET /api/tables/:table/votes`. */
export interface VotesResponse {
  readonly votes: readonly VoteInfo[];
}

/** `GET /api/tables/:table/audit`. The seed and the draws only when the match is over. */
export interface AuditResponse {
  readonly commitment: string;
  readonly game: string;
  readonly version: number;
  readonly data: string;
  readonly seq: number;
  readonly seed?: string;
  readonly draws?: Readonly<Record<string, number>>;
  readonly hash?: string;
  /** Whether the record, replayed from the seed, gives this very position; absent if it was played under older rules. */
  readonly replays?: boolean;
}

/** `GET /api/tables/:table/record`, when the match is over; `POST /api/records` takes the same. */
export interface RecordFile {
  readonly format: 1;
  readonly name: string;
  readonly seats: Readonly<Record<string, string>>;
  /** The hash of the data it was played with. */
  readonly data: string;
  /** The data themselves, where they are not ours and the reader sat at the table. */
  readonly edition?: Texts;
  readonly record: MatchRecord;
}

/** `GET /api/notices`, `POST /api/notices/read`. */
export interface NoticesResponse {
  readonly notices: readonly Notice[];
}
export interface NoticesRead {
  readonly upTo: string;
}

/** `GET /api/sessions`; `DELETE /api/sessions/:id` ends one. */
export interface SessionsResponse {
  readonly sessions: readonly SessionInfo[];
}

/** `POST /api/forgot`: a letter to the confirmed address of the account of this name, if there is one. */
export interface ForgotRequest {
  readonly name: string;
}

/** `POST /api/reset`: a new password by the secret of that letter; every session ends. */
export interface ResetRequest {
  readonly secret: string;
  readonly password: string;
}

/** `GET /api/tokens`, `POST /api/tokens`. */
export interface TokensResponse {
  readonly tokens: readonly TokenInfo[];
}
export interface TokenRequest {
  readonly label: string;
}
export interface TokenResponse {
  readonly token: NewToken;
}

export type AnyLogged = Logged<AnyEvent>;
