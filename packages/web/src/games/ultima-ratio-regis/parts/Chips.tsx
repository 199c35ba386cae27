import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MANY } from '../../choices.ts';
import type { BodyProps } from '../../presenter.ts';
import { isGrouped } from '../choices.ts';
import { forceName } from '../faces.ts';
import type { View } from '../model.ts';
import { t } from '../words.ts';

/**
 * The options in one line: they stand on the map too; the list is for keys and for whoever does not see it. Where forces
 * are chosen first, they are listed so.
 */
export const Chips = ({
  choices,
  decision,
  ready,
  choose,
  point,
  hold,
  name,
}: BodyProps<View> & { readonly name: (id: string) => string }) => (
  // Another list begins at its beginning, however far the last one was scrolled.
  <div
    key={[decision.stamp, decision.prompt.id, choices.piece].join('/')}
    class="opts one-line"
    role="radiogroup"
    aria-label={decision.prompt.text}
  >
    {choices.piece !== undefined && !isGrouped(decision.prompt.id) && (
      <button type="button" class="opt plain" onClick={() => hold(undefined)}>
        <Icon name="prev" size={16} />
        {t('choice/other-piece')}
      </button>
    )}
    {choices.piece === undefined &&
      !isGrouped(decision.prompt.id) &&
      choices.groups.map(({ piece }, place) => (
        <button key={piece} type="button" class="opt" data-piece={piece} onClick={() => hold(piece)}>
          {place < MANY && <span class="key">{place + 1}</span>}
          <Dot power={piece.split('-force/')[0] ?? ''} small />
          {forceName(piece, name)}
          <Icon name="next" size={14} />
        </button>
      ))}
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
