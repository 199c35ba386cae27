import { useEffect } from 'preact/hooks';
import type { Speech } from '../../../plain/speech.ts';
import type { IconName } from '../../../sprite/icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { cardOf } from '../model.ts';
import { Ticket } from '../Ticket.tsx';
import { t, tell } from '../words.ts';
import { type Body, Chip, Elsewhere, headOf, Refused } from './parts.tsx';
import { Storm } from './Rolls.tsx';

type Use = 'ops' | 'event' | 'raids' | 'colonial' | 'armistice' | 'supply';
const ICONS: Readonly<Record<Use, IconName>> = {
  ops: 'boots',
  event: 'scroll',
  raids: 'flag',
  colonial: 'ship',
  armistice: 'hourglass',
  supply: 'wheat',
};

const isUse = (head: string): head is Use => head in ICONS;
const cardIn = (option: string): string => option.split('/')[1] ?? '';

/** What the card is played for; it is named above. `raids/P3/border` says where. */
const useOf = (use: Use, option: string): string => {
  const theater = option.split('/')[2];
  return use === 'raids' && theater !== undefined
    ? t('com/as-raids-in', { theater: tell(`theater-${theater}`) })
    : t(`com/as-${use}`);
};

/** The Strategy Card Segment: the card in hand with all its uses, or the hand to choose from and what needs no card. */
export const cardsBody =
  (speech: Speech) =>
  ({ decision, choices, ready, preview, choose, point, small, explain, cite }: Body) => {
    useEffect(explain, [decision.stamp]);
    const { piece } = choices;
    const card = piece === undefined ? undefined : cardOf(piece);
    if (piece !== undefined && card)
      return (
        <div class="com-body card-uses">
          <p class="card-text">
            <b>{card.title}</b> {card.text} {card.reconstructed && <small class="meta">{t('com/card-rebuilt')}</small>}
          </p>
          <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
            {choices.listed.map((choice) => {
              const head = headOf(choice.option);
              return (
                <Chip
                  key={choice.option}
                  choice={isUse(head) ? { ...choice, icon: ICONS[head], label: useOf(head, choice.option) } : choice}
                  ready={ready}
                  choose={choose}
                  point={point}
                  {...(isUse(head) && head !== 'event' && { says: t(`com/use-${head}`, { n: card.ops }) })}
                />
              );
            })}
            {decision.refused
              .filter(({ id }) => cardIn(id) === piece)
              .map(({ id, sentence }) => {
                const head = headOf(id);
                return <Refused key={id} label={isUse(head) ? t(`com/as-${head}`) : head} why={sentence} />;
              })}
            <button type="button" class="opt plain" onClick={() => choose('piece:')}>
              <Icon name="prev" size={16} />
              {t('com/other-card')}
            </button>
          </div>
        </div>
      );
    const advised = ready === undefined ? undefined : cardOf(cardIn(ready));
    const depots = choices.listed.filter(({ option }) => headOf(option) === 'distribute');
    const others = choices.listed.filter((choice) => !depots.includes(choice));
    // On a phone the cards come first: what needs none unfolds.
    const cardless = small && choices.groups.length > 0 ? others.filter(({ closing }) => !closing) : [];
    const rest = others.filter((choice) => !cardless.includes(choice));
    return (
      <div class="com-body">
        {small && (
          <ul class="tickets-row">
            {choices.groups.map(({ piece: id }, place) => (
              <li key={id}>
                <Ticket id={id} offered={place} choose={choose} />
              </li>
            ))}
          </ul>
        )}
        <Storm speech={speech} preview={preview} cite={cite} />
        {advised && (
          <p class="card-text">
            <b>{advised.title}</b> {advised.text}
          </p>
        )}
        {!small && !advised && choices.groups.length > 0 && <p class="march-hint meta">{t('com/choose-a-card')}</p>}
        <div class="offered-row">
          <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
            {rest.map((choice) => (
              <Chip key={choice.option} choice={choice} ready={ready} choose={choose} point={point} />
            ))}
          </div>
          <Elsewhere
            title={t('com/without-a-card', { n: cardless.length })}
            choices={cardless}
            ready={ready}
            choose={choose}
            point={point}
          />
          <Elsewhere
            title={t('com/give-up-depot', { n: depots.length })}
            choices={depots}
            ready={ready}
            choose={choose}
            point={point}
          />
        </div>
      </div>
    );
  };
