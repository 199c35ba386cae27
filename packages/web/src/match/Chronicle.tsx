import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Entry } from '../games/presenter.ts';
import { Dot } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { type Fold, foldsOf, SLIDE, windowOf } from './folds.ts';
import { Deltas, Sentence } from './Sentence.tsx';
import { useSeen } from './seen.ts';
import { sinceLastVisit } from './visits.ts';
import { useIsDeed, Why } from './Why.tsx';

/** How near an end the pane must be scrolled before more is shown. */
const NEAR = 160;

/** What happened, in sentences, the latest at the end; a window slides over all of it, so that the page does not grow. */
export function Chronicle() {
  const { match, presenter, replay, annals } = useSeen();
  const log = annals.log.value;
  const view = match.position.value?.view;
  const until = replay.seq.value ?? Number.POSITIVE_INFINITY;
  const pane = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => (view === undefined ? [] : presenter.chronicle(log, view)), [log, presenter]);
  const lines = useMemo(() => foldsOf(entries.filter(({ seq }) => seq <= until)), [entries, until]);
  // Without a word the latest lines are on show, and the pane follows them.
  const [end, slideTo] = useState<number | undefined>(undefined);
  const { from, to } = windowOf(lines.length, end);
  const shown = lines.slice(from, to);
  const last = shown.at(-1);
  const edge = `${last?.entry.index}+${last?.more.length}`;
  useEffect(() => {
    if (end === undefined && pane.current) pane.current.scrollTop = pane.current.scrollHeight;
  }, [edge, end]);
  // Looking back begins where the moment is told.
  useSignalEffect(() => {
    if (replay.seq.value !== undefined) {
      void annals.fetch();
      slideTo(undefined);
    }
  });
  const hold = useKeepInSight(pane, from);
  const scrolled = ({ currentTarget }: { currentTarget: HTMLDivElement }) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    if (scrollTop < NEAR) {
      if (from === 0) return void annals.fetch();
      hold('first');
      slideTo(to - SLIDE);
    } else if (to < lines.length && scrollTop + clientHeight > scrollHeight - NEAR) {
      hold('last');
      slideTo(Math.min(lines.length, to + SLIDE));
    }
  };
  const seen = sinceLastVisit(match);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="scroll" ref={pane} onScroll={scrolled} tabIndex={0} role="log" aria-label={t('tab/chronicle')}>
      <SinceBanner />
      {from === 0 && !annals.whole.value && (
        <button type="button" class="btn btn-quiet btn-sm earlier" onClick={() => void annals.fetch()}>
          {t('chronicle/earlier')}
        </button>
      )}
      <ol class="log">
        {shown.map((line) => (
          <FoldedLine key={line.entry.index} line={line} seen={seen} />
        ))}
      </ol>
      {to < lines.length && (
        <button type="button" class="btn btn-sm latest" onClick={() => slideTo(undefined)}>
          {t('chronicle/latest')}
        </button>
      )}
    </div>
  );
}

/** The line at the upper or lower edge of what is on show, and how far from the top of the pane it stands. */
interface Anchor {
  readonly line: string;
  readonly top: number;
}

/** When the window slides, what was being read stays where it is. */
function useKeepInSight(pane: { readonly current: HTMLElement | null }, from: number) {
  const anchor = useRef<Anchor | undefined>(undefined);
  useLayoutEffect(() => {
    const { line, top } = anchor.current ?? {};
    const kept = line && pane.current?.querySelector<HTMLElement>(`[data-line="${line}"]`);
    if (kept && pane.current && top !== undefined) pane.current.scrollTop = kept.offsetTop - top;
    anchor.current = undefined;
  }, [from]);
  return (end: 'first' | 'last') => {
    const lines = pane.current?.querySelectorAll<HTMLElement>('[data-line]');
    const edge = end === 'first' ? lines?.[0] : lines?.[lines.length - 1];
    if (edge && pane.current)
      anchor.current = { line: edge.dataset.line ?? '', top: edge.offsetTop - pane.current.scrollTop };
  };
}

/** A line; what a Power did in a row unfolds. */
function FoldedLine({ line: { entry, more }, seen }: { readonly line: Fold; readonly seen: number | undefined }) {
  const [open, unfold] = useState(false);
  const fresh = (each: Entry) => seen !== undefined && each.seq > seen;
  if (more.length === 0) return <EntryLine entry={entry} fresh={fresh(entry)} />;
  return (
    <>
      <EntryLine entry={entry} fresh={fresh(entry)}>
        <button type="button" class="fold" aria-expanded={open} onClick={() => unfold(!open)}>
          {open ? t('chronicle/less') : t('chronicle/more', { n: more.length })}
        </button>
      </EntryLine>
      {open && more.map((each) => <EntryLine key={each.index} entry={each} fresh={fresh(each)} />)}
    </>
  );
}

interface EntryProps {
  readonly entry: Entry;
  readonly fresh: boolean;
  readonly children?: preact.ComponentChildren;
}

function EntryLine({ entry, fresh, children }: EntryProps) {
  const { match, presenter, story, lit, replay, annals } = useSeen();
  const position = match.position.value;
  const { parts, deltas, power, heading, places, seq } = entry;
  const deed = useIsDeed(entry);
  if (heading)
    return (
      <li class="log-head" data-line={entry.index}>
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
      data-line={entry.index}
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
            <presenter.StoryNote log={annals.log.value} at={entry.story} view={position.view} />
          </button>
        ) : (
          <>
            <Sentence parts={parts} />
            {entry.times !== undefined && <b> ×{entry.times}</b>}
            <Deltas deltas={deltas} />
            {children}
          </>
        )}
      </div>
      {deed && <Why seq={seq} />}
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
  const { match, replay, annals } = useSeen();
  const position = match.position.value;
  const seen = sinceLastVisit(match);
  if (!position || seen === undefined || position.seq - seen < 2) return null;
  const events = annals.log.value.filter(({ seq }) => seq > seen).length;
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
