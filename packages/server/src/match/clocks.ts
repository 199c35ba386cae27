import { clockMessage } from '../clock/show.ts';
import type { Audience } from '../presence/audience.ts';
import type { Live } from './live.ts';

/** Shows everybody who looks how the clocks stand, at a timed table. */
export function showClocks(
  { audience, now }: { readonly audience: Audience; now(): number },
  { id, table }: Live,
): void {
  const message = clockMessage(table, now());
  if (!message) return;
  const text = JSON.stringify(message);
  for (const each of audience.of(id)) each.send(text);
}
