import type { Terms } from '@quadrille/kernel';
import type { Player } from './account.ts';

/** A line of table talk; without a seat a spectator's or the table's own. */
export interface Talk {
  readonly id: string;
  readonly at: number;
  readonly player?: Player;
  readonly seat?: string;
  readonly text: string;
}

/** A private letter from seat to seat. */
export interface Letter {
  readonly id: string;
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly treaty?: LetterTreaty;
}

export const TREATY_STATES = ['proposed', 'refused', 'agreed', 'kept', 'broken', 'lapsed'] as const;
export type TreatyState = (typeof TREATY_STATES)[number];

/** What a letter proposes, and what has become of it; `by`: who kept or broke it. */
export interface LetterTreaty extends Terms {
  readonly state: TreatyState;
  readonly by?: string;
}

export const VOTE_KINDS = ['takeback', 'pause', 'resume', 'extend', 'replace', 'end'] as const;
export type VoteKind = (typeof VOTE_KINDS)[number];

/** A vote that is open or was decided. */
export interface VoteInfo {
  readonly id: string;
  readonly kind: VoteKind;
  readonly by: Player;
  readonly at: number;
  /** takeback: the match goes back to the position after this answer. */
  readonly to?: number;
  /** replace: the seat that is offered to others. */
  readonly seat?: string;
  /** extend: by how many seconds. */
  readonly seconds?: number;
  readonly ballots: readonly { readonly player: string; readonly agree: boolean }[];
  /** Players whose agreement is still needed. */
  readonly needed: readonly string[];
  readonly outcome?: 'carried' | 'rejected';
}
