import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Entry } from '../games/presenter.ts';
import { Dot } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { Deltas, Sentence } from './Sentence.tsx';
import { useSeen } from './seen.ts';
import { sinceLastVisit } from './visits.ts';

/** How many lines of the chronicle stand on the page; the rest is a click away. */
const SHOWN = 120;

/** What happened, in sentences, the latest at the end. */
export function Chronicle() {
  const { match, presenter, replay } = useSeen();
  const position = match.position.value;
  const until = replay.seq.value ?? Number.POSITIVE_INFINITY;
  const end = useRef<HTMLDivElement>(null);
  const entries = useMemo(
    () => (position ? presenter.chronicle(position.log, position.view) : []),
    [position?.log, presenter],
  );
  const told = entries.filter(({ seq }) => seq <= until).slice(-SHOWN);
  useEffect(() => {
    const pane = end.current?.parentElement;
    if (pane) pane.scrollTop = pane.scrollHeight;
  }, [told.length]);
  const seen = sinceLastVisit(match);
  return (
    <div class="scroll">
      <SinceBanner />
      <ol class="log">
        {told.map((entry) => (
          <EntryLine key={entry.index} entry={entry} fresh={seen !== undefined && entry.seq > seen} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}

function EntryLine({ entry, fresh }: { readonly entry: Entry; readonly fresh: boolean }) {
  const { match, presenter, story, lit, replay } = useSeen();
  const position = match.position.value;
  const { parts, deltas, power, heading, places, seq } = entry;
  if (heading)
    return (
      <li class="log-head">
        <span>
          <Sentence parts={parts} />
        </span>
      </li>
    );
  const point = () => {
    lit.value = places;
  };
  const leave = () => {
    lit.value = [];
  };
  return (
    <li
      class={`event ${fresh ? 'fresh' : ''} ${entry.story === undefined ? '' : 'battle'}`}
      onMouseEnter={point}
      onMouseLeave={leave}
    >
      {power ? <Dot power={power} name={presenter.name(power)} /> : <span />}
      <div>
        {entry.story !== undefined && position ? (
          <button
            type="button"
            class="battle-note"
            onClick={() => {
              story.value = entry.story;
            }}
          >
            <presenter.StoryNote log={position.log} at={entry.story} view={position.view} />
          </button>
        ) : (
          <>
            <Sentence parts={parts} />
            {entry.times !== undefined && <b> ×{entry.times}</b>}
            <Deltas deltas={deltas} />
          </>
        )}
      </div>
      {seq >= 0 && (
        <button type="button" class="moment" aria-label={t('chronicle/go')} onClick={() => void replay.goTo(seq)}>
          <Icon name="eye" size={15} />
        </button>
      )}
    </li>
  );
}

/** "Since your last visit", as a short replay. */
function SinceBanner() {
  const { match, replay } = useSeen();
  const position = match.position.value;
  const seen = sinceLastVisit(match);
  if (!position || seen === undefined || position.seq - seen < 2) return null;
  const events = position.log.filter(({ seq }) => seq > seen).length;
  return (
    <div class="since">
      <div class="grow">
        <b>{t('since/title')}</b>
        <div class="meta">{t('since/events', { n: events })}</div>
      </div>
      <button type="button" class="btn btn-sm" onClick={() => void replay.play(seen, position.seq)}>
        <Icon name="play" size={14} />
        {t('since/replay')}
      </button>
    </div>
  );
}
