import type { SeatClock, TableInfo } from '@quadrille/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Dot } from '../ui/Emblem.tsx';
import { heldBy } from '../ui/Holder.tsx';
import { moment, span } from '../ui/time.ts';
import { t } from '../words/words.ts';
import { useSeen } from './seen.ts';

/** A little often enough for what is counted in hours, and every second where it is counted in minutes. */
const LIVE = 1000;
const BY_POST = 20_000;

/** Everybody's clock: what is left, and until when, in the reader's own time. By post only of those who are waited for. */
export function Clocks({ table }: { readonly table: TableInfo }) {
  const { match } = useSeen();
  const [, tick] = useState(0);
  const live = table.settings.pace.kind === 'live';
  useEffect(() => {
    const timer = window.setInterval(() => tick((n) => n + 1), live ? LIVE : BY_POST);
    return () => clearInterval(timer);
  }, [live]);
  const { clocks, ahead, paused } = match.clocks.value;
  const people = table.seats.filter(({ holder }) => holder.kind === 'player' || holder.kind === 'caretaker');
  const shown = clocks.filter(
    ({ seat, deadline }) => people.some((each) => each.seat === seat) && (live || deadline !== undefined),
  );
  if (table.status !== 'playing' || paused || shown.length === 0) return null;
  return (
    <ul class="clocks" aria-label={t('clocks/title')}>
      {shown.map((clock) => (
        <OneClock key={clock.seat} clock={clock} table={table} ahead={ahead} />
      ))}
    </ul>
  );
}

interface OneClockProps {
  readonly clock: SeatClock;
  readonly table: TableInfo;
  readonly ahead: number;
}

const OneClock = ({ clock: { seat, left, deadline, grace }, table, ahead }: OneClockProps) => {
  const { presenter } = useSeen();
  const who = heldBy(table.seats.find((each) => each.seat === seat)?.holder);
  const ends = grace ?? deadline;
  const until = ends === undefined ? undefined : ends - ahead;
  return (
    <li class={until === undefined ? 'clock' : 'clock running'} data-seat={seat}>
      <Dot power={seat} name={presenter.name(seat)} small />
      <b>{who}</b>
      <span class="num">{span(until === undefined ? left : until - Date.now())}</span>
      {until !== undefined && (
        <time class="meta" dateTime={new Date(until).toISOString()}>
          {t(grace === undefined ? 'clocks/until' : 'clocks/grace', { at: moment(until) })}
        </time>
      )}
    </li>
  );
};
