import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Decision } from '@quadrille/kernel';
import {
  type Asked,
  type ClientMessage,
  type Followed,
  firstAsked,
  followDiff,
  followState,
  type Item,
  type Letter,
  type SeatClock,
  type ServerMessage,
  type Stopped,
  type TableInfo,
  type Talk,
  type Unread,
  type VoteInfo,
} from '@quadrille/protocol';
import { api } from '../net/api.ts';
import { follow, greet } from '../net/socket.ts';
import { whyNot } from '../net/why.ts';

const SPECTATOR = '';
const keyOf = (seat: string | null): string => seat ?? SPECTATOR;

/** The clocks, and what time it was at the server when they were read. */
export interface Clocks {
  readonly paused: boolean;
  /** Server time minus ours. */
  readonly ahead: number;
  readonly clocks: readonly SeatClock[];
}

/** Which asking of which seat a decision is. */
const askingOf = ({ seat, stamp }: Asked): string => `${seat} ${stamp}`;

/** Why not, as explained for one asking. */
interface Reasons {
  readonly asked: string;
  readonly refused: Decision['refused'];
}

/** What waits of a list, or has come back with a reason. */
export interface Rest {
  readonly items: readonly Item[];
  readonly why?: Stopped;
}

/** A table as the page follows it. */
export interface Match {
  readonly id: string;
  readonly table: Signal<TableInfo | undefined>;
  readonly positions: Signal<Readonly<Record<string, Followed>>>;
  /** Through whose eyes the page looks: one of my seats, or a spectator's. */
  readonly seat: Signal<string | null>;
  readonly position: ReadonlySignal<Followed | undefined>;
  /** Everything this seat is asked: several things at once, where the game asks so. */
  readonly questions: ReadonlySignal<readonly Asked[]>;
  /** The stamp of the question the person has turned to; else the first that has no answer yet. */
  readonly turned: Signal<string | undefined>;
  /** The question on show. Why not is known once it was asked for. */
  readonly decision: ReadonlySignal<Decision | undefined>;
  /** Asks why things one might expect are not on offer. */
  readonly explain: () => void;
  readonly explained: ReadonlySignal<boolean>;
  /** Seats of mine that are asked something now. */
  readonly asked: ReadonlySignal<readonly string[]>;
  readonly present: Signal<readonly string[]>;
  readonly watching: Signal<number>;
  readonly talk: Signal<readonly Talk[]>;
  readonly letters: Signal<readonly Letter[]>;
  /** What has not been read: table talk, and letters by correspondent. */
  readonly unread: Signal<Unread>;
  /** What waits of lists of answers, by seat: it goes on as soon as everybody lets it pass. */
  readonly rest: Signal<Readonly<Record<string, Rest>>>;
  /** Standing orders, by seat. */
  readonly orders: Signal<Readonly<Record<string, readonly string[]>>>;
  readonly notes: Signal<Readonly<Record<string, string>>>;
  readonly votes: Signal<readonly VoteInfo[]>;
  readonly clocks: Signal<Clocks>;
  /** What was refused to us lately. */
  readonly problem: Signal<string | undefined>;
  readonly close: () => void;
}

