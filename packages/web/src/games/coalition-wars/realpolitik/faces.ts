import type { Decision } from '@quadrille/kernel';
import type { Face } from '../../presenter.ts';
import { generalOf, type View } from '../model.ts';
import type { Title } from '../title.ts';
import { t } from '../words/index.ts';
import { CARD_ICONS, cardName } from './ActionCard.tsx';
import type { ActionCard } from './model.ts';

/** Options that only Realpolitik has. */
export function face(title: Title, view: View, { prompt }: Decision, option: string): Face | undefined {
  const { nameOf, shortName } = title;
  const [head = '', a = '', b = ''] = option.split('/');
  switch (head) {
    case 'play': {
      const card = a as ActionCard;
      return { label: cardName(card), icon: CARD_ICONS[card], verb: t('cards/seal', { name: cardName(card) }) };
    }
    case 'alliance':
      return { label: nameOf(a), power: a, icon: 'link', sub: t('entreaty/alliance'), verb: t('sealed/seal') };
    case 'train': {
      const names = { a: nameOf(a), b: nameOf(b) };
      return {
        label: `${names.a} – ${names.b}`,
        icon: 'train',
        sub: t(prompt.id === 'free-trains' ? 'train/free' : 'train/price'),
        place: a,
        beyond: b,
        verb: t('train/lay', names),
      };
    }
    case 'rail':
      return ride(title, view, a, b, nameOf(b), t('rail/verb', { name: shortName(view, a), place: nameOf(b) }));
    case 'ferry': {
      const names = { a: shortName(view, a), b: shortName(view, b) };
      const at = generalOf(view, b)?.at ?? '';
      return ride(title, view, a, at, t('ferry/label', { name: names.b }), t('ferry/verb', names));
    }
    default:
      return undefined;
  }
}

/** A General, or one of his Units, goes along the Trains to a land. */
function ride({ shortName }: Title, view: View, general: string, to: string, label: string, verb: string): Face {
  const from = generalOf(view, general)?.at;
  return {
    label,
    icon: 'train',
    sub: shortName(view, general),
    place: to,
    ...(from && { from }),
    piece: general,
    tone: 'far',
    verb,
  };
}
