import type { Decision } from '@quadrille/kernel';
import { useEffect, useState } from 'preact/hooks';
import { request } from '../net/socket.ts';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

interface Advised {
  readonly option: string;
  readonly reasons: readonly string[];
}

/** So many options are spoken for at most. */
const MOST = 3;

/** What a bot would do in my place, and why: the three best options, each a touch away. */
export function Advice({ decision }: { readonly decision: Decision }) {
  const { match, deciding, presenter, shown } = useSeen();
  const [said, say] = useState<readonly Advised[] | 'thinking' | string | undefined>(undefined);
  useEffect(() => say(undefined), [decision.stamp, deciding.steps.value.length]);
  const view = shown.value?.view;
  // Of a plan that is only being composed the bot knows nothing.
  if (!match.table.value?.settings.hints || view === undefined || deciding.steps.value.length > 0) return null;
  const ask = async () => {
    say('thinking');
    const told = await request({ type: 'hint', table: match.id, seat: decision.seat }).catch((fault: Error) => fault);
    if (told instanceof Error) return say(told.message);
    if (!('hint' in told) || told.hint.stamp !== decision.stamp) return say(undefined);
    const { option, best = [] } = told.hint;
    say(best.length > 0 ? best.slice(0, MOST) : [{ option, reasons: [] }]);
  };
  if (said === undefined)
    return (
      <button type="button" class="btn btn-quiet btn-sm ask-advice" onClick={() => void ask()}>
        <Icon name="help" size={15} />
        {t('advice/ask')}
      </button>
    );
  if (typeof said === 'string')
    return (
      <p class="meta" role="status">
        {said === 'thinking' ? t('menu/thinking') : said}
      </p>
    );
  return (
    <ol class="advice" aria-label={t('advice/title')}>
      {said.map(({ option, reasons }) => {
        const { verb, label } = presenter.face(view, decision, option);
        return (
          <li key={option}>
            <button
              type="button"
              class="btn btn-sm"
              data-advised={option}
              onClick={() => {
                deciding.selected.value = option;
              }}
            >
              {verb ?? label}
            </button>
            <span class="meta">{reasons.join(' ')}</span>
          </li>
        );
      })}
    </ol>
  );
}
