import type { Decision } from '@quadrille/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Choices, Group } from '../games/choices.ts';
import { Dot } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { t } from '../words/words.ts';
import { OptionChip } from './OptionChip.tsx';
import { useSeen } from './seen.ts';

interface OptionListProps {
  readonly decision: Decision;
  readonly choices: Choices;
}

/** The legal choices as a list: the same that glow on the map, and all there is to play without seeing it. */
export function OptionList({ decision, choices }: OptionListProps) {
  const { piece } = useSeen();
  const list = useRef<HTMLDivElement>(null);
  const [more, open] = useState(false);
  useEffect(() => open(false), [decision.stamp, choices.piece]);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || !list.current) return;
    const all = [...list.current.querySelectorAll<HTMLElement>('.opt')];
    const now = all.indexOf(document.activeElement as HTMLElement);
    all.at((now + step) % all.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={list} class="opts" role="radiogroup" aria-label={decision.prompt.text} onKeyDown={walk}>
      {choices.piece !== undefined && (
        <button
          type="button"
          class="opt plain"
          onClick={() => {
            piece.value = undefined;
          }}
        >
          <Icon name="prev" size={16} />
          {t('choice/other-piece')}
        </button>
      )}
      {choices.piece === undefined &&
        choices.groups.map((group, place) => <GroupChip key={group.piece} group={group} place={place} />)}
      {choices.listed.map((choice) => (
        <OptionChip key={choice.option} choice={choice} />
      ))}
      {more ? (
        choices.further.map((choice) => <OptionChip key={choice.option} choice={choice} />)
      ) : (
        <More count={choices.further.length} show={() => open(true)} />
      )}
    </div>
  );
}

const More = ({ count, show }: { readonly count: number; readonly show: () => void }) =>
  count === 0 ? null : (
    <button type="button" class="opt plain" onClick={show}>
      {t('choice/further', { n: count })}
    </button>
  );

const GroupChip = ({ group, place }: { readonly group: Group; readonly place: number }) => {
  const { piece, presenter, lit, shown } = useSeen();
  const power = group.piece.split('-')[0] ?? '';
  const [first] = group.choices;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a chip, not a form field
    <button
      type="button"
      role="radio"
      aria-checked="false"
      class="opt"
      data-piece={group.piece}
      onMouseEnter={() => {
        lit.value = first?.from ? [first.from] : [];
      }}
      onMouseLeave={() => {
        lit.value = [];
      }}
      onClick={() => {
        piece.value = group.piece;
        lit.value = [];
      }}
    >
      {place < 9 && <span class="key">{place + 1}</span>}
      <Dot power={power} small />
      {presenter.name(group.piece, shown.value?.view)}
      {first?.from && <span class="sub">{presenter.name(first.from)}</span>}
      <Icon name="next" size={14} />
    </button>
  );
};
