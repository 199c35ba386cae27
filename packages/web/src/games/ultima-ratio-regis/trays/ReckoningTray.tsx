import type { Logged } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import { Dot } from '../../../ui/Emblem.tsx';
import type { TrayProps } from '../../presenter.ts';
import { powersOf, realmOf, type View } from '../model.ts';
import { signed } from '../rail/Income.tsx';
import { t } from '../words.ts';

/** What the end of this turn has brought so far. */
function reckoned(log: readonly Logged[]): readonly Event[] {
  const events = log.map(({ event }) => event as Event);
  return events.slice(events.findLastIndex(({ type }) => type === 'turn-ends') + 1);
}

/** The end of a turn: income and expenses of each own Power, line by line, and the points of every player. */
export function ReckoningTray({
  view,
  seat,
  log,
  cite,
  children,
  waiting,
  name,
}: TrayProps<View> & { readonly name: (id: string) => string }) {
  const own = seat === null ? [] : powersOf(view, seat);
  const told = reckoned(log);
  const points = told.filter((event) => event.type === 'vp');
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
        {own.map((power) => {
          const ledger = view.outlook[power]?.ledger ?? [];
          const balance = ledger.reduce((sum, { by }) => sum + by, 0);
          const paid = told.find((event) => event.type === 'income' && event.power === power);
          return (
            <section key={power}>
              <h3>
                <Dot power={power} small /> {name(power)}
              </h3>
              <dl class="tally">
                {ledger.map(({ why, by }) => (
                  <div key={why} class={by > 0 ? 'up' : 'down'}>
                    <dt>{t(`urr/ledger/${why}`)}</dt>
                    <dd>
                      <b>{signed(by)}</b>
                    </dd>
                  </div>
                ))}
                <div class="total">
                  <dt>
                    {t('urr/unrest-then', {
                      from: realmOf(view, power)?.unrest ?? 0,
                      to: paid
                        ? (realmOf(view, power)?.unrest ?? 0)
                        : Math.max(0, (realmOf(view, power)?.unrest ?? 0) - balance),
                    })}
                  </dt>
                  <dd>
                    <b>{signed(balance)}</b>
                  </dd>
                </div>
              </dl>
            </section>
          );
        })}
        <section>
          <h3>{t('urr/stats-vp')}</h3>
          <dl class="tally">
            {view.chairs.map(({ player, vp }) => (
              <div key={player} class="total">
                <dt>{name(player)}</dt>
                <dd>
                  <b>{vp}</b>
                </dd>
              </div>
            ))}
            {points.map((event, place) =>
              event.type === 'vp' ? (
                <div key={place} class="up">
                  <dt>
                    {name(event.player)}: {name(event.why)}
                  </dt>
                  <dd>
                    <b>{signed(event.by)}</b>
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
        </section>
      </section>
      {children ?? <p class="tray-wait">{t('urr/waiting', { names: waiting.map(name).join(', ') })}</p>}
    </section>
  );
}
