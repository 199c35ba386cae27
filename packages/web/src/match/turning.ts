import type { Logged } from '@quadrille/protocol';
import type { Presenter, Series } from '../games/presenter.ts';

/** A moment that decided the match: from when a Power led for good, or what it gained at a stroke. */
export interface TurningPoint {
  readonly power: string;
  readonly seq: number;
  /** What it gained; without a number it took the lead. */
  readonly gained?: number;
  /** The chapter of the match it belongs to. */
  readonly chapter?: string;
}

/** So many gains are told besides the change of the lead. */
const GAINS = 2;

/** The turning points of a match that is over, in their order. */
export function turningPoints(
  presenter: Pick<Presenter, 'series' | 'strokes'>,
  log: readonly Logged[],
  view: unknown,
  winners: readonly string[],
): readonly TurningPoint[] {
  const events = log.map(({ event }) => event);
  const [scores] = presenter.series(events, view);
  const lines = scores?.lines ?? [];
  const count = lines[0]?.points.length ?? 0;
  if (count < 2) return [];
  const chapters = presenter.strokes(log).filter(({ chapter }) => chapter !== undefined);
  const at = (point: number): Pick<TurningPoint, 'seq' | 'chapter'> => {
    const seq = log[eventOf(point)]?.seq ?? 0;
    const chapter = chapters.findLast((each) => each.seq <= seq)?.chapter;
    return { seq, ...(chapter !== undefined && { chapter }) };
  };
  /** The event with which a point of the curves begins: there are no more points than that before it. */
  const eventOf = (point: number): number => {
    let [least, most] = [0, events.length];
    while (least < most) {
      const middle = (least + most) >> 1;
      const points = presenter.series(events.slice(0, middle + 1), view)[0]?.lines[0]?.points.length ?? 0;
      if (points > point) most = middle;
      else least = middle + 1;
    }
    return least;
  };
  const lead = winners.length === 1 && winners[0] !== undefined ? leadFrom(lines, winners[0]) : undefined;
  const gains = lines
    .flatMap(({ power, points }) =>
      points.flatMap((value, point) =>
        point === 0 ? [] : [{ power, point, gained: value - (points[point - 1] ?? 0) }],
      ),
    )
    .filter(({ gained }) => gained > 1)
    .sort((a, b) => b.gained - a.gained)
    .slice(0, GAINS);
  return [
    ...(lead !== undefined && winners[0] !== undefined ? [{ power: winners[0], ...at(lead) }] : []),
    ...gains.map(({ power, point, gained }) => ({ power, gained, ...at(point) })),
  ].sort((a, b) => a.seq - b.seq);
}

/** From which point on one line lies above all others; nothing if it always did. */
export function leadFrom(lines: readonly Series[], power: string): number | undefined {
  const own = lines.find((line) => line.power === power)?.points ?? [];
  const behind = own.findLastIndex((value, point) =>
    lines.some((line) => line.power !== power && (line.points[point] ?? 0) >= value),
  );
  return behind < 0 || behind === own.length - 1 ? undefined : behind + 1;
}
