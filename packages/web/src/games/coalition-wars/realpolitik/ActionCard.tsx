import type { IconName } from '../../../sprite/icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../words/index.ts';
import type { ActionCard as Card } from './model.ts';

export const CARD_ICONS: Readonly<Record<Card, IconName>> = {
  taxation: 'coin',
  influence: 'star',
  mobilisation: 'drum',
  dispatch: 'letter',
  movement: 'boots',
};

export const cardName = (card: Card): string => t(`acard/${card}`);

interface ActionCardProps {
  readonly card: Card;
  readonly power: string;
  readonly picked?: boolean;
  /** It was played and lies open. */
  readonly played?: boolean;
}

/** An Action card as it lies before its player. */
export const ActionCard = ({ card, power, picked = false, played = false }: ActionCardProps) => (
  <span class={['acard', picked ? 'picked' : '', played ? 'played' : ''].filter(Boolean).join(' ')} data-p={power}>
    <span class="acard-figure">
      <Icon name={CARD_ICONS[card]} size={34} />
    </span>
    <b class="display">{cardName(card)}</b>
    <span class="acard-text">{played ? t('cards/played') : t(`acard/${card}/text`)}</span>
  </span>
);
