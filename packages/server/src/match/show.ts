import type { Reply, ServerMessage } from '@quadrille/protocol';
import type { Context } from '../context.ts';
import type { Reader } from '../store/schema.ts';
import { showWhole } from './anew.ts';
import type { Audience, Subscriber } from './audience.ts';
import { diffOf, toldIn } from './diff.ts';
import type { Live } from './live.ts';
import { positionSince } from './position.ts';

type Showing = Context & { readonly audience: Audience };

/** A page that has answered and waits for the reply: it may come along with what came of the answer. */
export interface Asker {
  readonly page: Subscriber;
  readonly reply: Reply;
}

/** Whether everybody is told, or only those whom it concerns: see `concerns`. */
export type Whom =
  | 'everybody'
  | {
      readonly answered: string | undefined;
      readonly asker?: Asker | undefined;
      /** Called when whoever has answered has been shown what came of it, with the reply or without; the others follow. */
      shown?(replied: boolean): void;
    };

/**
 * Tells those who are looking what changed for them, and no more than that. Whether there are others who have not been
 * told yet: they can wait a moment, and hear of several steps at once.
 */
export async function showSteps(hall: Showing, live: Live, whom: Whom, db: Reader = hall.store.db): Promise<boolean> {
  const looking = hall.audience.of(live.id);
  const seats = new Set<string | null>();
  for (const each of looking) for (const seat of each.seats) seats.add(seat);
  for (const key of live.shown.keys()) if (!seats.has(key || null)) live.shown.delete(key);
  if (live.table.settings.spectators !== 0) seats.delete(null); // they are behind: see spectators.ts
  const { answered, asker, shown } = whom === 'everybody' ? EVERYBODY : whom;
  const concerned = whom === 'everybody' ? () => true : concerns(live, answered);
  const keep: (() => void)[] = [];
  let others = false;
  try {
    for (const seat of firstOf(seats, answered)) {
      if (!concerned(seat)) {
        others = true;
        continue;
      }
      const here = [...looking].filter((each) => each.seats.includes(seat));
      const seen = await showSeat(hall, live, seat, here, { db, asker: seat === answered ? asker : undefined });
      keep.push(seen.keep);
      if (seat === answered) shown?.(seen.replied);
      // Whoever is asked need not wait until the others are told, nor until what they see is noted.
      for (const each of here) each.flush();
    }
  } finally {
    for (const each of keep) each();
  }
  let oldest = live.seq;
  for (const seat of seats) oldest = Math.min(oldest, live.shown.get(seat ?? '')?.seq ?? live.seq);
  live.steps = live.steps.filter(({ seq }) => seq > oldest);
  return others;
}

const EVERYBODY: Exclude<Whom, string> = { answered: undefined };

/** Whoever has answered goes on first. */
const firstOf = (seats: ReadonlySet<string | null>, first: string | undefined): ReadonlySet<string | null> =>
  first !== undefined && seats.has(first) ? new Set([first, ...seats]) : seats;

/**
 * Whom an answer concerns at once: who gave it, and who is asked or was. While whoever gave it is asked on, those who
 * are asked at the same time as before can wait a moment too.
 */
function concerns({ match, shown }: Live, answered: string | undefined): (seat: string | null) => boolean {
  const { waiting } = match;
  const goesOn = answered !== undefined && waiting.includes(answered);
  return (seat) => {
    if (seat === null || seat === answered) return seat !== null;
    const was = Boolean(shown.get(seat)?.decision);
    const is = waiting.includes(seat);
    return goesOn ? was !== is : was || is;
  };
}

interface Seen {
  /** The asker has the reply. */
  readonly replied: boolean;
  /** Remembers what was shown: there is time for it when everything is said. */
  keep(): void;
}

/** Shows a seat how it stands now. */
async function showSeat(
  hall: Showing,
  live: Live,
  seat: string | null,
  here: readonly Subscriber[],
  { db, asker }: { readonly db: Reader; readonly asker: Asker | undefined },
): Promise<Seen> {
  const before = live.shown.get(seat ?? '');
  if (!before) {
    for (const each of here) await showWhole(hall, live, db, { ...each, seats: [seat] }, { anew: true });
    return NOTHING;
  }
  if (before.seq === live.seq) return NOTHING;
  const { now, patch, kept } = positionSince(live, seat, before);
  const log = toldIn(
    live.steps.filter(({ seq }) => seq > before.seq),
    seat,
  );
  const diff = diffOf(live.id, before, { now, patch, log });
  const whole: ServerMessage = { type: 'state', table: live.id, ...now, log, more: true, anew: false };
  const texts = new Map<ServerMessage, string>();
  let replied = false;
  for (const each of here) {
    if (each === asker?.page && each.along) {
      each.send(JSON.stringify({ ...diff, reply: asker.reply } satisfies ServerMessage));
      replied = true;
      continue;
    }
    const message = each.whole ? whole : diff;
    const text = texts.get(message) ?? JSON.stringify(message);
    texts.set(message, text);
    each.send(text);
  }
  return { replied, keep: () => void live.shown.set(seat ?? '', kept()) };
}

const NOTHING: Seen = { replied: false, keep: () => {} };
