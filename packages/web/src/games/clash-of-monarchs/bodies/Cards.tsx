import { useEffect } from 'preact/hooks';
import type { IconName } from '../../../sprite/icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { cardOf } from '../model.ts';
import { Ticket } from '../Ticket.tsx';
import { t } from '../words.ts';
import { type Body, Chip, Elsewhere, headOf, Refused } from './parts.tsx';

const ICONS: Readonly<Record<string, IconName>> = {
  ops: 'boots',
  event: 'scroll',
  raids: 'flag',
  colonial: 'ship',
  armistice: 'hourglass',
};

type Use = 'ops' | 'event' | 'raids' | 'colonial' | 'armistice';
const isUse = (head: string): head is Use => head in ICONS;
const cardIn = (option: string): string => option.split('/')[1] ?? '';

/** The Strategy Card Segment: the card in hand with all its uses, or the hand to choose from and what needs no card. */
export function CardsBody({ decision, choices, ready, choose, point, small, explain }: Body) {
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
            const icon = ICONS[head];
            return (
              <Chip
                key={choice.option}
                choice={{ ...choice, ...(icon && { icon }) }}
                ready={ready}
                choose={choose}
                point={point}
                {...(isUse(head) && { says: t(`com/use-${head}`, { n: card.ops }) })}
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
  const depots = choices.listed.filter(({ option }) => headOf(option) === 'distribute');
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
      {!small && choices.groups.length > 0 && <p class="march-hint meta">{t('com/choose-a-card')}</p>}
      <div class="offered-row">
        <div class="opts" role="radiogroup" aria-label={decision.prompt.text}>
          {choices.listed
            .filter((choice) => !depots.includes(choice))
            .map((choice) => (
              <Chip key={choice.option} choice={choice} ready={ready} choose={choose} point={point} />
            ))}
        </div>
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
}
