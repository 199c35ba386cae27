import { t } from '../words/words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time, in the two units that matter. */
export function span(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= 2 * DAY) return t('time/days', { n: Math.floor(left / DAY) });
  if (left >= HOUR) return t('time/hours', { h: Math.floor(left / HOUR), m: Math.floor((left % HOUR) / MINUTE) });
  if (left >= MINUTE) return t('time/minutes', { m: Math.floor(left / MINUTE), s: Math.floor((left % MINUTE) / 1000) });
  return t('time/seconds', { s: Math.floor(left / 1000) });
}

const HOURS = { hour: '2-digit', minute: '2-digit' } as const;

/** A moment in the reader's own time: the hour today, with the day within a week, else with the date. */
export function moment(at: number): string {
  const day = (time: number) => new Date(time).toDateString();
  const away = at - Date.now();
  const date =
    day(at) === day(Date.now())
      ? {}
      : away > 0 && away < 6 * DAY
        ? ({ weekday: 'short' } as const)
        : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat('en-GB', { ...date, ...HOURS }).format(at);
}

/** How long ago something was. */
export function ago(at: number): string {
  const past = Date.now() - at;
  if (past < MINUTE) return t('time/now');
  if (past < HOUR) return t('time/ago-minutes', { n: Math.floor(past / MINUTE) });
  if (past < DAY) return t('time/ago-hours', { n: Math.floor(past / HOUR) });
  return t('time/ago-days', { n: Math.floor(past / DAY) });
}
