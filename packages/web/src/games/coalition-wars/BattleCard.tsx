import type { Card } from './model.ts';
import { t } from './words/index.ts';

const PEN = { fill: 'none', stroke: 'currentColor' } as const;

/** What each card shows: a spiked helmet, a castle, a spyglass, crossed muskets, a shell. */
const FIGURES: Readonly<Record<Card, () => preact.JSX.Element>> = {
  1: () => (
    <>
      <path d="M9 30c0-9 7-16 17-16s17 7 17 16z" {...PEN} stroke-width="2" stroke-linejoin="round" />
      <path d="M6 30h40v5H6z" />
      <path d="M26 14V6M21 9h10" stroke="currentColor" stroke-width="2" />
      <path d="M15 40l22-6M37 40l-22-6" stroke="currentColor" stroke-width="1.6" />
    </>
  ),
  2: () => (
    <>
      <path d="M8 38V22h5v-5h3v4h4V9h3v3h6V9h3v12h4v-4h3v5h5v16z" {...PEN} stroke-width="2" stroke-linejoin="round" />
      <path d="M23 38v-7c0-4 6-4 6 0v7z" />
      <path d="M26 9V2l7 2.5L26 7" />
    </>
  ),
  3: () => (
    <>
      <g transform="rotate(-24 26 22)">
        <rect x="3" y="18" width="13" height="7" rx="1" />
        <rect x="17" y="16.500" width="13" height="10" rx="1" {...PEN} stroke-width="1.8" />
        <rect x="31" y="14" width="15" height="15" rx="1.500" />
      </g>
      <path d="M14 38l9-13M31 38l-6-14" stroke="currentColor" stroke-width="1.8" />
    </>
  ),
  4: () => (
    <>
      <path d="M12 36L36 8M40 36L16 8" stroke="currentColor" stroke-width="3" />
      <path d="M36 8l4-5M16 8l-4-5" stroke="currentColor" stroke-width="1.3" />
      <path d="M9 39.5l5-5.5 3 2.5-4 4.5zM43 39.5L38 34l-3 2.5 4 4.5z" />
      <circle cx="26" cy="20" r="5" fill="var(--card)" stroke="currentColor" stroke-width="1.8" />
    </>
  ),
  5: () => (
    <>
      <circle cx="26" cy="26" r="12" />
      <path d="M20 21c1.5-2.5 3.5-3.8 6-4" stroke="var(--card)" stroke-width="1.7" fill="none" />
      <path d="M26 14v-3c0-3 3-3 4.5-5" {...PEN} stroke-width="2.2" />
      <path d="M33 2l-.8 3.6L35.5 7l-3.6.4L31 11l-1.3-3.400-3.500-.2 2.600-2.300L28 1.700l3 2z" />
    </>
  ),
};

interface BattleCardProps {
  /** `null` lies face down. */
  readonly card: Card | null;
  readonly size?: 'small' | 'large';
  /** Whose back it shows. */
  readonly power?: string;
  readonly picked?: boolean;
}

/** A Battle card, face up or face down. */
export function BattleCard({ card, size, power, picked = false }: BattleCardProps) {
  const classes = ['bcard', size ?? '', card === null ? 'back' : '', picked ? 'picked' : ''].filter(Boolean).join(' ');
  if (card === null)
    return (
      <span class={classes} role="img" aria-label={t('card/down')}>
        <span class="mark" data-p={power}>
          <svg aria-hidden="true">
            <use href={`#e-${power ?? 'france'}`} />
          </svg>
        </span>
      </span>
    );
  const Drawing = FIGURES[card];
  const ability = t(`card/${card}`);
  return (
    <span class={classes} role="img" aria-label={t('card/up', { value: card, ability })}>
      <span class="value">{card}</span>
      <span class="drawing">
        <svg width="50" height="42" viewBox="0 0 52 44" fill="currentColor" aria-hidden="true">
          <Drawing />
        </svg>
      </span>
      <span class="text">{ability}</span>
    </span>
  );
}

/** An empty place for a card that may still come. */
export const CardSlot = () => <span class="bcard small slot" aria-hidden="true" />;
