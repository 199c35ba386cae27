import { clockMessage } from '../clock/show.ts';
import type { Audience } from '../presence/audience.ts';
import type { Live } from './live.ts';

type Showing = { readonly audience: Audience; now(): number };

/** Shows everybody who looks how the clocks stand, at a timed table. */
export function showClocks({ audience, now }: Showing, live: Live): void {
  const message = clockMessage(live.table, now());
  if (!message) return;
  live.clocks = standing(live);
  const text = JSON.stringify(message);
  for (const each of audience.of(live.id)) each.send(text);
}

/** As `showClocks`, if the match has moved: it must not tell that a reaction has come in, or that an order was left. */
export function showClocksMoved(hall: Showing, live: Live): void {
  if (standing(live) !== live.clocks) showClocks(hall, live);
}

/** How they stand as far as anybody may know: what is left of a clock that runs, its deadline says. */
const standing = ({ outward, table: { status, seats } }: Live): string =>
  JSON.stringify([outward, status, seats.map(({ clock, deadline, absence }) => [deadline ?? clock, absence])]);
