import type { Decision } from '@quadrille/kernel';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

const FEW = 12;

/** A number: a few as buttons, many with a slider. */
export function AmountPicker({ decision }: { readonly decision: Decision }) {
  const { deciding } = useSeen();
  const { options } = decision;
  const value = deciding.ready.value ?? decision.chosen ?? '0';
  const at = Math.max(0, options.indexOf(value));
  const pick = (place: number) => {
    const option = options[Math.max(0, Math.min(options.length - 1, place))];
    if (option !== undefined) deciding.selected.value = option;
  };
  return (
    <div class="amount">
      <button type="button" class="btn btn-icon" aria-label={t('amount/less')} onClick={() => pick(at - 1)}>
        <Icon name="minus" size={18} />
      </button>
      <output class="amount-number">{value}</output>
      <button type="button" class="btn btn-icon" aria-label={t('amount/more')} onClick={() => pick(at + 1)}>
        <Icon name="plus" size={18} />
      </button>
      {options.length <= FEW ? (
        <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
          {options.map((option) => (
            // biome-ignore lint/a11y/useSemanticElements: a chip, not a form field
            <button
              key={option}
              type="button"
              role="radio"
              class="opt number"
              data-option={option}
              aria-checked={option === value}
              onClick={() => deciding.choose(option)}
            >
              {option}
            </button>
          ))}
        </div>
      ) : (
        <input
          type="range"
          class="grow"
          aria-label={decision.prompt.text}
          min="0"
          max={options.length - 1}
          value={at}
          onInput={({ currentTarget }) => pick(Number(currentTarget.value))}
        />
      )}
    </div>
  );
}
