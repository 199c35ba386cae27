import { useEffect, useRef, useState } from 'preact/hooks';
import { request } from '../net/socket.ts';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

const PAUSE = 700;

/** A notebook that only its owner reads. It keeps itself. */
export function Notes() {
  const { match } = useSeen();
  const seat = match.seat.value;
  const stored = seat === null ? undefined : match.notes.value[seat];
  const [text, write] = useState(stored ?? '');
  const [kept, keep] = useState(true);
  const timer = useRef(0);
  useEffect(() => {
    if (kept && stored !== undefined) write(stored);
  }, [stored]);
  if (seat === null) return <p class="empty meta">{t('notes/none')}</p>;
  const change = (words: string) => {
    write(words);
    keep(false);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(async () => {
      await request({ type: 'note', table: match.id, seat, text: words }).catch(() => undefined);
      match.notes.value = { ...match.notes.value, [seat]: words };
      keep(true);
    }, PAUSE);
  };
  return (
    <div class="notes">
      <textarea
        class="input prose"
        aria-label={t('tab/notes')}
        placeholder={t('notes/placeholder')}
        value={text}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      <p class="meta">{kept ? t('notes/kept') : t('notes/writing')}</p>
    </div>
  );
}