/** Opens a table and follows it until it is closed. */
export function openMatch(id: string): Match {
  const table = signal<TableInfo | undefined>(undefined);
  const positions = signal<Readonly<Record<string, Followed>>>({});
  const seat = signal<string | null>(null);
  const position = computed(() => positions.value[keyOf(seat.value)]);
  const turned = signal<string | undefined>(undefined);
  const questions = computed(() => position.value?.decisions ?? []);
  const asking = computed(
    () => questions.value.find(({ stamp }) => stamp === turned.value) ?? firstAsked(questions.value),
  );
  const reasons = signal<Reasons>({ asked: '', refused: [] });
  const decision = computed(() => {
    const open = asking.value;
    const { asked: about, refused } = reasons.value;
    return open && { ...open, refused: about === askingOf(open) ? refused : [] };
  });
  const explain = (): void => {
    const open = asking.peek();
    if (!open || reasons.peek().asked === askingOf(open)) return;
    void whyNot(id, open).then((refused) => {
      if (asking.peek()?.stamp === open.stamp) reasons.value = { asked: askingOf(open), refused };
    });
  };
  const explained = computed(() => asking.value !== undefined && reasons.value.asked === askingOf(asking.value));
  const asked = computed(() =>
    Object.values(positions.value).flatMap(({ seat: own, decision: open }) =>
      own !== null && open && open.chosen === undefined ? [own] : [],
    ),
  );
  const present = signal<readonly string[]>([]);
  const watching = signal(0);
  const talk = signal<readonly Talk[]>([]);
  const letters = signal<readonly Letter[]>([]);
  const unread = signal<Unread>({ talk: 0, letters: {} });
  const rest = signal<Readonly<Record<string, Rest>>>({});
  const orders = signal<Readonly<Record<string, readonly string[]>>>({});
  const notes = signal<Readonly<Record<string, string>>>({});
  const votes = signal<readonly VoteInfo[]>([]);
  const clocks = signal<Clocks>({ paused: false, ahead: 0, clocks: [] });
  const problem = signal<string | undefined>(undefined);

  const take = (own: string | null, next: Followed): void => {
    positions.value = { ...positions.value, [keyOf(own)]: next };
    // Nobody is waited for: the match has ended, and the table knows how.
    if (next.waiting.length === 0 && table.peek()?.status === 'playing') void refresh();
  };
  const refresh = async (): Promise<void> => {
    const said = await api.table(id).catch(() => undefined);
    if (said) table.value = said.table;
  };

  /** A seat of mine to look through; the one there is, or the one that is asked. */
  const sit = (mine: readonly string[]): void => {
    if (seat.value !== null && mine.includes(seat.value)) return;
    seat.value = asked.value[0] ?? mine[0] ?? null;
  };

  const arrived = (from: string): void => {
    if (table.value?.mine.seats.includes(from)) return;
    const { letters: counts, talk: lines } = unread.value;
    unread.value = { talk: lines, letters: { ...counts, [from]: (counts[from] ?? 0) + 1 } };
  };

  const hear = (message: ServerMessage): void => {
    if (message.type === 'refused') {
      problem.value = message.sentence;
      return;
    }
    if (message.type === 'table') {
      if (message.table.id !== id) return;
      table.value = message.table;
      unread.value = byCorrespondent(message.table.mine.unread);
      sit(message.table.mine.seats);
      return;
    }
    if (!('table' in message) || message.table !== id) return;
    switch (message.type) {
      case 'state':
        take(message.seat, followState(positions.value[keyOf(message.seat)], message));
        if (table.value) sit(table.value.mine.seats);
        break;
      case 'diff': {
        const had = positions.value[keyOf(message.seat)];
        const next = had && followDiff(had, message);
        if (next) take(message.seat, next);
        else greet(id);
        break;
      }
      case 'presence':
        present.value = message.present;
        watching.value = message.watching;
        break;
      case 'talk':
        talk.value = added(talk.value, message.talk);
        if (message.fresh) unread.value = { ...unread.value, talk: unread.value.talk + message.talk.length };
        break;
      case 'letter':
        {
          const known = new Set(letters.value.map(({ id: each }) => each));
          letters.value = added(letters.value, message.letters);
          if (message.fresh) for (const letter of message.letters) if (!known.has(letter.id)) arrived(letter.from);
        }
        break;
      case 'rest': {
        const { seat: own, items, why } = message;
        rest.value = { ...rest.value, [own]: { items, ...(why !== undefined && { why }) } };
        break;
      }
      case 'orders':
        orders.value = { ...orders.value, [message.seat]: message.orders };
        break;
      case 'note':
        notes.value = { ...notes.value, [message.seat]: message.text };
        break;
      case 'vote':
        votes.value = message.votes;
        break;
      case 'clock':
        clocks.value = { paused: message.paused, ahead: message.now - Date.now(), clocks: message.clocks };
        break;
    }
  };

  const hello = (): ClientMessage => {
    const known = Object.values(positions.value).map(({ seq }) => seq);
    return { type: 'hello', table: id, ...(known.length > 0 && { seen: Math.min(...known) }) };
  };

  // Bots answer faster than a screen can draw: what arrives between two frames is taken together.
  let queue: ServerMessage[] = [];
  const drain = () => {
    const arrived = queue;
    queue = [];
    batch(() => arrived.forEach(hear));
  };
  const arrive = (message: ServerMessage) => {
    if (queue.push(message) > 1) return;
    if (document.hidden) setTimeout(drain);
    else requestAnimationFrame(drain);
  };
  const leave = follow(id, hello, arrive);
  return {
    id,
    table,
    positions,
    seat,
    position,
    questions,
    turned,
    decision,
    explain,
    explained,
    asked,
    present,
    watching,
    talk,
    letters,
    unread,
    rest,
    orders,
    notes,
    votes,
    clocks,
    problem,
    close: leave,
  };
}

/** The server counts letters for each of my seats; the page shows them by who wrote. */
function byCorrespondent({ talk, letters }: Unread): Unread {
  const counts: Record<string, number> = {};
  for (const [pair, count] of Object.entries(letters)) {
    const other = pair.split(' ')[1] ?? pair;
    counts[other] = (counts[other] ?? 0) + count;
  }
  return { talk, letters: counts };
}

/** Adds what is new, by id; what came again has changed. */
function added<M extends { readonly id: string; readonly at: number }>(
  had: readonly M[],
  more: readonly M[],
): readonly M[] {
  if (more.length === 0) return had;
  const known = new Map([...had, ...more].map((each) => [each.id, each]));
  return [...known.values()].sort((a, b) => a.at - b.at);
}
