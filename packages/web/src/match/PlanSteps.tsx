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
      {deciding.steps.value.map(({ option, prompt }, place, all) => {
        // The same again and again is one step with its number.
        if (option === 'done' || all[place + 1]?.option === option) return null;
        const times = place - all.findLastIndex((each, at) => at < place && each.option !== option);
        const { verb, label, sub } = presenter.face(
          view,
          { ...decision, prompt: { ...decision.prompt, id: prompt } },
          option,
        );
        return (
          <li key={place}>
            {verb ?? [label, sub].filter(Boolean).join(' ')}
            {times > 1 && <b> ×{times}</b>}
          </li>
        );
      })}
      <li>
        <b>{t('plan/next')}</b>
      </li>
    </ol>
  );
}
