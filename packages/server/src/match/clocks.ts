import { clockMessage } from '../clock/show.ts';
import type { Audience } from '../presence/audience.ts';
import type { Live } from './live.ts';

/** Shows everybody who looks how the clocks stand, at a timed table, if they know that something has happened. */
export function showClocks({ audience, now }: { readonly audience: Audience; now(): number }, live: Live): void {
  const message = clockMessage(live.table, now());
  if (message?.type !== 'clock') return;
  const { paused, clocks } = message;
  const standing = JSON.stringify([
    live.outward,
    paused,
    clocks.map((clock) => (clock.deadline ? { ...clock, left: 0 } : clock)),
  ]);
  if (standing === live.clocks) return;
  live.clocks = standing;
  const text = JSON.stringify(message);
  for (const each of audience.of(live.id)) each.send(text);
}
