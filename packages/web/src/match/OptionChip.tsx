import type { Choice } from '../games/choices.ts';
import { Dot } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSeen } from './seen.ts';

/** One option: the same that glows on the map. */
export const OptionChip = ({ choice }: { readonly choice: Choice }) => {
  const { deciding, lit } = useSeen();
  const { option, label, sub, icon, power, key, place, tone } = choice;
  const checked =
    deciding.selected.value === option ||
    (deciding.selected.value === undefined && deciding.decision.value?.chosen === option);
  const point = () => {
    lit.value = place ? [place] : [];
  };
  const leave = () => {
    lit.value = [];
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a chip, not a form field
    <button
      type="button"
      role="radio"
      aria-checked={checked}
      class={choice.closing ? 'opt plain' : 'opt'}
      data-option={option}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={() => deciding.choose(option)}
    >
      {key && <span class="key">{key}</span>}
      {power && <Dot power={power} small />}
      {icon && (
        <span class={tone === 'attack' ? 'attack' : ''}>
          <Icon name={icon} size={17} />
        </span>
      )}
      {label}
      {sub && <span class="sub">{sub}</span>}
    </button>
  );
};
