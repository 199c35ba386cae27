import type { Decision } from '@quadrille/kernel';
import { useState } from 'preact/hooks';
import { capital } from '../../plain/speech.ts';
import type { Face, PanelProps, Weighed } from '../presenter.ts';
import { howPlayed } from './faces.ts';
import { cardOf, handOf, type View } from './model.ts';
import { t } from './words.ts';

interface TicketsProps extends PanelProps<View>, Weighed {
  readonly choose: (option: string) => void;
  readonly face: (view: View, decision: Decision, option: string) => Face;
  readonly name: (id: string) => string;
}

/** The hand below the map: a ticket for each card; pointed at or held, it shows the whole card and how it can be played. */
export function Tickets({ view, seat, decision, ready, choose, face, name }: TicketsProps) {
  const [open, show] = useState<string | undefined>(undefined);
  const hand = handOf(view, seat);
  if (!hand || hand.length === 0) return null;
  const first = hand.find((id) => cardOf(id)?.priority === 'blue');
  return (
    <section class="tickets urr-tickets" aria-label={t('urr/cards')}>
      <span class="meta">{t('urr/hand-of', { n: hand.length })}</span>
      <ul>
        {hand.map((id) => {
          const card = cardOf(id);
          if (!card) return null;
          const ways = decision?.options.filter((option) => option.split('/').includes(id)) ?? [];
          const waits = ways.length === 0 && decision?.prompt.id === 'act';
          const chosen = ways.includes(ready ?? '');
          return (
            <li key={id} class={open === id ? 'open' : ''} onMouseLeave={() => open === id && show(undefined)}>
              <button
                type="button"
                class={`ticket ${ways.length > 0 ? 'offered' : ''} ${chosen ? 'pick' : ''} ${waits ? 'spent' : ''}`}
                data-priority={card.priority}
                data-seal={card.seal}
                aria-expanded={open === id}
                onClick={() => show(open === id ? undefined : id)}
              >
                <span class="n">
                  <span class="o">{card.points}</span> {card.name}
                </span>
              </button>
              <div class="whole-card" data-priority={card.priority} data-seal={card.seal}>
                <header>
                  <span class="o">{card.points}</span>
                  <b>{card.name}</b>
                </header>
                <p>{card.text}</p>
                {card.priority !== 'none' && (
                  <p class="meta">{t(card.priority === 'blue' ? 'urr/first' : 'urr/soon')}</p>
                )}
                {waits && (
                  <p class="meta">
                    {first && first !== id
                      ? t('urr/first-play', { card: cardOf(first)?.name ?? '' })
                      : t('urr/not-now')}
                  </p>
                )}
                {card.reconstructed && <p class="meta">{t('urr/card-reconstructed')}</p>}
                {ways.length > 0 && decision && (
                  <div class="row wrap">
                    {ways.map((option) => (
                      <button
                        key={option}
                        type="button"
                        class="opt"
                        data-option={option}
                        aria-pressed={ready === option}
                        onClick={() => {
                          choose(option);
                          show(undefined);
                        }}
                      >
                        {capital(howPlayed(option, name) ?? face(view, decision, option).label)}
                      </button>
                    ))}
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
