const DAY = 86_400_000;
const MINUTE = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether there is such a time zone. */
export const isZone = (zone: string): boolean => {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
};

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const fresh = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, fresh);
  return fresh;
}

/** By how much the clocks of a zone are ahead of UTC. */
function ahead(time: number, zone: string | null): number {
  if (zone === null) return 0;
  const name = formatOf(zone)
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE;
}

/** The first of January 1970 was a Thursday. */
export function isWeekend(time: number, zone: string | null): boolean {
  const weekday = (Math.floor((time + ahead(time, zone)) / DAY) + 4) % 7;
  return weekday === 0 || weekday === 6;
}

/** The next midnight there. */
export function nextDay(time: number, zone: string | null): number {
  const midnight = (Math.floor((time + ahead(time, zone)) / DAY) + 1) * DAY;
  return midnight - ahead(midnight - ahead(time, zone), zone);
}
