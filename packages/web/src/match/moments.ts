import type { Logged } from '@quadrille/protocol';
import type { Entry, Presenter, Weight } from '../games/presenter.ts';
import { foldsOf } from './folds.ts';

/** A moment of what just happened: what one Power did in a row, or what was turned over together. */
export interface Moment {
  readonly entries: readonly Entry[];
  /** How much else belongs to it. */
  readonly more: number;
  readonly places: readonly string[];
  readonly kind?: Weight;
}

/** So many lines of one moment are told. */
const MOST = 8;

interface For {
  readonly since: number;
  readonly seat: string;
  /** So far my own answer has led: what it did is no news to me, what it turned over is. */
  readonly answered?: number | undefined;
}

/** What others did after an answer, in moments; what concerns the seat itself most comes first. */
export function momentsOf(
  presenter: Presenter,
  log: readonly Logged[],
  view: unknown,
  { since, seat, answered = since }: For,
): readonly Moment[] {
  const kindOf = ({ index }: Entry): Weight | undefined => {
    const event = log[index]?.event;
    return event && presenter.weighs?.(event, { seat, view, log, index });
  };
  const own = presenter.powersOf(view, seat);
  const fresh = presenter
    .chronicle(log, view)
    .filter((entry) => entry.seq > since && !entry.heading && entry.parts.length > 0);
  const blows = fresh.filter((entry) => kindOf(entry) === 'blow').map((entry) => alone(entry, 'blow'));
  const reveals = together(fresh.filter((entry) => kindOf(entry) === 'reveal'));
  const rest = fresh.filter(
    (entry) =>
      kindOf(entry) === undefined && entry.seq > answered && entry.power !== seat && !own.includes(entry.power ?? seat),
  );
  return [
    ...blows,
    ...reveals,
    ...foldsOf(rest).map(({ entry, more }) => ({
      entries: [entry],
      more: more.length,
      places: [entry, ...more].flatMap(({ places }) => places),
    })),
  ];
}

const alone = (entry: Entry, kind: Weight): Moment => ({ entries: [entry], more: 0, places: entry.places, kind });

/** What was sealed is turned over in one moment. */
function together(entries: readonly Entry[]): Moment[] {
  const bySeq = new Map<number, Entry[]>();
  for (const entry of entries) bySeq.set(entry.seq, [...(bySeq.get(entry.seq) ?? []), entry]);
  return [...bySeq.values()].map((all) => ({
    entries: all.slice(0, MOST),
    more: Math.max(0, all.length - MOST),
    places: all.flatMap(({ places }) => places),
    kind: 'reveal',
  }));
}
