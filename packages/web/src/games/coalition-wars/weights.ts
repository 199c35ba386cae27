import type { AnyEvent } from '@quadrille/kernel';
import type { Weight } from '../presenter.ts';
import type { Event } from './model.ts';

/** What was sealed and is turned over before everybody. */
const REVEALS: readonly string[] = ['status', 'bid', 'action-card', 'entreaty', 'sign'] satisfies Event['type'][];

/** To be expelled, rejected, forsaken or attacked is announced; what was sealed is turned over in one moment. */
export function weighs(raw: AnyEvent, seat: string): Weight | undefined {
  const event = raw as Event;
  if ((event.type === 'expelled' || event.type === 'rejected') && event.power === seat) return 'blow';
  if (event.type === 'alliance-ends' && (event.power === seat || event.ally === seat)) return 'blow';
  if (event.type === 'garrison-lost' && event.power === seat) return 'blow';
  return REVEALS.includes(event.type) ? 'reveal' : undefined;
}
