import type { AnyEvent, Match, Title } from '@quadrille/kernel';
import type { Item, Position, Stopped } from '@quadrille/protocol';
import type { MoveRow, OrderRow, TreatyRow } from '../store/schema.ts';
import type { News } from '../tables/moves.ts';
import type { Table } from '../tables/table.ts';
import type { List } from './lists.ts';

export type AnyMatch = Match<unknown, AnyEvent, string, unknown>;

/** What a table needs of its match; a sandbox has it too. */
export interface Playable
  extends Pick<
    AnyMatch,
    | 'seats'
    | 'waiting'
    | 'awaited'
    | 'result'
    | 'news'
    | 'questions'
    | 'view'
    | 'decisions'
    | 'which'
    | 'answer'
    | 'undo'
    | 'branch'
  > {
  /** How often something hidden has become known; to a seat: that it had not shown itself. */
  veil(seat?: string): number;
  /** The match itself, where there is one: to be stored, and for bots. */
  readonly real?: AnyMatch;
  /** Tells a sandbox how often something was taken back in it before. */
  undone?(times: number): void;
}

/** What can be seen of a match, or of a run of one. */
type Seen = Pick<AnyMatch, 'seats' | 'waiting' | 'awaited' | 'result' | 'questions' | 'view'>;
type Acts = Omit<Playable, keyof Seen | 'news'>;

/** A line of play: what there is to see now, what the last answer told, and what can be done. */
export const playableWith = (now: () => Seen, news: () => News, acts: Acts): Playable =>
  Object.assign(
    {
      get seats() {
        return now().seats;
      },
      get waiting() {
        return now().waiting;
      },
      get awaited() {
        return now().awaited;
      },
      get result() {
        return now().result;
      },
      get news() {
        return news();
      },
      questions: (seat: string) => now().questions(seat),
      view: (seat: string | null) => now().view(seat),
    },
    acts,
  );

/** A real match. */
export const playableOf = (real: AnyMatch): Playable =>
  playableWith(
    () => real,
    () => real.news,
    {
      real,
      decisions: (seat) => real.decisions(seat),
      which: (seat, stamp) => real.which(seat, stamp),
      answer: (seat, option, which) => real.answer(seat, option, which),
      undo: (seat) => real.undo(seat),
      branch: () => real.branch(),
      veil: (seat) => (seat === undefined ? real.inspect().veil : real.veilFor(seat)),
    },
  );

/** An answer that still counts, with what an undo must know of it. */
export interface Given {
  readonly seq: number;
  readonly seat: string;
  readonly lifted: boolean;
  readonly by: MoveRow['by'];
}

/** What a row told. */
export interface Tidings {
  readonly seq: number;
  readonly news: News;
}

/** A stored checkpoint: after which row, and how often something had been taken back by then. */
export interface Saved {
  readonly seq: number;
  readonly undone: number;
}

/** A position as it was sent, and up to which row it goes: it may be further than is told. */
export interface Shown {
  readonly position: Position;
  readonly upTo: number;
}

/** A match in memory. It is only touched from within its queue, and never shows what is not on disk. */
export interface Live {
  readonly id: string;
  readonly title: Title;
  table: Table;
  match: Playable;
  seq: number;
  /** The last row that anybody may know of: of reactions nothing shows until all are in. */
  outward: number;
  /** The answers given since it was opened, and a few before. */
  given: Given[];
  /** Requests taken lately: the same one again is not a new answer. */
  readonly requests: Map<string, number>;
  /** What somebody who looks has not been shown yet. */
  untold: Tidings[];
  /** How often something was taken back. */
  undone: number;
  /** The newest stored checkpoint. */
  saved: Saved;
  /** The positions as last sent, by seat; the spectator's under ''. */
  readonly shown: Map<string, Shown>;
  /** The clocks as last shown. */
  clocks?: string;
  /** What seats have left word of, and the lists of answers they have given. */
  orders: readonly OrderRow[];
  lists: Map<string, List>;
  /** What seats have agreed on; the letters to show again, and words broken that somebody must answer for. */
  treaties: readonly TreatyRow[];
  readonly amended: string[];
  readonly apologies: TreatyRow[];
  /** When a person last answered, by the clock of this process: bots make haste for those who wait. */
  heard?: number;
  /** Up to which step of the game bots have written letters of themselves. */
  written?: string;
  /** The seats that have not been shown how these stand now, and what came back of a list. */
  readonly instructed: Set<string>;
  readonly returned: Map<string, { readonly items: readonly Item[]; readonly why: Stopped }>;
}

/** Somebody's reaction is in. It does not show before the last is. */
export const isReactionIn = ({ seats, questions }: Pick<Playable, 'seats' | 'questions'>): boolean =>
  seats.some((seat) => questions(seat).some(({ reaction, chosen }) => reaction && chosen !== undefined));

/**
 * Others are asked whether they react. Until they have, nothing is taken back: to take it back, or to be refused because
 * somebody has built upon it, would tell who has reacted. What is sealed can be changed. A what-if is nobody else's.
 */
export const isReacting = ({ match, table }: Pick<Live, 'match' | 'table'>): boolean =>
  table.origin === null && match.seats.some((seat) => match.questions(seat).some(({ reaction }) => reaction));

/** The last answer of a seat that was a choice: what the platform answered for the seat since goes with it. */
export const lastChoice = ({ given }: Pick<Live, 'given'>, seat: string): Given | undefined =>
  given.findLast((each) => each.seat === seat && each.by !== 'forced');

/** Whether the last choice of a seat was a bot's or a caretaker's: time had run out for it, and it stands. */
export const stands = (live: Pick<Live, 'given'>, seat: string): boolean => {
  const by = lastChoice(live, seat)?.by;
  return by === 'bot' || by === 'caretaker';
};

/** Notes how far the match has come. */
export function reach(live: Live, seq: number): void {
  live.seq = seq;
  if (!isReactionIn(live.match)) live.outward = seq;
}

/** How many of the latest answers and requests are remembered. */
const REMEMBERED = 256;

/** Notes an answer that has just been taken, and what it told. */
export function advance(live: Live, row: MoveRow, step: { readonly lifted: boolean; readonly news: News }): void {
  reach(live, row.seq);
  if (row.by === 'player') live.heard = performance.now();
  live.untold.push({ seq: row.seq, news: step.news });
  remember(live, row, step.lifted);
}

/** Notes an answer that was taken before. */
export function remember(live: Live, row: MoveRow, lifted: boolean): void {
  const { seq, seat, by, request } = row;
  if (seat !== null) live.given.push({ seq, seat, lifted, by });
  if (live.given.length > 2 * REMEMBERED) live.given = live.given.slice(-REMEMBERED);
  if (request !== null) live.requests.set(`${seat} ${request}`, seq);
  if (live.requests.size > REMEMBERED) {
    const [oldest] = live.requests.keys();
    if (oldest !== undefined) live.requests.delete(oldest);
  }
}
