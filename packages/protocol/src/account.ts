/** Who somebody is. A guest has no password yet; claiming an account keeps everything. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  /** Turns answered in time, out of all turns, 0 to 1; absent before the first timed turn. */
  readonly reliability?: number;
}

/** What somebody is worth at a game; 1000 before the first match that counts. */
export interface PlayerRating {
  readonly game: string;
  readonly rating: number;
  readonly matches: number;
}

/** What a player is told away from the page, and where. */
export const NOTICE_KINDS = ['turn', 'reminder', 'vote', 'letter', 'start', 'end', 'seat', 'rematch'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface Contact {
  readonly email?: string;
  /** The owner of the address has said yes: nothing is sent there before. Only the server says so. */
  readonly confirmed?: boolean;
  /** Discord-compatible: receives `{ content }`. */
  readonly webhook?: string;
  /** Kinds the player does not want by mail or webhook. The page always shows them. */
  readonly silent: readonly NoticeKind[];
}

/** The player of this cookie or token, as only they see it. */
export interface Me extends Player {
  readonly contact: Contact;
  readonly created: number;
  readonly unread: number;
  /** Where they live (`Europe/Vienna`), if their browser has said so. */
  readonly zone?: string;
  /** The name cannot be read, or looks like somebody else's: please choose another. */
  readonly rename?: boolean;
}

export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly table?: string;
  readonly text: string;
  readonly at: number;
  readonly read: boolean;
}

export interface TokenInfo {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used?: number;
}

/** Where somebody is signed in: a browser, or a program with a token. */
export interface SessionInfo extends TokenInfo {
  readonly kind: 'cookie' | 'token';
  /** It is the one that asks. */
  readonly here: boolean;
}

/** A token for programs; the secret is shown once. */
export interface NewToken extends TokenInfo {
  readonly secret: string;
}
