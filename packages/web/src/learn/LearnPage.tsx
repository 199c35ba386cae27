import { useState } from 'preact/hooks';
import { BILLINGS } from '../lobby/catalogue.ts';
import { PageBar } from '../lobby/PageBar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { beginLesson } from './lesson.ts';
import { LESSONS, type Lesson } from './lessons.ts';

/** Where one learns: the guided first games, and the rules. */
export default function LearnPage() {
  const [problem, fail] = useState<string | undefined>(undefined);
  const begin = (lesson: Lesson) => void beginLesson(lesson).catch((fault: Error) => fail(fault.message));
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{t('learn/title')}</h1>
        {problem && (
          <p class="notice bad" role="alert">
            {problem}
          </p>
        )}
        {LESSONS.map((lesson, place) => (
          <section key={lesson.game} class="panel form">
            <h2 class="display">{t(lesson.title)}</h2>
            <p class="prose">{t(lesson.text)}</p>
            <button
              type="button"
              class={place === 0 ? 'btn btn-primary btn-lg' : 'btn btn-offer btn-lg'}
              aria-label={`${t('learn/begin')}: ${t(lesson.title)}`}
              onClick={() => begin(lesson)}
            >
              <Icon name="play" size={16} />
              {t('learn/begin')}
            </button>
          </section>
        ))}
        <section class="panel form">
          <h2 class="display">{t('nav/rules')}</h2>
          <p class="prose">{t('rules/own-words')}</p>
          <p class="row wrap">
            {LESSONS.map(({ game }) => (
              <a key={game} class="btn" href={`/rules/${game}`}>
                {t('rules/of', { title: BILLINGS.find((billing) => billing.game === game)?.title ?? game })}
              </a>
            ))}
          </p>
        </section>
      </main>
    </>
  );
}
