import { Dot } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

/** Several things are asked at once: all of them, in the order of the table. What is sealed may still be changed. */
export function Questions() {
  const { match, presenter } = useSeen();
  const questions = match.questions.value;
  const shown = match.decision.value?.stamp;
  if (questions.length < 2) return null;
  return (
    <div class="questions" role="tablist" aria-label={t('questions/title')}>
      {questions.map(({ stamp, prompt, seat, about, chosen }) => {
        const power = String(about ?? prompt.args.power ?? seat);
        return (
          <button
            key={stamp}
            type="button"
            role="tab"
            class="pill"
            aria-selected={stamp === shown}
            onClick={() => {
              match.turned.value = stamp;
            }}
          >
            <Dot power={power} name={presenter.name(power)} small />
            <span class="clip">{prompt.text}</span>
            {chosen !== undefined && <Icon name="check" size={14} />}
          </button>
        );
      })}
    </div>
  );
}
