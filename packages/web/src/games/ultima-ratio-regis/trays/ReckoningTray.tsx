import type { Logged } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import { Dot } from '../../../ui/Emblem.tsx';
import type { TrayProps } from '../../presenter.ts';
import { type Power, powersOf, realmOf, type View } from '../model.ts';
import { signed } from '../rail/Income.tsx';
import { t } from '../words.ts';

type Name = (id: string) => string;

/** What the end of this turn has brought so far. */
function reckoned(log: readonly Logged[]): readonly Event[] {
  const events = log.map(({ event }) => event as Event);
  return events.slice(events.findLastIndex(({ type }) => type === 'turn-ends') + 1);
}

/** The end of a turn: income and expenses of each own Power, line by line, and the points of every player. */
export function ReckoningTray({
  view,
  seat,
  decision,
  log,
  cite,
  children,
  waiting,
  name,
}: TrayProps<View> & { readonly name: Name }) {
  const told = reckoned(log);
  const asked = String(decision?.prompt.args.power ?? '');
  return (
    <section class="tray urr reckoning" aria-label={t('urr/turn-ends', { n: view.turn })}>
      <header>
        <h2 class="display">{t('urr/turn-ends', { n: view.turn })}</h2>
        <button type="button" class="cite push" onClick={() => cite('§24')}>
          §24
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="ledgers" tabIndex={0} aria-label={t('urr/income')}>
        <Ledger view={view} powers={seat === null ? [] : powersOf(view, seat)} told={told} asked={asked} name={name} />
        <Points view={view} told={told} name={name} />
      </section>
      {children ?? <p class="tray-wait">{t('urr/waiting', { names: waiting.map(name).join(', ') })}</p>}
    </section>
  );
}

interface SumProps {
  readonly view: View;
  readonly powers: readonly Power[];
  readonly told: readonly Event[];
  /** Whom the question is about. */
  readonly asked: string;
  readonly name: Name;
}

/** The Powers side by side, a line for each cause that any of them has. */
function Ledger({ view, powers, told, asked, name }: SumProps) {
  const lines = (power: Power) => view.outlook[power]?.ledger ?? [];
  const causes = [...new Set(powers.flatMap((power) => lines(power).map(({ why }) => why)))];
  const balance = (power: Power) => view.outlook[power]?.balance ?? 0;
  const after = (power: Power) => {
    const unrest = realmOf(view, power)?.unrest ?? 0;
    const paid = told.some((event) => event.type === 'income' && event.power === power);
    return paid ? unrest : (view.outlook[power]?.unrestThen ?? unrest);
  };
  if (powers.length === 0) return null;
  return (
    <table class="ledger-table">
      <thead>
        <tr>
          <td />
          {powers.map((power) => (
            <th key={power} scope="col" data-asked={power === asked} title={name(power)}>
              <Dot power={power} name={name(power)} small={powers.length > 5} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {causes.map((why) => (
          <tr key={why}>
            <th scope="row">{t(`urr/ledger/${why}`)}</th>
            {powers.map((power) => {
              const by = lines(power).find((line) => line.why === why)?.by;
              return (
                <td key={power} data-asked={power === asked} class={by === undefined ? '' : by > 0 ? 'gain' : 'loss'}>
                  {by === undefined ? '' : signed(by)}
                </td>
              );
            })}
          </tr>
        ))}
        <tr class="total">
          <th scope="row">{t('urr/balance')}</th>
          {powers.map((power) => (
            <td key={power} data-asked={power === asked}>
              {signed(balance(power))}
            </td>
          ))}
        </tr>
        <tr class="total">
          <th scope="row">{t('urr/unrest-vitality')}</th>
          {powers.map((power) => (
            <td key={power} data-asked={power === asked}>
              {realmOf(view, power)?.unrest ?? 0} → {after(power)}
              <small> /{view.strength[power]?.vitality ?? 0}</small>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** The victory points of every player, and what this turn's end has added, line by line. */
const Points = ({ view, told, name }: Pick<SumProps, 'view' | 'told' | 'name'>) => (
  <section class="points">
    <h3>{t('urr/stats-vp')}</h3>
    <dl class="tally">
      {view.chairs.map(({ player, vp }) => (
        <div key={player}>
          <dt>{name(player)}</dt>
          <dd>
            <b>{vp}</b>
          </dd>
          {told.map((event, place) =>
            event.type === 'vp' && event.player === player ? (
              <span key={place} class={event.by < 0 ? 'line loss' : 'line gain'}>
                {signed(event.by)} {name(event.why)}
                {event.of.length > 0 && ` (${event.of.map(name).join(', ')})`}
              </span>
            ) : null,
          )}
        </div>
      ))}
    </dl>
  </section>
);
