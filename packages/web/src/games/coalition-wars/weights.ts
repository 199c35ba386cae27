import type { AnyEvent } from '@quadrille/kernel';
import type { Logged } from '@quadrille/protocol';
import type { Hearing, Weight } from '../presenter.ts';
import { battlesIn } from './battles.ts';
import type { Event } from './model.ts';

/** What was sealed and is turned over before everybody. */
const REVEALS: readonly string[] = ['status', 'bid', 'action-card', 'entreaty', 'sign'] satisfies Event['type'][];

/** To be expelled, rejected, forsaken, robbed or attacked is announced; what was sealed is turned over in one moment. */
export function weighs(raw: AnyEvent, hearing: Omit<Hearing, 'view'>): Weight | undefined {
  const event = raw as Event;
  if (isBlow(event, hearing)) return 'blow';
  return REVEALS.includes(event.type) ? 'reveal' : undefined;
}

function isBlow(event: Event, { seat, log, index }: Omit<Hearing, 'view'>): boolean {
  switch (event.type) {
    case 'expelled':
    case 'rejected':
    case 'garrison-lost':
      return event.power === seat;
    case 'alliance-ends':
      return event.power === seat || event.ally === seat;
    case 'control':
      return event.power !== seat && lastLord(event.minor, log, index) === seat;
    case 'battle':
      return (
        battlesIn(log)
          .find(({ begins }) => begins === index)
          ?.fighters.some(({ power, side, supports }) => power === seat && side === 'defence' && !supports) ?? false
      );
    default:
      return false;
  }
}

/** Who controlled a Minor Power before, as far as the log tells. */
function lastLord(minor: string, log: readonly Logged[], index: number): string | undefined {
  const before = log.slice(0, index).findLast(({ event }) => {
    const each = event as Event;
    return each.type === 'control' && each.minor === minor;
  })?.event as Extract<Event, { type: 'control' }> | undefined;
  return before?.power;
}
