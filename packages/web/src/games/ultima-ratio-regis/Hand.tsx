import type { PanelProps } from '../presenter.ts';
import { cardOf, handOf, type View } from './model.ts';
import { t } from './words.ts';

/** The cards in hand with what they say and which must be played first: the page of the phone. */
export function Hand({ view, seat }: PanelProps<View>) {
  const hand = handOf(view, seat);
  if (!hand || hand.length === 0) return <p class="meta">{t('urr/none')}</p>;
  return (
    <section class="urr-hand" aria-label={t('urr/cards')}>
      <ul>
        {hand.map((id) => {
          const card = cardOf(id);
          if (!card) return null;
          return (
            <li key={id} class="play-card" data-priority={card.priority} data-seal={card.seal}>
              <span class="o">{card.points}</span>
              <b>{card.name}</b>
              <span class="x">{card.text}</span>
              {card.priority !== 'none' && (
                <span class="meta">{t(card.priority === 'blue' ? 'urr/first' : 'urr/soon')}</span>
              )}
              {card.reconstructed && <span class="meta">{t('urr/card-reconstructed')}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
