import type { Holder } from '@quadrille/protocol';
import { t } from '../words/words.ts';
import { Icon } from './Icon.tsx';

/** Who holds a seat, in a few words. */
export const heldBy = (holder: Holder | undefined): string => {
  if (!holder || holder.kind === 'open') return '';
  return holder.kind === 'bot' ? t('power/bot') : holder.player.name;
};

/** The same with the face of a bot and how well it plays. */
export const HolderName = ({ holder }: { readonly holder: Holder }) =>
  holder.kind === 'bot' ? (
    <span class="holder" title={t(`nature-of/${holder.temperament}`)}>
      <Icon name={holder.temperament} size={20} /> {t(`nature/${holder.temperament}`)} · {t(`bot/${holder.level}`)}
    </span>
  ) : (
    <span class="holder">
      {'player' in holder && holder.player.id ? (
        <a href={`/player/${holder.player.id}`}>{holder.player.name}</a>
      ) : (
        heldBy(holder) || t('menu/free')
      )}
      {holder.kind === 'caretaker' && ` · ${t('away/holder')}`}
    </span>
  );
