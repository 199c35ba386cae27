import { line } from '../net/socket.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';
import { Timeline } from './Timeline.tsx';

/** A walk through the whole match: to any answer and back to now. */
export function Scrubber() {
  const { match, replay } = useSeen();
  const now = match.position.value?.seq ?? 0;
  const at = replay.seq.value ?? now;
  const live = replay.seq.value === undefined;
  const playing = replay.playing.value;
  return (
    <section class="scrubber" aria-label={t('replay/title')}>
      <button
        type="button"
        class="btn btn-quiet btn-icon btn-sm"
        aria-label={t('replay/first')}
        onClick={() => void replay.goTo(0)}
      >
        <Icon name="first" size={18} />
      </button>
      <button
        type="button"
        class="btn btn-quiet btn-icon btn-sm"
        aria-label={t('replay/back')}
        onClick={() => void replay.goTo(at - 1)}
      >
        <Icon name="prev" size={18} />
      </button>
      <button
        type="button"
        class="btn btn-quiet btn-icon btn-sm"
        aria-label={playing ? t('replay/pause') : t('replay/play')}
        onClick={() => (playing ? replay.pause() : void replay.play(live ? 0 : at, now))}
      >
        <Icon name={playing ? 'minus' : 'play'} size={18} />
      </button>
      <button
        type="button"
        class="btn btn-quiet btn-icon btn-sm"
        aria-label={t('replay/on')}
        onClick={() => void replay.goTo(at + 1)}
      >
        <Icon name="next" size={18} />
      </button>
      <Timeline />
      <span class="meta moment-of">{t('replay/of', { at, now })}</span>
      {live ? (
        <span class={line.value === 'open' ? 'pill good' : 'pill warn'}>
          {line.value === 'open' ? t('replay/live') : t('line/lost-short')}
        </span>
      ) : (
        <button type="button" class="btn btn-sm" onClick={() => replay.live()}>
          {t('replay/to-now')}
        </button>
      )}
    </section>
  );
}
