import { useEffect, useState } from 'preact/hooks';
import type { Rulebook } from '../games/rulebook.ts';
import { isWritten, rulebookOf } from '../games/rulebooks.ts';
import { PageBar } from '../lobby/PageBar.tsx';
import { askGames, offered } from '../store/games.ts';
import { t } from '../words/words.ts';
import { RulesReader } from './RulesReader.tsx';

interface RulesPageProps {
  /** Without one the first game whose rules are written down. */
  readonly game: string | undefined;
  readonly section: string | undefined;
}

/** The rules of a game, on a page of their own. */
export default function RulesPage({ game: wanted, section }: RulesPageProps) {
  const written = offered().filter(({ id }) => isWritten(id));
  const game = wanted ?? written[0]?.id;
  const [book, open] = useState<Rulebook | undefined | null>(undefined);
  useEffect(askGames, []);
  useEffect(() => {
    if (game !== undefined) void rulebookOf(game).then((found) => open(found ?? null));
  }, [game]);
  return (
    <>
      <PageBar />
      <main class="page rules-page" id="main">
        <h1 class="display">{book ? t('rules/of', { title: book.title }) : t('nav/rules')}</h1>
        <p class="muted">{t('rules/own-words')}</p>
        <nav class="books" aria-label={t('rules/books')}>
          {written.map(({ id, title }) => (
            <a key={id} class="btn btn-sm" href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <div class="panel rules">
          {book && <RulesReader book={book} section={section} />}
          {book === null && <p class="empty">{t('rules/none')}</p>}
        </div>
      </main>
    </>
  );
}
