import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Entry } from '../games/presenter.ts';
import { motionless, RECAP_BEATS, settings } from '../store/settings.ts';
import { Dot } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { momentsOf } from './moments.ts';
import { Deltas, Sentence } from './Sentence.tsx';
import { useSeen } from './seen.ts';
import { sinceLastVisit } from './visits.ts';
import { useIsDeed, useReasons } from './Why.tsx';

const NOTHING: Entry = { seq: -1, index: -1, parts: [], deltas: [], places: [] };

/**
 * What others did since I last decided, moment by moment, the map following. It stands above the question and is in nobody's
 * way: whoever begins to decide has skipped it.
 */
export function Recap() {
  const { match, deciding, presenter, annals, lit, sought, replay, piece } = useSeen();
  const decided = useSignal<number | undefined>(sinceLastVisit(match));
  const at = useSignal(0);
  const skipped = useSignal<string | undefined>(undefined);
  // What I have answered, and what came of it at once, I have seen.
  useSignalEffect(() => {
    if (!deciding.sending.value) return;
    decided.value = match.position.peek()?.seq;
  });
  const answered = deciding.answered.value;
  const position = match.position.value;
  const seat = match.seat.value;
  const stamp = match.decision.value?.stamp;
  const since = decided.value;
  const log = annals.log.value;
  const moments = useMemo(() => {
    if (!position || since === undefined || seat === null) return [];
    return momentsOf(presenter, log, position.view, { since, seat, answered });
  }, [log, since, answered, seat, presenter, stamp]);
  const past = replay.seq.value !== undefined;
  const off =
    settings.value.recap === 'off' || stamp === undefined || past || skipped.value === stamp || moments.length === 0;
  const busy = deciding.selected.value !== undefined || deciding.steps.value.length > 0 || piece.value !== undefined;
  const shown = Math.min(at.value, moments.length - 1);
  const moment = moments[shown];
  useEffect(() => {
    at.value = 0;
  }, [stamp]);
  useEffect(() => {
    if (off || busy || !moment) return;
    lit.value = moment.places;
    if (!motionless() && moment.places.length > 0) sought.value = moment.places;
    return () => {
      lit.value = [];
    };
  }, [off, busy, moment]);
  const [first] = moment?.entries ?? [];
  const deed = useIsDeed(first ?? NOTHING);
  const because = useReasons(deed && !off && !busy ? first?.seq : undefined);
  const beat = RECAP_BEATS[settings.value.recap];
  useEffect(() => {
    if (off || busy || motionless() || beat === 0 || shown >= moments.length - 1) return;
    const timer = setTimeout(() => {
      at.value = shown + 1;
    }, beat);
    return () => clearTimeout(timer);
  }, [off, busy, shown, moments.length, beat]);
  if (off || busy || !moment || !position) return null;
  const step = (by: number) => {
    at.value = Math.max(0, Math.min(moments.length - 1, shown + by));
  };
  return (
    <section class={`recap ${moment.kind ?? ''}`} aria-label={t('recap/title')} data-moment={shown + 1}>
      <b class="nowrap">{t('recap/title')}</b>
      <div class="grow told" role="status">
        {moment.entries.map((entry) => (
          <span key={entry.index} class="row">
            {entry.power && <Dot power={entry.power} small name={presenter.name(entry.power)} />}
            <span>
              <Sentence parts={entry.parts} /> <Deltas deltas={entry.deltas} />
            </span>
          </span>
        ))}
        {because && because.length > 0 && <span class="meta because">{because.join(' ')}</span>}
        {moment.more > 0 && <span class="meta">{t('chronicle/more', { n: moment.more })}</span>}
      </div>
      <span class="meta nowrap">{t('replay/of', { at: shown + 1, now: moments.length })}</span>
      <button
        type="button"
        class="btn btn-quiet btn-icon btn-sm"
        aria-label={t('replay/back')}
        onClick={() => step(-1)}
      >
        <Icon name="prev" size={16} />
      </button>
      <button type="button" class="btn btn-quiet btn-icon btn-sm" aria-label={t('replay/on')} onClick={() => step(1)}>
        <Icon name="next" size={16} />
      </button>
      <button type="button" class="btn btn-sm whole" onClick={() => void replay.play(since ?? 0, position.seq)}>
        <span class="key">W</span>
        {t('recap/whole')}
      </button>
      <button
        type="button"
        class="btn btn-quiet btn-icon btn-sm"
        aria-label={t('recap/skip')}
        onClick={() => {
          skipped.value = stamp;
        }}
      >
        <Icon name="x" size={16} />
      </button>
    </section>
  );
}
