import type { Rung } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { askGames, gameOf, offered } from '../store/games.ts';
import { t } from '../words/words.ts';
import { PageBar } from './PageBar.tsx';

/** The best at a game, bots among them: whoever plays alone has somebody to pass. */
export default function LadderPage({ game }: { readonly game: string | undefined }) {
  const [ladder, show] = useState<readonly Rung[] | undefined>(undefined);
  useEffect(askGames, []);
  const id = game ?? offered()[0]?.id;
  useEffect(() => {
    show(undefined);
    if (id)
      void api.ladder(id).then(
        (said) => show(said.ladder),
        () => show([]),
      );
  }, [id]);
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{t('ladder/title', { title: (id && gameOf(id)?.title) ?? '' })}</h1>
        <nav class="books" aria-label={t('lobby/games')}>
          {offered().map(({ id: each, title }) => (
            <a key={each} class="btn btn-sm" href={`/ladder/${each}`} aria-current={each === id && 'page'}>
              {title}
            </a>
          ))}
        </nav>
        <section class="panel form">
          <p class="muted">{t('ladder/text')}</p>
          {ladder?.length === 0 && <p class="meta">{t('ladder/none')}</p>}
          <ol class="lines">
            {ladder?.map((rung, place) => (
              <li key={'player' in rung ? rung.player.id : rung.level} class="row">
                <span class="num place">{place + 1}</span>
                {'player' in rung ? (
                  <a class="grow" href={`/player/${rung.player.id}`}>
                    {rung.player.name}
                  </a>
                ) : (
                  <span class="grow">{t(`bot/${rung.level}`)}</span>
                )}
                <b class="num">{rung.rating}</b>
                <span class="meta">{t('player/matches', { n: rung.matches })}</span>
              </li>
            ))}
          </ol>
        </section>
      </main>
    </>
  );
}
