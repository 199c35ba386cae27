import { useEffect, useMemo } from 'preact/hooks';
import type { Stroke } from '../games/presenter.ts';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

/** How many strokes stand side by side at most. */
const MOST = 150;
/** How high a stroke stands, in percent. */
const HEIGHTS = { 1: 42, 2: 70, 3: 100 } as const;
/** Chapters whose names would touch are marked without one. */
const APART = 0.07;

interface Bar {
  readonly at: number;
  readonly power: string | undefined;
  readonly weight: Stroke['weight'];
}

/** The strokes gathered in columns of equal length; in each the weightiest is drawn. */
function barsOf(strokes: readonly Stroke[], now: number): readonly Bar[] {
  const columns = Math.min(MOST, Math.max(1, now));
  const bars = new Map<number, Bar>();
  for (const { seq, power, weight } of strokes) {
    if (!power) continue;
    const at = Math.min(columns - 1, Math.floor((Math.max(0, seq - 1) / Math.max(1, now)) * columns));
    const had = bars.get(at);
    if (!had || had.weight < weight) bars.set(at, { at: at / columns, power, weight });
  }
  return [...bars.values()];
}

/** Where chapters begin; a name that would cover the next one is left out. */
function chaptersOf(strokes: readonly Stroke[], now: number) {
  let last = Number.NEGATIVE_INFINITY;
  return strokes.flatMap(({ seq, chapter }) => {
    if (!chapter) return [];
    const at = Math.max(0, seq - 1) / Math.max(1, now);
    const named = at - last >= APART;
    if (named) last = at;
    return [{ at, name: named && at < 1 - APART ? chapter : '' }];
  });
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** The whole match on one line: whose doing it was, where battles were fought, where rounds begin. */
export function Timeline() {
  const { match, presenter, replay, annals } = useSeen();
  const position = match.position.value;
  const now = position?.seq ?? 0;
  const at = replay.seq.value ?? now;
  const log = annals.log.value;
  const { bars, chapters } = useMemo(() => {
    const strokes = presenter.strokes(log);
    return { bars: barsOf(strokes, now), chapters: chaptersOf(strokes, now) };
  }, [log, now, presenter]);
  // Whoever looks at the whole match sees the whole of it.
  useEffect(() => void annals.fetch(), [annals]);
  const width = percent(1 / Math.min(MOST, Math.max(1, now)));
  return (
    <div class="timeline" style={{ '--share': now === 0 ? 1 : at / now }}>
      <svg aria-hidden="true" width="100%" height="100%">
        {bars.map((bar) => (
          <rect
            key={bar.at}
            data-p={bar.power}
            x={percent(bar.at)}
            width={width}
            y={`${100 - HEIGHTS[bar.weight]}%`}
            height={`${HEIGHTS[bar.weight]}%`}
          />
        ))}
      </svg>
      {chapters.map(({ at: begins, name }) => (
        <span key={begins} class="chapter" style={{ left: percent(begins) }}>
          {name}
        </span>
      ))}
      <input
        type="range"
        min="0"
        max={now}
        value={at}
        aria-label={t('replay/moment')}
        aria-valuetext={t('replay/of', { at, now })}
        onInput={({ currentTarget }) => void replay.goTo(Number(currentTarget.value))}
      />
    </div>
  );
}
