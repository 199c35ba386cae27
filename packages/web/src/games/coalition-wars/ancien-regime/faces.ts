import type { Decision } from '@quadrille/kernel';
import type { Face } from '../../presenter.ts';
import { march } from '../faces.ts';
import type { View } from '../model.ts';
import type { Title } from '../title.ts';
import { t } from '../words/index.ts';

/** Options that only Ancien Régime has. */
export function face(title: Title, view: View, { prompt }: Decision, option: string): Face | undefined {
  const { nameOf, shortName } = title;
  const [head = '', a = '', b = ''] = option.split('/');
  switch (head) {
    case 'vote':
      return { label: nameOf(a), power: a, verb: t('verb/vote', { name: nameOf(a) }) };
    case 'lend':
      return {
        label: nameOf(a),
        power: a,
        icon: 'card',
        sub: t('option/lend'),
        verb: t('verb/lend', { name: nameOf(a) }),
      };
    case 'offer':
      return {
        label: nameOf(a),
        power: a,
        icon: 'coin',
        sub: t('option/subsidy'),
        verb: t('verb/offer', { name: nameOf(a) }),
      };
    case 'land':
      return {
        ...march(title, view, 'land', a, b),
        verb: t('verb/land', { name: shortName(view, a), place: nameOf(b) }),
      };
    case 'yes':
    case 'no':
      return prompt.id === 'take-crown'
        ? { label: t(head === 'yes' ? 'election/crown' : 'election/no-crown'), icon: head === 'yes' ? 'crown' : 'x' }
        : undefined;
    default:
      return undefined;
  }
}
