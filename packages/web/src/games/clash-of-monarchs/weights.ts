import type { Event } from '@quadrille/clash-of-monarchs/events.ts';
import type { AnyEvent } from '@quadrille/kernel';
import type { Hearing, Weight } from '../presenter.ts';
import { ALLIANCES, type Nation, powersOf, type View } from './model.ts';
import { leaders } from './printed.build.ts';

/** What the dice have said: whoever threw them is told as well. */
const THROWN: readonly Event['type'][] = [
  'coup',
  'siege-roll',
  'forced-march',
  'entrenched',
  'dug-in-vain',
  'coordinated',
  'intercepts',
  'misses',
  'withdrew',
  'pinned',
  'rally',
  'supply-raid',
  'raid-losses',
  'card-roll',
  'new-leaders',
];

/** To be attacked, besieged, overrun or left by an ally is announced, as is the fall of a fortress or of a leader. */
export function weighs(raw: AnyEvent, { seat, view }: Pick<Hearing<View>, 'seat' | 'view'>): Weight | undefined {
  const event = raw as Event;
  const ours = ALLIANCES.find((side) => powersOf(view, side).some((power) => view.seats[power] === seat));
  if (ours !== undefined && isBlow(event, seat, view, ours)) return 'blow';
  return THROWN.includes(event.type) && holderOf(view, throwerOf(event, view)) === seat ? 'reveal' : undefined;
}

const holderOf = (view: View, nation: Nation | null): string | undefined =>
  nation === null ? undefined : view.seats[view.nations[nation].patron];

/** Whose dice they were: those of the force that is told of, else of whoever has the Turn. */
const throwerOf = (event: Event, view: View): Nation | null =>
  'force' in event ? ((leaders[event.force]?.nation as Nation | undefined) ?? view.active) : view.active;

function isBlow(event: Event, seat: string, view: View, ours: string): boolean {
  const isMine = (nation: Nation | undefined) => nation !== undefined && holderOf(view, nation) === seat;
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
