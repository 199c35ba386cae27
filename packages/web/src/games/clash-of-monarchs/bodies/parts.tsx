/** Small parts that the bodies of the dock are made of. */
import type { ComponentChildren } from 'preact';
import { capital } from '../../../plain/speech.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Choice } from '../../choices.ts';
import type { BodyProps } from '../../presenter.ts';
import type { View } from '../model.ts';
import { t } from '../words.ts';

export type Body = BodyProps<View>;
export type Name = (id: string) => string;

export const headOf = (option: string): string => option.split('/')[0] ?? '';

/** Troops by kind; whose they are where they are not the Power's own. */
export const troopsName = (what: string, nation: string, power: string, name: Name): string =>
  nation === power ? capital(name(what)) : t('com/of-nation', { what: capital(name(what)), nation: name(nation) });

interface ChipProps {
  readonly choice: Choice;
  readonly ready: string | undefined;
  readonly choose: (option: string) => void;
  readonly point?: (places: readonly string[]) => void;
  readonly children?: ComponentChildren;
  /** What it does, in a few words. */
  readonly says?: string;
}

/** An option with more to it than its name: odds, a cost. */
export const Chip = ({ choice, ready, choose, point, says, children }: ChipProps) => {
  const { option, label, sub, icon, tone, place } = choice;
  const light = () => point?.(place ? [place] : []);
  const dim = () => point?.([]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a chip, not a form field
    <button
      type="button"
      role="radio"
      aria-checked={ready === option}
      class={choice.closing ? 'opt plain' : 'opt'}
      data-option={option}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
      onClick={() => choose(option)}
    >
      {choice.key && <span class="key">{choice.key}</span>}
      {icon && (
        <span class={tone === 'attack' ? 'attack' : ''}>
          <Icon name={icon} size={17} />
        </span>
      )}
      {label}
      {(says ?? sub) && <span class="sub">{says ?? sub}</span>}
      {children}
    </button>
  );
};

/** What one would try and may not, with the reason. */
export const Refused = ({ label, why }: { readonly label: string; readonly why: string }) => (
  <span class="opt refused" title={why}>
    {label}
    <span class="sub">{why}</span>
  </span>
);

interface ElsewhereProps extends Omit<ChipProps, 'choice'> {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** Nothing else is offered: it stands open from the beginning. */
  readonly open?: boolean;
}

/** Many places: chosen on the map, and listed here for the keyboard and for readers. */
export const Elsewhere = ({ title, choices, open = false, ...more }: ElsewhereProps) =>
  choices.length === 0 ? null : (
    <details class="elsewhere" open={open}>
      <summary>{title}</summary>
      <div class="opts" role="radiogroup" aria-label={title}>
        {choices.map((choice) => (
          <Chip key={choice.option} choice={choice} {...more} />
        ))}
      </div>
    </details>
  );
