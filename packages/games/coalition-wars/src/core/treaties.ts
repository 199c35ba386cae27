/** What Powers may promise one another. No agreement binds anybody (C §4): the table only remembers who kept it. */
import type { AnyEvent, Bond, Terms, Treaties, Treaty, Verdict } from '@quadrille/kernel';
import type { Event } from './events.ts';
import { decider, ledBy } from './facts.ts';
import { allied, atWar } from './relations.ts';
import type { State, World } from './state.ts';
import type { Power } from './vocabulary.ts';

export const TREATIES = ['alliance', 'pact', 'truce', 'passage', 'round', 'joint-attack', 'barter'] as const;
export type TreatyKind = (typeof TREATIES)[number];

/** How many rounds after the present one it holds: what is promised for the next Diplomacy, and what takes preparing, one. */
const ROUNDS: Readonly<Record<TreatyKind, number>> = {
  alliance: 1,
  pact: 1,
  truce: 0,
  passage: 0,
  round: 0,
  'joint-attack': 1,
  barter: 1,
};

function offers(world: World, from: Power, to: Power): Terms[] {
  const side = world.state.status[from];
  const coalition = side === 'british' || side === 'french' ? side : undefined;
  const are = allied(world, from, to);
  return [
    ...(coalition && !ledBy(world, to) && world.state.status[to] !== coalition
      ? [{ kind: 'alliance', about: coalition }]
      : []),
    ...(are ? [{ kind: 'passage' }] : [{ kind: 'truce' }, { kind: 'round' }]),
    ...commonEnemies(world, from, to).map((about) => ({ kind: 'joint-attack', about })),
    ...barters(world, from, to).map((about) => ({ kind: 'barter', about })),
  ];
}

/** Powers that both are at war with, by the player who decides for them. */
export const commonEnemies = (world: World, one: Power, other: Power): Power[] =>
  world.rules.powers.filter(
    (power) => decider(world, power) === power && atWar(world, one, power) && atWar(world, other, power),
  );

/** `<what the other gives>/<what is given for it>`: an Envoy is never an ally, leave and Money are for allies (C §6, §7.3, §7.6). */
export function barters(world: World, from: Power, to: Power): string[] {
  if (!allied(world, from, to)) return ['round/round'];
  const { givers } = world.rules.aid;
  return [
    'passage/passage',
    ...(givers.includes(from) ? ['passage/subsidy'] : []),
    ...(givers.includes(to) ? ['subsidy/passage'] : []),
  ];
}

function bonds({ kind, about, from, to }: Treaty): Bond[] {
  const terms = { kind, ...(about !== undefined && { about }) };
  if (kind === 'barter')
    return (about ?? '').split('/').map((favour, i) => ({
      ...{ seat: i === 0 ? to : from, kind: favour },
      ...(favour === 'subsidy' && { deed: true }),
    }));
  if (kind === 'truce') return [to, from].map((seat) => ({ seat, ...terms }));
  if (kind === 'joint-attack') return [to, from].map((seat) => ({ seat, ...terms, deed: true }));
  return [{ seat: to, ...terms }];
}

/** What an event makes of a promise to another seat: it is kept or broken by it, or has nothing to do with it. */
function isKept(world: World, { seat, kind, about }: Bond, other: string, event: Event): boolean | undefined {
  const is = (power: Power, who: string) => decider(world, power) === who;
  if (kind === 'alliance' && event.type === 'status' && event.power === seat) return event.status === about;
  if (kind === 'pact' && event.type === 'entreaty' && event.from === seat && event.to === other)
    return event.marker === 'alliance';
  if (event.type === 'battle' && is(event.attacker, seat)) {
    const attacked = (who: string | undefined) =>
      world.state.battle?.defenders.some((power) => decider(world, power) === who) ?? false;
    if (kind === 'truce' && attacked(other)) return false;
    if (kind === 'joint-attack' && attacked(about)) return true;
  }
  if (kind === 'passage' && (event.type === 'consent' || event.type === 'standing-consent'))
    return is(event.by, seat) && is(event.to, other) ? true : undefined;
  if (kind === 'passage' && event.type === 'refused-consent')
    return is(event.by, seat) && is(event.to, other) ? false : undefined;
  if (kind === 'round' && (event.type === 'granted' || event.type === 'denied'))
    return is(event.envoy, seat) && is(event.power, other) ? event.type === 'granted' : undefined;
  if (kind === 'subsidy' && event.type === 'offered')
    return is(event.by, seat) && is(event.power, other) ? true : undefined;
  return undefined;
}

function verdict(world: World, treaty: Treaty, event: Event): Verdict[] {
  return bonds(treaty).flatMap((bond) => {
    const kept = isKept(world, bond, bond.seat === treaty.to ? treaty.from : treaty.to, event);
    return kept === undefined ? [] : [{ seat: bond.seat, kept }];
  });
}

export const treatiesFor = (worldOf: (state: State) => World): Treaties => ({
  date: (state) => String((state as State).round),
  offers: (state, from, to) => offers(worldOf(state as State), from as Power, to as Power),
  bonds,
  verdict: (treaty, event: AnyEvent, state) => verdict(worldOf(state as State), treaty, event as Event),
  isOver: ({ kind, made }, state) => (state as State).round > Number(made) + (ROUNDS[kind as TreatyKind] ?? 0),
});
