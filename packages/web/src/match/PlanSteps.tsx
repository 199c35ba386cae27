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
      {deciding.steps.value.map((option, place) => {
        const { verb, label, sub } = presenter.face(view, decision, option);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are added and taken away at the end only
          <li key={place}>{verb ?? [label, sub].filter(Boolean).join(' ')}</li>
        );
      })}
      <li>
        <b>{t('plan/next')}</b>
      </li>
    </ol>
  );
}
