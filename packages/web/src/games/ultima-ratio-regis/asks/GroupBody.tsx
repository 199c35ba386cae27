import { Dot } from '../../../ui/Emblem.tsx';
import type { BodyProps } from '../../presenter.ts';
import type { View } from '../model.ts';

/** The choice of the Powers one leads: each group with its arms. */
export const GroupBody = ({
  decision,
  choices,
  ready,
  choose,
  name,
}: BodyProps<View> & { readonly name: (id: string) => string }) => (
  <div class="opts groups" role="radiogroup" aria-label={decision.prompt.text}>
    {choices.listed.map(({ option, key }) => (
      // biome-ignore lint/a11y/useSemanticElements: a group of Powers, not a form field
      <button
        key={option}
        type="button"
        role="radio"
        class="opt"
        aria-checked={ready === option || decision.chosen === option}
        data-option={option}
        onClick={() => choose(option)}
      >
        {key && <span class="key">{key}</span>}
        {option
          .slice(option.indexOf('/') + 1)
          .split('+')
          .map((power) => (
            <span key={power} class="row">
              <Dot power={power} small />
              {name(power)}
            </span>
          ))}
      </button>
    ))}
  </div>
);
