import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from '../games/lesson.ts';
import { lessonOf } from '../games/lessons.ts';
import { isWritten } from '../games/rulebooks.ts';
import { PageBar } from '../lobby/PageBar.tsx';
import { askGames, offered } from '../store/games.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { beginLesson } from './guiding.ts';

interface Guided {
  readonly game: string;
  readonly lesson: Lesson;
}

/** The guided first games there are, in the order of the lobby. */
async function lessonsOf(games: readonly string[]): Promise<readonly Guided[]> {
  const found = await Promise.all(games.map(async (game) => ({ game, lesson: await lessonOf(game) })));
  return found.flatMap(({ game, lesson }) => (lesson ? [{ game, lesson }] : []));
}

/** Where one learns: the guided first games, and the rules. */
export default function LearnPage() {
  const [problem, fail] = useState<string | undefined>(undefined);
  const [lessons, take] = useState<readonly Guided[]>([]);
  const games = offered();
  useEffect(askGames, []);
  useEffect(() => void lessonsOf(games.map(({ id }) => id)).then(take), [games.length]);
  const begin = ({ game, lesson }: Guided) =>
    void beginLesson(game, lesson).catch((fault: Error) => fail(fault.message));
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
        {lessons.map((each, place) => (
          <section key={each.game} class="panel form">
            <h2 class="display">{each.lesson.title}</h2>
            <p class="prose">{each.lesson.text}</p>
            <button
              type="button"
              class={place === 0 ? 'btn btn-primary btn-lg' : 'btn btn-offer btn-lg'}
              aria-label={`${t('learn/begin')}: ${each.lesson.title}`}
              onClick={() => begin(each)}
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
            {games
              .filter(({ id }) => isWritten(id))
              .map(({ id, title }) => (
                <a key={id} class="btn" href={`/rules/${id}`}>
                  {t('rules/of', { title })}
                </a>
              ))}
          </p>
        </section>
      </main>
    </>
  );
}
