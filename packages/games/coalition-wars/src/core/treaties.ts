/** What Powers may promise one another. No agreement binds anybody (C §4): the table only remembers who kept it. */
import type { AnyEvent, Terms, Treaties, Treaty, Verdict } from '@quadrille/kernel';
import type { Event } from './events.ts';
import { allied, decider } from './facts.ts';
import type { State, World } from './state.ts';
import type { Power } from './vocabulary.ts';

export const TREATIES = ['alliance', 'pact', 'truce', 'passage', 'round'] as const;
export type TreatyKind = (typeof TREATIES)[number];

/** What is promised for the next Diplomacy may wait a round for it; the others hold until the round ends. */
const ROUNDS: Readonly<Record<TreatyKind, number>> = { alliance: 1, pact: 1, truce: 0, passage: 0, round: 0 };

function offers(world: World, from: Power, to: Power): Terms[] {
  const side = world.state.status[from];
  const coalition = side === 'british' || side === 'french' ? side : undefined;
  const leads = to === 'britain' || to === 'france';
  return [
    ...(coalition && !leads && world.state.status[to] !== coalition ? [{ kind: 'alliance', about: coalition }] : []),
    ...(allied(world, from, to) ? [{ kind: 'passage' }] : [{ kind: 'truce' }]),
    { kind: 'round' },
  ];
}

function verdict(world: World, { kind, about, from, to }: Treaty, event: Event): Verdict | undefined {
  const seatFor = (power: Power) => decider(world, power);
  if (kind === 'alliance' && event.type === 'status' && event.power === to)
    return { seat: to, kept: event.status === about };
  if (kind === 'pact' && event.type === 'entreaty' && event.from === to && event.to === from)
    return { seat: to, kept: event.marker === 'alliance' };
  if (kind === 'truce' && event.type === 'battle') {
    const attacker = seatFor(event.attacker);
    const victim = attacker === from ? to : attacker === to ? from : undefined;
    const attacked = world.state.battle?.defenders.some((power) => seatFor(power) === victim) ?? false;
    return victim !== undefined && attacked ? { seat: attacker, kept: false } : undefined;
  }
  if (kind === 'passage' && (event.type === 'consent' || event.type === 'refused-consent'))
    return seatFor(event.by) === to && seatFor(event.to) === from
      ? { seat: to, kept: event.type === 'consent' }
      : undefined;
  if (kind === 'round' && (event.type === 'granted' || event.type === 'denied'))
    return seatFor(event.envoy) === to && seatFor(event.power) === from
      ? { seat: to, kept: event.type === 'granted' }
      : undefined;
  return undefined;
}

export const treatiesFor = (worldOf: (state: State) => World): Treaties => ({
  date: (state) => String((state as State).round),
  offers: (state, from, to) => offers(worldOf(state as State), from as Power, to as Power),
  verdict: (treaty, event: AnyEvent, state) => verdict(worldOf(state as State), treaty, event as Event),
  isOver: ({ kind, made }, state) => (state as State).round > Number(made) + (ROUNDS[kind as TreatyKind] ?? 0),
});
