import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from '../games/lesson.ts';
import { lessonOf } from '../games/lessons.ts';
import { endLesson, guided } from '../learn/guiding.ts';
import { request } from '../net/socket.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { narrow, useSeen } from './seen.ts';

/** The guide of the first game: says what each new decision means, and what a good player might do. */
export function Guide() {
  const { match, deciding, presenter, section, tab } = useSeen();
  const met = useSignal<readonly string[]>([]);
  const advice = useSignal<string | undefined>(undefined);
  const here = guided.value === match.id;
  const [lesson, take] = useState<Lesson | undefined>(undefined);
  useEffect(() => {
    if (here) void lessonOf(presenter.game).then(take);
  }, [here, presenter.game]);
  // While a plan is composed, its next question is the one on show.
  const prompt = deciding.decision.value?.prompt.id ?? 'none';
  const learn = () => {
    if (!met.peek().includes(prompt)) met.value = [...met.peek(), prompt];
    advice.value = undefined;
  };
  // Whoever has answered a question has met it; while others decide there is nothing to answer.
  useEffect(() => (lesson && prompt !== 'none' ? learn : undefined), [prompt, lesson]);
  if (!here || !lesson) return null;
  const composing = deciding.steps.value.length > 0;
  const through = met.value.includes(lesson.last) && prompt !== lesson.last;
  const known = [...lesson.steps, ...(lesson.asides ?? [])].find((step) => step.prompt === prompt);
  const fresh = !met.value.includes(prompt);
  const done = lesson.steps.filter((step) => met.value.includes(step.prompt)).length;
  // On a phone the map needs the room: what has been understood is not repeated.
  const brief = narrow.value && !through && !fresh;
  const advise = async () => {
    const seat = match.seat.peek();
    const decision = match.decision.peek();
    const view = match.position.peek()?.view;
    if (seat === null || !decision || !view) return;
    const told = await request({ type: 'hint', table: match.id, seat }).catch(() => undefined);
    if (!told || !('hint' in told)) return;
    const { verb, label } = presenter.face(view, decision, told.hint.option);
    deciding.selected.value = told.hint.option;
    advice.value = t('lesson/advice', { option: verb ?? label });
  };
  return (
    <aside class="guide" aria-label={t('lesson/title')} aria-live="polite">
      <header class="row">
        <Icon name="book" size={18} />
        <b>{t('lesson/title')}</b>
        <span class="meta">{t('lesson/progress', { done, all: lesson.steps.length })}</span>
        <button
          type="button"
          class="btn btn-quiet btn-icon btn-sm push"
          aria-label={t('lesson/end')}
          onClick={endLesson}
        >
          <Icon name="x" size={16} />
        </button>
      </header>
      {!brief && (
        <p>
          {through
            ? lesson.through
            : fresh && known
              ? known.text
              : prompt === 'none'
                ? t('lesson/wait')
                : t(known ? 'lesson/known' : 'lesson/small')}
        </p>
      )}
      {advice.value && <p class="notice info">{advice.value}</p>}
      <div class="row wrap">
        {through && (
          <button type="button" class="btn btn-sm btn-offer" onClick={endLesson}>
            {t('lesson/finish')}
          </button>
        )}
        {!through && fresh && known && (
          <button type="button" class="btn btn-sm" onClick={learn}>
            {t('lesson/got-it')}
          </button>
        )}
        {prompt !== 'none' && (
          <>
            {!composing && (
              <button type="button" class="btn btn-sm" onClick={() => void advise()}>
                {t('lesson/advise')}
              </button>
            )}
            <button
              type="button"
              class="btn btn-sm btn-quiet"
              onClick={() => {
                section.value = match.decision.peek()?.cite;
                tab.value = 'rules';
              }}
            >
              {t('lesson/rule')}
            </button>
          </>
        )}
      </div>
    </aside>
  );
}
