import type { Logged } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../net/api.ts';
import { Dot } from '../ui/Emblem.tsx';
import { t } from '../words/words.ts';
import { Plot } from './Plot.tsx';
import { useSeen } from './seen.ts';

/** The whole log: what the page has, with what came before it. */
async function wholeLog(table: string, seat: string | null): Promise<readonly Logged[]> {
  const pages: Logged[][] = [];
  let before: number | undefined;
  do {
    const page = await api.log(table, seat, before);
    pages.unshift([...page.log]);
    before = page.before;
  } while (before !== undefined);
  return pages.flat();
}

/** How the match went: plots over time and tallies, and the Powers as they stand. */
export function Standings() {
  const { match, presenter, shown } = useSeen();
  const table = match.table.value;
  const position = match.position.value;
  const seat = match.seat.value;
  const [log, take] = useState<readonly Logged[] | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void wholeLog(match.id, seat)
      .then((whole) => wanted && take(whole))
      .catch(() => wanted && take(undefined));
    return () => {
      wanted = false;
    };
  }, [match.id, seat, position?.seq]);
  const view = shown.value?.view;
  if (!table || !view) return null;
  const events = (log ?? position?.log ?? []).map(({ event }) => event);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="scroll standings" tabIndex={0} aria-label={t('tab/standings')}>
      {presenter.series(events, view).map(({ title, lines }) => (
        <figure key={title}>
          <figcaption class="display">{title}</figcaption>
          <Plot lines={lines} name={(power) => presenter.name(power)} title={title} />
        </figure>
      ))}
      {presenter.tallies(events).map(({ title, bars }) => {
        const most = Math.max(1, ...bars.map(({ count }) => count));
        return (
          <figure key={title}>
            <figcaption class="display">{title}</figcaption>
            <ul class="bars">
              {bars.map(({ power, count }) => (
                <li key={power} data-p={power}>
                  <Dot power={power} name={presenter.name(power)} small />
                  <span class="meter grow">
                    <i style={{ width: `${(count / most) * 100}%` }} />
                  </span>
                  <b>{count}</b>
                </li>
              ))}
            </ul>
          </figure>
        );
      })}
      <h3 class="display section-head">{t('standings/powers')}</h3>
      <presenter.Powers view={view} table={table} seat={seat} />
    </section>
  );
}
