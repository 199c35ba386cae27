import type { Decision } from '@quadrille/kernel';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { openRules, useSeen } from './seen.ts';

/** What one might expect on offer and is not, with the reason. */
export function Refusals({ decision }: { readonly decision: Decision }) {
  const seen = useSeen();
  const { presenter, shown, lit, match, deciding } = seen;
  const view = shown.value?.view;
  // Of a plan that is only being composed the table has not been asked.
  if (!view || deciding.steps.value.length > 0) return null;
  return (
    <details
      key={decision.stamp}
      class="refusals"
      onToggle={({ currentTarget }) => currentTarget.open && match.explain()}
    >
      <summary>{t('refusal/why')}</summary>
      {match.explained.value && decision.refused.length === 0 && <p class="meta">{t('refusal/none')}</p>}
      <ul>
        {decision.refused.map(({ id, sentence, cite }) => {
          const { label, place, piece } = presenter.face(view, decision, id);
          const point = () => {
            lit.value = place ? [place] : [];
          };
          return (
            <li
              key={id}
              onMouseEnter={point}
              onMouseLeave={() => {
                lit.value = [];
              }}
            >
              <Icon name="x" size={15} />
              <span>
                <b>{piece ? `${presenter.name(piece, view)} → ${label}` : label}</b>: {sentence}
              </span>
              {cite && (
                <button type="button" class="cite" onClick={() => openRules(seen, cite)}>
                  {cite}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
