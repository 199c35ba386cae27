import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { cardOf, type Power, type View } from '../model.ts';
import { ActionPips } from '../parts/ActionPips.tsx';
import { t } from '../words.ts';
import { Section } from './Section.tsx';

interface StillToDoProps {
  readonly view: View;
  readonly powers: readonly Power[];
  readonly name: (id: string) => string;
}

/** What the impulse still holds: own actions, points of cards, events to come. */
export function StillToDo({ view, powers, name }: StillToDoProps) {
  const { impulse } = view;
  if (!impulse) return null;
  const idle = powers.filter((power) => !impulse.spent.includes(power));
  const open = impulse.cards.filter(({ points, event }) => points > 0 || event);
  return (
    <Section title={t('urr/still')}>
      <ul>
        {idle.map((power) => (
          <li key={power} class="pair">
            <Dot power={power} name={name(power)} small />
            <span class="grow">{t('urr/own-action')}</span>
            <ActionPips view={view} power={power} />
          </li>
        ))}
        {open.map(({ id, points, event }, place) => (
          <li key={place} class="pair">
            <Icon name="card" size={18} />
            <span class="grow">{id === 'none' ? t('urr/no-card') : (cardOf(id)?.name ?? id)}</span>
            {event && <span class="meta">{t('urr/event-to-come')}</span>}
            <span class="pips gold" role="img" aria-label={t('urr/points-left', { n: points })}>
              {Array.from({ length: points }, (_, pip) => (
                <i key={pip} class="y" />
              ))}
            </span>
          </li>
        ))}
        {impulse.played === 0 && <li class="meta">{t('urr/play-one')}</li>}
        {idle.length === 0 && open.length === 0 && impulse.played > 0 && <li class="meta">{t('urr/all-done')}</li>}
      </ul>
    </Section>
  );
}
