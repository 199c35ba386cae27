import { actionCardsOf } from '@quadrille/coalition-wars/realpolitik/part.ts';
import type { Logged } from '@quadrille/protocol';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Dot } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { PanelProps } from '../../presenter.ts';
import type { Power, View } from '../model.ts';
import { useTitle } from '../within.tsx';
import { t } from '../words/index.ts';
import { CARD_ICONS, cardName } from './ActionCard.tsx';
import { Entreated } from './Entreated.tsx';
import { lastEntreaties } from './entreaties.ts';
import { partOf } from './model.ts';

interface TracksProps extends PanelProps<View> {
  readonly small?: boolean;
  readonly log: readonly Logged[];
}

/** In the place of the wheel: the Diplomacy track, Prestige, and the Action cards of every Power. */
export function Tracks({ view, seat, small = false, log }: TracksProps) {
  const { nameOf } = useTitle();
  if (small) return <SmallTracks view={view} />;
  const { prestige, revealed } = partOf(view);
  return (
    <section class="tracks" aria-label={t('cards/title')}>
      <Diplomacy view={view} log={log} />
      <div class="tracks-head">
        <h2 class="display">{t('prestige/title')}</h2>
        <span class="meta">{t('cards/this-turn')}</span>
      </div>
      <ol class="prestige">
        {prestige.map((power, place) => {
          const card = revealed[power];
          return (
            <li key={power} class={power === seat ? 'mine' : ''}>
              <span class="rank">{place + 1}</span>
              <Dot power={power} name={nameOf(power)} small />
              <Pips view={view} power={power} />
              <span class="turn-card">
                {card ? <Icon name={CARD_ICONS[card]} size={17} /> : <Icon name="card" size={15} />}
              </span>
              <span class="vh">{card && cardName(card)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The five Action cards of a Power: those that lie open are crossed out. */
export const Pips = ({ view, power }: { readonly view: View; readonly power: Power }) => {
  const { nameOf } = useTitle();
  const played = partOf(view).played[power];
  const names = played.map(cardName).join(', ');
  const label = names ? t('cards/played-names', { names }) : t('cards/none-played');
  return (
    <span class="card-pips" role="img" aria-label={`${nameOf(power)}. ${label}`} title={label}>
      {actionCardsOf(view, power).map((card) => (
        <span key={card} class={played.includes(card) ? 'gone' : ''}>
          <Icon name={CARD_ICONS[card]} size={15} />
        </span>
      ))}
    </span>
  );
};

const Boxes = ({ view }: { readonly view: View }) => {
  const { box, boxes = box + 1 } = partOf(view);
  return (
    <span class="boxes" role="img" aria-label={t('track/diplomacy-spoken', { n: box + 1, of: boxes })}>
      {Array.from({ length: boxes }, (_, place) => (
        <i
          key={place}
          class={[place === box ? 'here' : '', place === boxes - 1 ? 'top' : ''].filter(Boolean).join(' ')}
        >
          {place === boxes - 1 ? <Icon name="letter" size={15} /> : ''}
        </i>
      ))}
    </span>
  );
};

/** How far the next Diplomacy is, and what the last one brought. */
function Diplomacy({ view, log }: { readonly view: View; readonly log: readonly Logged[] }) {
  const [open, show] = useState(false);
  const { box, boxes = box + 1 } = partOf(view);
  const left = boxes - 1 - box;
  const entreaties = lastEntreaties(log);
  return (
    <div class="diplomacy-track">
      <div class="tracks-head">
        <h2 class="display">{t('track/diplomacy')}</h2>
        <span class="meta">{left > 0 ? t('track/diplomacy-meta', { n: left }) : t('track/diplomacy-due')}</span>
      </div>
      <Boxes view={view} />
      {entreaties && (
        <button type="button" class="last-entreaties" onClick={() => show(true)}>
          {t('entreaty/last')}
          <Icon name="next" size={14} />
        </button>
      )}
      {open && entreaties && (
        <Dialog title={t('entreaty/last')} close={() => show(false)}>
          <Entreated view={view} entreaties={entreaties} />
        </Dialog>
      )}
    </div>
  );
}

/** On a phone: the Diplomacy track alone; the rest is on the page of the Powers. */
const SmallTracks = ({ view }: { readonly view: View }) => (
  <section class="tracks small" aria-label={t('track/diplomacy')}>
    <Boxes view={view} />
  </section>
);

/** The Prestige track in the bar, highest first. */
export const Prestige = ({ view }: PanelProps<View>) => {
  const { nameOf } = useTitle();
  const { prestige, movers } = partOf(view);
  const moving = view.march?.power;
  return (
    <ol class="turns prestige-bar" aria-label={t('prestige/spoken', { names: prestige.map(nameOf).join(', ') })}>
      {prestige.map((power) => (
        <li
          key={power}
          class={power === moving ? 'now' : movers.includes(power) ? 'next' : ''}
          aria-current={power === moving ? 'step' : undefined}
        >
          <Dot power={power} name={nameOf(power)} />
        </li>
      ))}
    </ol>
  );
};
