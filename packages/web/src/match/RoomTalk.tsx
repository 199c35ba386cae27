import { useEffect, useState } from 'preact/hooks';
import { request, tell } from '../net/socket.ts';
import { seatName } from '../store/games.ts';
import type { Match } from '../store/match.ts';
import { Dot } from '../ui/Emblem.tsx';
import { ago } from '../ui/time.ts';
import { t } from '../words/words.ts';

/** Talk among those who gather. */
export function RoomTalk({ match, game }: { readonly match: Match; readonly game: string }) {
  const [text, write] = useState('');
  const [problem, fail] = useState<string | undefined>(undefined);
  const last = match.talk.value.at(-1)?.id;
  useEffect(() => {
    if (last === undefined) return;
    match.unread.value = { ...match.unread.peek(), talk: 0 };
    tell({ type: 'read', table: match.id, upTo: last });
  }, [last, match]);
  const send = (event: Event) => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    void request({ type: 'talk', table: match.id, text: words }).then(
      () => {
        write('');
        fail(undefined);
      },
      (fault: Error) => fail(fault.message),
    );
  };
  return (
    <section class="panel room-talk" aria-label={t('tab/talk')}>
      <div class="panel-head">
        <h2>{t('tab/talk')}</h2>
      </div>
      <div class="letters" role="log">
        {match.talk.value.length === 0 && <p class="meta empty">{t('talk/quiet')}</p>}
        {match.talk.value.map(({ id, at, player, seat, text: said }) => (
          <article key={id} class="letter">
            <header class="row">
              {seat && <Dot power={seat} small />}
              <b>{player?.name ?? (seat ? seatName(game, seat) : t('talk/house'))}</b>
              <time class="meta push" dateTime={new Date(at).toISOString()}>
                {ago(at)}
              </time>
            </header>
            <p class="prose">{said}</p>
          </article>
        ))}
      </div>
      {problem && (
        <p class="notice bad" role="alert">
          {problem}
        </p>
      )}
      <form class="composer" onSubmit={send}>
        <input
          class="input"
          value={text}
          maxLength={1000}
          aria-label={t('talk/write')}
          placeholder={t('talk/to-table')}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="submit" class="btn">
          {t('talk/send')}
        </button>
      </form>
    </section>
  );
}
