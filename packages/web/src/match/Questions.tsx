import type { Asked } from '@quadrille/protocol';
import { capital } from '../plain/speech.ts';
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
  const powerOf = ({ about, prompt, seat }: Asked) => String(about ?? prompt.args.power ?? seat);
  // Where every Power is asked one thing its name says which; what is asked stands below.
  const apart = new Set(questions.map(powerOf)).size === questions.length;
  return (
    <div class="questions" role="tablist" aria-label={t('questions/title')}>
      {questions.map((question) => {
        const { stamp, prompt, chosen } = question;
        const power = powerOf(question);
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
            <span class="clip" title={prompt.text}>
              {apart ? capital(presenter.name(power)) : prompt.text}
            </span>
            {chosen !== undefined && <Icon name="check" size={14} />}
          </button>
        );
      })}
    </div>
  );
}
