import { useEffect, useState } from 'preact/hooks';
import type { Rulebook } from '../games/rulebook.ts';
import { rulebookOf, WRITTEN } from '../games/rulebooks.ts';
import { BILLINGS } from '../lobby/catalogue.ts';
import { PageBar } from '../lobby/PageBar.tsx';
import { t } from '../words/words.ts';
import { RulesReader } from './RulesReader.tsx';

/** The rules of a game, on a page of their own. */
export default function RulesPage({ game, section }: { readonly game: string; readonly section: string | undefined }) {
  const [book, open] = useState<Rulebook | undefined | null>(undefined);
  useEffect(() => {
    void rulebookOf(game).then((found) => open(found ?? null));
  }, [game]);
  return (
    <>
      <PageBar />
      <main class="page rules-page" id="main">
        <h1 class="display">{book ? t('rules/of', { title: book.title }) : t('nav/rules')}</h1>
        <p class="muted">{t('rules/own-words')}</p>
        <nav class="books" aria-label={t('rules/books')}>
          {BILLINGS.filter((billing) => WRITTEN.includes(billing.game)).map((billing) => (
            <a
              key={billing.game}
              class="btn btn-sm"
              href={`/rules/${billing.game}`}
              aria-current={billing.game === game ? 'page' : undefined}
            >
              {billing.title}
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
