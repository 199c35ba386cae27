import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { BodyProps } from '../../presenter.ts';
import type { View } from '../model.ts';

/** The options in one line: they stand on the map too; the list is for keys and for whoever does not see it. */
export const Chips = ({ choices, decision, ready, choose, point }: BodyProps<View>) => (
  <div class="opts one-line" role="radiogroup" aria-label={decision.prompt.text}>
    {choices.listed.map(({ option, key, label, sub, icon, power, place, tone, closing }) => (
      // biome-ignore lint/a11y/useSemanticElements: a chip, not a form field
      <button
        key={option}
        type="button"
        role="radio"
        aria-checked={ready === option || decision.chosen === option}
        class={closing ? 'opt plain' : 'opt'}
        data-option={option}
        onMouseEnter={() => point(place ? [place] : [])}
        onMouseLeave={() => point([])}
        onFocus={() => point(place ? [place] : [])}
        onBlur={() => point([])}
        onClick={() => choose(option)}
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
    ))}
  </div>
);
