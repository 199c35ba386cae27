import type { TableInfo } from '@quadrille/protocol';
import { Dot, Shield } from '../../ui/Emblem.tsx';
import { heldBy } from '../../ui/Holder.tsx';
import { Figure, Icon } from '../../ui/Icon.tsx';
import type { PanelProps } from '../presenter.ts';
import {
  ALLIANCES,
  type Alliance,
  allianceVp,
  cardsIn,
  lightIn,
  type Power,
  PRINCIPAL,
  powersOf,
  signed,
  type Theater,
  type View,
} from './model.ts';
import { exhausted, fatigue } from './printed.build.ts';
import { t, tell } from './words.ts';

type Name = (id: string) => string;
const MOST_WILL = 20;
const THEATERS: readonly Theater[] = ['border', 'german', 'northern'];

/** Who plays a Power. */
function holderOf(view: View, table: TableInfo, seat: string | null, power: Power): string {
  const { stance } = view.nations[power];
  if (stance !== 'belligerent') return t(stance === 'out' ? 'com/out' : 'com/neutral');
  const own = view.seats[view.nations[power].patron];
  if (own === seat) return t('power/you');
  const holder = table.seats.find((each) => each.seat === own)?.holder;
  return heldBy(holder);
}

/** Both Alliances with their Powers, and the little war beside them. */
export const Strip = ({ view, table, seat, name }: PanelProps<View> & { readonly name: Name }) => (
  <div class="strip com">
    {ALLIANCES.map((alliance) => (
      <section key={alliance} class="bloc" data-p={alliance} style={{ '--n': powersOf(view, alliance).length }}>
        <header>
          {t(`com/${alliance}`)}
          <b class="pill">{t('com/vp', { n: signed(allianceVp(view, alliance)) })}</b>
          <span class="level" title={t('com/if-it-ended')}>
            <span class="vh">{t('com/if-it-ended')}: </span>
            {tell(`level-${view.levels[alliance].level}`)}
          </span>
        </header>
        <div>
          {powersOf(view, alliance).map((power) => (
            <Panel key={power} power={power} view={view} table={table} seat={seat} name={name} />
          ))}
        </div>
      </section>
    ))}
    <section class="bloc kk" style={{ '--n': 1.4 }}>
      <header>
        <Figure name="light" size={16} /> {t('com/kk')}
      </header>
      <div>
        {THEATERS.map((theater) => (
          <LittleWar key={theater} view={view} theater={theater} />
        ))}
      </div>
    </section>
  </div>
);

const Panel = ({
  view,
  table,
  seat,
  power,
  name,
}: PanelProps<View> & { readonly power: Power; readonly name: Name }) => {
  const { will, vp, supplyActions } = view.powers[power];
  const mine = seat !== null && view.seats[view.nations[power].patron] === seat;
  const tired = fatigue[power] ?? 0;
  const state = will <= exhausted ? 'exhausted' : will <= tired ? 'fatigued' : '';
  return (
    <div
      class={mine ? 'power mine' : 'power'}
      data-p={power}
      data-power={power}
      data-active={view.active === power}
      data-stance={view.nations[power].stance}
    >
      <Shield power={power} />
      <span class="name">
        {name(power)}
        <small>{holderOf(view, table, seat, power)}</small>
      </span>
      <span class="action">{state ? tell(state) : t('com/vp', { n: signed(vp) })}</span>
      <span class="stats">
        <span class="stat" title={t('com/will', { n: tired })}>
          <Icon name="crown" size={15} />
          <span class="vh">{t('com/will', { n: tired })}: </span>
          {will}
          <span class="meter" aria-hidden="true">
            <i style={{ width: `${Math.min(1, will / MOST_WILL) * 100}%` }} />
            <u style={{ left: `${(tired / MOST_WILL) * 100}%` }} />
          </span>
        </span>
        <Stat icon="coin" label={t('com/thalers')} value={view.nations[power].treasury} />
        <Stat icon="wheat" label={t('com/supply-actions')} value={supplyActions} />
        <Stat icon="card" label={t('com/cards')} value={cardsIn(view, power)} />
      </span>
    </div>
  );
};

const Stat = ({
  icon,
  label,
  value,
}: {
  readonly icon: 'coin' | 'wheat' | 'card';
  readonly label: string;
  readonly value: number;
}) => (
  <span class="stat" title={label}>
    <Icon name={icon} size={15} />
    <span class="vh">{label}: </span>
    {String(value).replace('-', '−')}
  </span>
);

/** A Theater box: Light SPs of both sides, and who has the Advantage. */
const LittleWar = ({ view, theater }: { readonly view: View; readonly theater: Theater }) => {
  const ap = lightIn(view, theater, 'ap');
  const coalition = lightIn(view, theater, 'coalition');
  const advantage: Alliance | undefined = view.advantage[theater];
  const told = t('com/light', { ap, coalition });
  return (
    <div class="box" title={told}>
      <span class="head">
        {tell(theater)}
        {advantage && (
          <b class="edge" data-p={PRINCIPAL[advantage]} title={t('com/advantage', { side: t(`com/${advantage}`) })}>
            +1
          </b>
        )}
      </span>
      <span class="tug">
        <span class="vh">{told}</span>
        <b aria-hidden="true">{ap}</b>
        <span class="tug-bar" aria-hidden="true">
          <i data-p={PRINCIPAL.ap} style={{ flex: ap || 0.01 }} />
          <i data-p={PRINCIPAL.coalition} style={{ flex: coalition || 0.01 }} />
        </span>
        <b aria-hidden="true">{coalition}</b>
      </span>
    </div>
  );
};

/** The Powers in a row, with VP and Will: for the phone. */
export const Chips = ({ view, seat, name }: PanelProps<View> & { readonly name: Name }) => (
  <>
    {ALLIANCES.flatMap((alliance) => powersOf(view, alliance)).map((power) => (
      <span
        key={power}
        class={seat !== null && view.seats[view.nations[power].patron] === seat ? 'chip mine' : 'chip'}
        data-p={power}
      >
        <Dot power={power} name={name(power)} />
        <b>{view.powers[power].will}</b>
        <small>{signed(view.powers[power].vp)}</small>
      </span>
    ))}
  </>
);

/** Whose Turn it is, and who follows. */
export const Turns = ({ view, name }: PanelProps<View> & { readonly name: Name }) => {
  const now = view.active === null ? -1 : view.order.indexOf(view.active);
  return (
    <ol class="turns">
      {view.order.map((power, place) => (
        <li key={power} class={place === now ? 'now' : place < now ? 'done' : ''}>
          <Dot power={power} name={name(power)} />
        </li>
      ))}
    </ol>
  );
};
