import { useEffect } from 'preact/hooks';
import { Dot } from '../ui/Emblem.tsx';
import { t } from '../words/words.ts';
import { Plot } from './Plot.tsx';
import { useSeen } from './seen.ts';

/** How the match went: plots over time and tallies, and the Powers as they stand. */
export function Standings() {
  const { match, presenter, shown, replay, annals } = useSeen();
  const table = match.table.value;
  const seat = match.seat.value;
  useEffect(() => void annals.fetch(), [annals, annals.whole.value]);
  // Of a moment of the past: what had happened by then.
  const until = replay.seq.value ?? Number.POSITIVE_INFINITY;
  const view = shown.value?.view;
  if (!table || !view) return null;
  const events = annals.log.value.filter(({ seq }) => seq <= until).map(({ event }) => event);
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
