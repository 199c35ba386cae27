import '../../../ui/weigh.css';
import type { Power, View } from '../model.ts';
import { t } from '../words.ts';

/** What a Power can still do in the impulse: its own action first, then points of the card that feeds it. */
export function ActionPips({ view, power }: { readonly view: View; readonly power: Power }) {
  const means = view.means[power];
  if (!means) return null;
  const own = Number(means.own);
  const { points } = means;
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
