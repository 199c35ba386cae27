/**
 * What players may promise each other for a turn. It binds nobody: the table only remembers who kept it. Allies need no leave to
 * pass (§21.1.3), so nobody promises that.
 */
import type { AnyEvent, Bond, Seat, Terms, Treaties, Treaty, Verdict } from '@quadrille/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { POWERS, type Power } from './vocabulary.ts';

export const TREATIES = ['alliance', 'truce', 'corps', 'join', 'peace'] as const;

export const powersOfSeat = ({ realms }: State, seat: Seat): Power[] =>
  realms.filter(({ player }) => player === seat).map(({ power }) => power);

type Pair = readonly [Power, Power];
const isOne = ([a, b]: readonly [string, string], [x, y]: Pair): boolean =>
  (a === x && b === y) || (a === y && b === x);

export const areAllied = ({ alliances }: State, pair: Pair): boolean => alliances.some((each) => isOne(each, pair));
export const areAtWar = ({ wars }: State, pair: Pair): boolean => wars.some(({ sides }) => isOne(sides, pair));

/** Every Power of the one with every Power of the other. */
export const pairsOf = (state: State, one: Seat, other: Seat): Pair[] =>
  powersOfSeat(state, one).flatMap((a) => powersOfSeat(state, other).map((b): Pair => [a, b]));

/** Powers that one seat is at war with, and the other is neither nor leads. */
export const enemiesApart = (state: State, one: Seat, other: Seat): Power[] =>
  POWERS.filter(
    (enemy) =>
      powersOfSeat(state, one).some((power) => areAtWar(state, [power, enemy])) &&
      powersOfSeat(state, other).every((power) => power !== enemy && !areAtWar(state, [power, enemy])),
  );

function offers(state: State, from: Seat, to: Seat): Terms[] {
  const pairs = pairsOf(state, from, to);
  const fight = pairs.some((pair) => areAtWar(state, pair));
  return [
    ...(pairs.some((pair) => !areAllied(state, pair) && !areAtWar(state, pair)) ? [{ kind: 'alliance' }] : []),
    ...(fight ? [{ kind: 'peace' }] : [{ kind: 'truce' }]),
    ...(pairs.some((pair) => areAllied(state, pair)) ? [{ kind: 'corps' }] : []),
    ...enemiesApart(state, from, to).map((about) => ({ kind: 'join', about })),
  ];
}

/** All but a truce take both: if nothing comes of it in its turn, nobody is wronged. */
const bonds = ({ kind, about, from, to }: Treaty): Bond[] =>
  [to, from].map((seat) => ({
    ...{ seat, kind },
    ...(about !== undefined && { about }),
    ...(kind !== 'truce' && { deed: true }),
  }));

function verdict(state: State, { kind, about, from, to }: Treaty, event: Event): Verdict[] {
  const pairs = pairsOf(state, from, to);
  const between = (a: string, b: string) => pairs.some((pair) => isOne([a, b], pair));
  const both = [to, from].map((seat) => ({ seat, kept: true }));
  if (kind === 'alliance' && event.type === 'allied') return between(event.power, event.with) ? both : [];
  if (kind === 'corps' && event.type === 'corps') return between(event.power, event.ally) ? both : [];
  if (kind === 'peace' && event.type === 'peace') return between(event.power, event.against) ? both : [];
  if (kind === 'join' && event.type === 'war')
    return powersOfSeat(state, to).some((power) => isOne([event.power, event.against], [power, about as Power]))
      ? both
      : [];
  if (kind === 'truce' && event.type === 'declares-war' && between(event.power, event.against)) {
    const breaker = [from, to].find((seat) => powersOfSeat(state, seat).includes(event.power));
    return breaker === undefined ? [] : [{ seat: breaker, kept: false }];
  }
  return [];
}

export const treaties: Treaties = {
  date: (state) => String((state as State).turn),
  offers: (state, from, to) => offers(state as State, from, to),
  bonds,
  verdict: (treaty, event: AnyEvent, state) => verdict(state as State, treaty, event as Event),
  isOver: ({ made }, state) => (state as State).turn > Number(made),
};
