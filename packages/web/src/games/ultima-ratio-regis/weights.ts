import type { AnyEvent } from '@quadrille/kernel';
import type { Logged } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import type { Hearing, Weight } from '../presenter.ts';
import { bannerOf, flagOf, type Owner, powersOf, type View } from './model.ts';

/** War upon oneself, an attack, a siege, land, an ally or a Power lost: that is announced. */
export function weighs(raw: AnyEvent, { seat, view, log, index }: Hearing<View>): Weight | undefined {
  const event = raw as Event;
  const own: readonly string[] = powersOf(view, seat);
  const isMine = (owner: string) => own.includes(flagOf(view, owner as Owner));
  // A combat is told where it was decided.
  const combat = event.type === 'won' || event.type === 'drawn' ? combatBefore(log, index) : undefined;
  if (isBlow(combat ?? event, view, isMine)) return 'blow';
  if (leavesAlliance(event) && isMine(lastAlly(event.minor, log, index) ?? '')) return 'blow';
  return TURNED_OVER.includes(event.type) || (combat && isMine(combat.attacker)) ? 'reveal' : undefined;
}

/** What everybody waits for: how an own attack, a bid, a vote ended. */
const TURNED_OVER: readonly Event['type'][] = ['technology', 'no-bid', 'emperor'];

function combatBefore(log: readonly Logged[], index: number): Extract<Event, { type: 'combat' }> | undefined {
  const event = log.slice(0, index).findLast((each) => each.event.type === 'combat')?.event as Event | undefined;
  return event?.type === 'combat' ? event : undefined;
}

function isBlow(event: Event, view: View, isMine: (owner: string) => boolean): boolean {
  switch (event.type) {
    case 'declares-war':
    case 'civil-war':
    case 'war-won':
      return isMine(event.against) && !isMine(event.power);
    case 'combat':
      return isMine(event.defender) && !isMine(event.attacker);
    case 'besieges':
      return !isMine(event.power) && isMine(bannerOf(view, event.at)?.power ?? '');
    case 'control':
      return isMine(event.from) && !isMine(event.power);
    case 'rebellion':
      return isMine(bannerOf(view, event.at)?.power ?? '');
    case 'capitulated':
    case 'fortress-lost':
    case 'leader-lost':
    case 'collapsed':
      return isMine(event.power);
    case 'piracy':
    case 'plundered':
      return isMine(event.victim);
    default:
      return false;
  }
}

type Leaving = Extract<Event, { readonly type: 'neutral-minor' | 'conquered-minor' }>;
const leavesAlliance = (event: Event): event is Leaving =>
  event.type === 'neutral-minor' || event.type === 'conquered-minor';

/** Whose ally a minor was before, as far as the log tells. */
function lastAlly(minor: string, log: readonly Logged[], index: number): string | undefined {
  for (const { event } of log.slice(0, index).toReversed()) {
    const each = event as Event;
    if (each.type === 'allied-minor' && each.minor === minor) return each.power;
    if (leavesAlliance(each) && each.minor === minor) return undefined;
  }
  return undefined;
}
