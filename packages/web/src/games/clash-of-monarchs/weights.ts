import type { Event } from '@quadrille/clash-of-monarchs/events.ts';
import type { AnyEvent } from '@quadrille/kernel';
import type { Hearing, Weight } from '../presenter.ts';
import { ALLIANCES, type Nation, powersOf, type View } from './model.ts';
import { leaders } from './printed.build.ts';

/** To be attacked, besieged, overrun or left by an ally is announced, as is the fall of a fortress or of a leader. */
export function weighs(raw: AnyEvent, { seat, view }: Pick<Hearing<View>, 'seat' | 'view'>): Weight | undefined {
  const ours = ALLIANCES.find((side) => powersOf(view, side).some((power) => view.seats[power] === seat));
  return ours !== undefined && isBlow(raw as Event, seat, view, ours) ? 'blow' : undefined;
}

function isBlow(event: Event, seat: string, view: View, ours: string): boolean {
  const isMine = (nation: Nation | undefined) =>
    nation !== undefined && view.seats[view.nations[nation].patron] === seat;
  const isHostile = (nation: Nation | undefined) => nation !== undefined && view.nations[nation].side !== ours;
  /** Whose a force is: its Commander's, or, without one, whoever holds the space it goes by. */
  const nationOf = (force: string) => (leaders[force]?.nation ?? view.control[force]) as Nation | undefined;
  switch (event.type) {
    case 'battle':
      return isHostile(nationOf(event.attacker)) && isMine(nationOf(event.defender));
    case 'siege-laid':
      return isHostile(nationOf(event.force)) && isMine(view.control[event.at]);
    case 'fortress-taken':
      return isHostile(event.nation);
    case 'overrun':
      return isHostile(nationOf(event.force));
    case 'depot-overrun':
      return isMine(event.nation);
    case 'leader-fate':
      return (event.fate === 'killed' || event.fate === 'captured') && isMine(nationOf(event.leader));
    case 'crushing':
      return isMine(event.loser);
    case 'key-city':
      return isMine(event.power);
    case 'enters-war':
      return isHostile(event.nation);
    case 'leaves-war':
      return !isHostile(event.nation);
    default:
      return false;
  }
}
