import '../../../ui/weigh.css';
import type { Power, View } from '../model.ts';
import { t } from '../words.ts';

/** What a Power can still do in the impulse: its own action first, then points of the card that feeds it. */
export function ActionPips({ view, power }: { readonly view: View; readonly power: Power }) {
  const { impulse } = view;
  if (!impulse || view.realms.find((realm) => realm.power === power)?.player !== impulse.player) return null;
  const own = impulse.spent.includes(power) ? 0 : 1;
  const fed = impulse.fed[power];
  const points = impulse.cards.find((card) => card.points > 0 && (fed === undefined || card.id === fed))?.points ?? 0;
  return (
    <span
      class="pips gold"
      role="img"
      aria-label={t('urr/pips', { own, points })}
      title={t('urr/pips', { own, points })}
    >
      <i class={own ? 'y own' : 'own'} />
      {Array.from({ length: points }, (_, place) => (
        <i key={place} class="y" />
      ))}
    </span>
  );
}
