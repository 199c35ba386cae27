import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

/** The steps of the plan that is being composed; nothing of it is sent yet. */
export function PlanSteps() {
  const { deciding, presenter, match } = useSeen();
  const decision = match.decision.value;
  const view = match.position.value?.view;
  if (!decision || !view) return null;
  return (
    <ol class="steps" aria-label={t('plan/title')}>
      {deciding.steps.value.map(({ option, prompt }, place) => {
        if (option === 'done') return null;
        const { verb, label, sub } = presenter.face(
          view,
          { ...decision, prompt: { ...decision.prompt, id: prompt } },
          option,
        );
        return <li key={place}>{verb ?? [label, sub].filter(Boolean).join(' ')}</li>;
      })}
      <li>
        <b>{t('plan/next')}</b>
      </li>
    </ol>
  );
}
