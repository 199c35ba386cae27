import { difference, type Patch, type Position, type ServerMessage } from '@quadrille/protocol';
import type { Context } from '../context.ts';
import type { Audience, Subscriber } from '../presence/audience.ts';
import type { Reader } from '../store/schema.ts';
import { showWhole } from './anew.ts';
import { diffOf, toldIn } from './diff.ts';
import { isReacting, type Live } from './live.ts';
import { positionSince } from './position.ts';

type Showing = Context & { readonly audience: Audience };

/** Whether everybody is told, or only those whom it concerns: see `concerns`. */
export type Whom =
  | 'everybody'
  | {
      readonly answered: string | undefined;
      /** Called when whoever has answered has been shown what came of it; the others follow. */
      shown?(): void;
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
  const answered = whom === 'everybody' ? undefined : whom.answered;
  const concerned = whom === 'everybody' ? () => true : concerns(live, answered);
  let [others, oldest] = [false, live.seq];
  for (const seat of firstOf(seats, answered)) {
    const keep = concerned(seat) ? await showSeat(hall, live, seat, looking, db) : undefined;
    if (!keep) others = true;
    try {
      if (whom !== 'everybody' && seat === answered) whom.shown?.();
    } finally {
      keep?.();
    }
    oldest = Math.min(oldest, live.shown.get(seat ?? '')?.upTo ?? live.seq);
  }
  live.untold = live.untold.filter(({ seq }) => seq > oldest);
  return others;
}

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
    const was = (shown.get(seat)?.position.decisions.length ?? 0) > 0;
    const is = waiting.includes(seat);
    return goesOn ? was !== is : was || is;
  };
}

/** Shows a seat how it stands now. What is given back remembers that: there is time for it when everything is said. */
async function showSeat(
  hall: Showing,
  live: Live,
  seat: string | null,
  looking: ReadonlySet<Subscriber>,
  db: Reader,
): Promise<() => void> {
  const shown = live.shown.get(seat ?? '');
  const here = [...looking].filter((each) => each.seats.includes(seat));
  if (!shown) {
    for (const each of here) await showWhole(hall, live, db, { ...each, seats: [seat] }, { anew: true });
    return NOTHING;
  }
  if (shown.upTo === live.seq) return NOTHING;
  const { position: before } = shown;
  const { now, patch, kept } = positionSince(live, seat, before);
  const log = toldIn(
    live.untold.filter(({ seq }) => seq > shown.upTo),
    seat,
  );
  // Who has reacted is known to nobody until the last reaction is in: what changes nothing is not shown.
  if (isReacting(live) && log.length === 0 && isSame(before, now, patch)) return NOTHING;
  const upTo = live.seq;
  // As far as anybody may know nothing has happened: a difference would lead nowhere.
  const still = now.seq === before.seq;
  if (still && log.length > 0) {
    live.shown.delete(seat ?? '');
    for (const each of here) await showWhole(hall, live, db, { ...each, seats: [seat] }, { anew: true });
    return NOTHING;
  }
  const diff =
    !still && here.some(({ whole }) => !whole) && JSON.stringify(diffOf(live.id, before, { now, patch, log }));
  const message: ServerMessage = { type: 'state', table: live.id, ...now, log, more: true, anew: false };
  const whole = (still || here.some((each) => each.whole)) && JSON.stringify(message);
  for (const each of here) each.send((each.whole || still ? whole : diff) || '');
  return () => live.shown.set(seat ?? '', { position: kept(), upTo });
}

const isSame = (before: Position, now: Position, patch: Patch | undefined): boolean =>
  !patch &&
  difference(before.decisions, now.decisions) === undefined &&
  before.waiting.join() === now.waiting.join() &&
  before.undo === now.undo;

const NOTHING = () => {};
