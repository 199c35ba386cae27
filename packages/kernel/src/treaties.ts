import type { AnyEvent } from './definition.ts';
import type { Seat } from './question.ts';

/** What is promised: of which kind, and about what, e.g. a side or a place. */
export interface Terms {
  readonly kind: string;
  readonly about?: string;
}

/** What two seats have agreed on. It binds nobody: the table only remembers who kept it. */
export interface Treaty extends Terms {
  readonly from: Seat;
  readonly to: Seat;
  /** The day of the game on which it was agreed. */
  readonly made: string;
}

/** What one seat has promised by a treaty, in the terms of one who promises only that. */
export interface Bond extends Terms {
  readonly seat: Seat;
  /** Something is to be done before the time is over; otherwise only when one is asked, or nothing is to be done at all. */
  readonly deed?: true;
}

/** What becomes of a treaty: somebody has done what was promised, or has not. */
export interface Verdict {
  readonly seat: Seat;
  readonly kept: boolean;
}

/** The treaties a game knows. Everything here hangs on what lies open: it is told to both parties. */
export interface Treaties {
  /** The day of the game, e.g. its round. */
  date(state: unknown): string;
  /** What one seat may propose to another now. */
  offers(state: unknown, from: Seat, to: Seat): readonly Terms[];
  /** Who has promised what by a treaty. */
  bonds(treaty: Treaty): readonly Bond[];
  /** What an event that everybody has seen makes of a treaty: who has done their part, or gone back on it. */
  verdict(treaty: Treaty, event: AnyEvent, state: unknown): readonly Verdict[];
  /** Its time has run out: nobody has broken it, unless a deed was due that was not done. */
  isOver(treaty: Treaty, state: unknown): boolean;
}
