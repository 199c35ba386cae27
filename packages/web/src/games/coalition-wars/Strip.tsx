import type { TableInfo } from '@quadrille/protocol';
import { Dot, Shield } from '../../ui/Emblem.tsx';
import { heldBy } from '../../ui/Holder.tsx';
import { Figure, Icon } from '../../ui/Icon.tsx';
import type { PanelProps } from '../presenter.ts';
import { type Power, STATUS_FIGURE, type Status, type View } from './model.ts';
import type { Bloc, Title } from './title.ts';
import { useTitle } from './within.tsx';
import { t } from './words/index.ts';

const STATUSES: readonly Status[] = ['british', 'neutral', 'expansionist', 'french'];

/** The Powers by their diplomatic status: who stands beside whom, and so who is at war with whom. */
export function blocs(title: Title, view: View): readonly Bloc[] {
  const own = title.blocs?.(view);
  if (own) return own;
  return STATUSES.map((status) => ({
    id: status,
    name: title.speak(`name/${status}`),
    figure: STATUS_FIGURE[status],
    powers: view.order.filter((power) => view.status[power] === status),
  })).filter(({ powers }) => powers.length > 0);
}

/** Who plays a Power, in a word. */
export function playedBy({ nameOf }: Title, view: View, table: TableInfo, seat: string | null, power: Power): string {
  const master = view.master[power];
  if (view.minors.includes(power))
    return master ? t('power/minor-of', { name: nameOf(master) }) : t('power/minor-free');
  if (master === seat && seat !== null) return t('power/you');
  const holder = table.seats.find((each) => each.seat === (master ?? power))?.holder;
  return heldBy(holder);
}

/** What a Power does this turn, in a word. */
export function actionOf(title: Title, view: View, power: Power): string | undefined {
  const own = title.action;
  if (own) return own(view, power);
  const action = view.wheel[power];
  return action && title.actionName(action);
}

export const Strip = ({ view, table, seat }: PanelProps<View>) => {
  const title = useTitle();
  return (
    <div class={view.order.length > 6 ? 'strip crowded' : 'strip'}>
      {blocs(title, view).map(({ id, name, figure, powers }) => (
        <section key={id} class="bloc" data-status={id} style={{ '--n': powers.length }}>
          <header>
            {figure && <Figure name={figure} />}
            {name}
          </header>
          <div>
            {powers.map((power) => (
              <Panel key={power} power={power} view={view} table={table} seat={seat} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};

const Panel = ({ view, table, seat, power }: PanelProps<View> & { readonly power: Power }) => {
  const { influence, morale, money, cards } = view.powers[power];
  const mine = seat !== null && view.master[power] === seat;
  const minor = view.minors.includes(power);
  const master = view.master[power];
  const title = useTitle();
  const { nameOf, printed, Mark } = title;
  const action = actionOf(title, view, power);
  return (
    <div class={mine && !minor ? 'power mine' : mine ? 'power held' : 'power'} data-p={power} data-power={power}>
      <Shield power={power} />
      <span class="name">
        {nameOf(power)}
        {Mark && <Mark view={view} power={power} />}
        <small>{playedBy(title, view, table, seat, power)}</small>
      </span>
      <span class="action">
        {minor && master && <Dot power={master} name={t('power/minor-of', { name: nameOf(master) })} small />}
        {action}
      </span>
      <span class="stats">
        {!minor && (
          <Stat
            icon="star"
            label={t('track/influence', { n: printed.winsAt })}
            value={influence}
            share={influence / printed.winsAt}
          />
        )}
        <Stat icon="heart" label={t('track/morale')} value={morale} share={morale / printed.mostMorale} />
        <Stat icon="coin" label={t('track/money')} value={money} />
        <Stat icon="card" label={t('track/cards')} value={cards} />
      </span>
    </div>
  );
};

interface StatProps {
  readonly icon: 'star' | 'heart' | 'coin' | 'card';
  readonly label: string;
  readonly value: number;
  readonly share?: number;
}

export const Stat = ({ icon, label, value, share }: StatProps) => (
  <span class="stat" title={label}>
    <Icon name={icon} size={15} />
    <span class="vh">{label}: </span>
    {value}
    {share !== undefined && (
      <span class="meter" aria-hidden="true">
        <i style={{ width: `${Math.min(1, share) * 100}%` }} />
      </span>
    )}
  </span>
);

/** The Powers in a row, with what wins: for the phone. */
export const Chips = ({ view, seat }: PanelProps<View>) => {
  const { nameOf, Mark } = useTitle();
  return (
    <>
      {view.order.map((power) => {
        const minor = view.minors.includes(power);
        const { influence, morale } = view.powers[power];
        return (
          <span key={power} class={seat !== null && view.master[power] === seat ? 'chip mine' : 'chip'} data-p={power}>
            <Dot power={power} name={nameOf(power)} />
            {Mark && <Mark view={view} power={power} />}
            <b>{minor ? `♥${morale}` : influence}</b>
          </span>
        );
      })}
    </>
  );
};
