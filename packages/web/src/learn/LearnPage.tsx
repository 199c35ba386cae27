import { useState } from 'preact/hooks';
import { PageBar } from '../lobby/PageBar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { beginLesson } from './lesson.ts';

/** Where one learns: the guided first game, and the rules. */
export default function LearnPage() {
  const [problem, fail] = useState<string | undefined>(undefined);
  return (
    <>
      <PageBar />
      <main class="page" id="main">
        <h1 class="display">{t('learn/title')}</h1>
        <section class="panel form">
          <h2 class="display">{t('learn/guided')}</h2>
          <p class="prose">{t('learn/guided-text')}</p>
          {problem && (
            <p class="notice bad" role="alert">
              {problem}
            </p>
          )}
          <button
            type="button"
            class="btn btn-primary btn-lg"
            onClick={() => void beginLesson().catch((fault: Error) => fail(fault.message))}
          >
            <Icon name="play" size={16} />
            {t('learn/begin')}
          </button>
        </section>
        <section class="panel form">
          <h2 class="display">{t('nav/rules')}</h2>
          <p class="prose">{t('rules/own-words')}</p>
          <a class="btn" href="/rules/coalitions">
            {t('learn/read')}
          </a>
        </section>
      </main>
    </>
  );
}
