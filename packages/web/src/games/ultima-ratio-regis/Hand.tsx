import { useState } from 'preact/hooks';
import type { PanelProps } from '../presenter.ts';
import { cardOf, handOf, type View } from './model.ts';
import { t } from './words.ts';

/** The cards in hand as tickets, with what must be played first; a touch shows what a card says. */
export function Hand({ view, seat, large = false }: PanelProps<View> & { readonly large?: boolean }) {
  const [open, show] = useState<string | undefined>(undefined);
  const hand = handOf(view, seat);
  if (!hand || hand.length === 0) return large ? <p class="meta">{t('urr/none')}</p> : null;
  return (
    <section class={large ? 'urr-hand large' : 'urr-hand'} aria-label={t('urr/cards')}>
      <ul>
        {hand.map((id) => {
          const card = cardOf(id);
          if (!card) return null;
          const shown = large || open === id;
          return (
            <li key={id}>
              <button
                type="button"
                class={shown ? 'play-card open' : 'play-card'}
                data-priority={card.priority}
                data-points={card.points}
                title={card.text}
                onClick={() => show(open === id ? undefined : id)}
              >
                <span class="seal">{card.points}</span>
                <span class="n">{card.name}</span>
                {card.priority !== 'none' && (
                  <span class="meta">{t(card.priority === 'blue' ? 'urr/first' : 'urr/soon')}</span>
                )}
                {shown && <span class="x">{card.text}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
