import { Dot } from '../../../ui/Emblem.tsx';
import type { View } from '../model.ts';
import { Holes } from '../parts/Holes.tsx';
import { t } from '../words.ts';
import type { RailProps } from './PowersPanel.tsx';
import { Seas } from './Seas.tsx';
import { Section } from './Section.tsx';

/** Every trade center: its merchants in commercial order, the places left, and what competition would take. */
export const TradePanel = ({ view, name }: RailProps) => (
  <div class="urr-rail">
    <Section title={t('urr/trade')} note={t('urr/commercial-order')}>
      <ul class="centers">
        {centersOf(view).map(({ center, capacity, merchants }) => {
          const standing = merchants.reduce((sum, { count }) => sum + count, 0);
          const holders = merchants.filter(({ count }) => count === 2);
          return (
            <li key={center}>
              <b class="grow">{name(center)}</b>
              <span class="meta">{t('urr/places', { n: standing, of: capacity })}</span>
              <Holes capacity={capacity} merchants={merchants} name={name} />
              {standing > capacity && <span class="meta loss">{t('urr/too-many', { n: standing - capacity })}</span>}
              {holders.map(({ power }) => (
                <span key={power} class="meta">
                  {t('urr/monopoly-of', { power: name(power) })}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </Section>
    <Seas view={view} name={name} />
    <Section title={t('urr/minors')}>
      <ul>
        {view.minors.map(({ minor, ally }) => (
          <li key={minor} class="pair">
            <span class="grow">{name(minor)}</span>
            {ally ? <Dot power={ally} name={name(ally)} small /> : <span class="meta">{t('urr/free')}</span>}
          </li>
        ))}
      </ul>
    </Section>
  </div>
);

const centersOf = (view: View) =>
  Object.entries(view.capacities).map(([center, capacity]) => ({
    center,
    capacity,
    merchants: Object.entries(view.trade).find(([id]) => id === center)?.[1] ?? [],
  }));
