/** What seats of one Alliance may promise each other. It binds nobody: the table only remembers who kept it. */
import type { AnyEvent, Bond, Seat, Terms, Treaties, Treaty, Verdict } from '@quadrille/kernel';
import type { Data } from './board/data.ts';
import type { Event } from './events.ts';
import { serviceOf } from './facts/leaders.ts';
import { patronOf, powersOf, sideOf } from './facts/sides.ts';
import type { State } from './state.ts';
import type { SeatId } from './vocabulary.ts';

export const TREATIES = ['joint-attack', 'supply', 'armistice-end'] as const;

/** A promise is for the Season. */
const dateOf = ({ year, season }: State): string => `${year}/${season}`;

export const areAllies = (state: State, one: Seat, other: Seat): boolean => {
  const [a, b] = [one, other].map((seat) => powersOf(state, seat as SeatId)[0]);
  return one !== other && a !== undefined && b !== undefined && sideOf(state, a) === sideOf(state, b);
};

/** Britain and France fix the end of the Armistice between them (22.5.2). */
const mayEndArmistice = ({ armistice, seats }: State, seat: Seat): boolean =>
  armistice?.end === null && (seats.BR === seat || seats.FR === seat);

function offers(state: State, from: Seat, to: Seat): Terms[] {
  if (!areAllies(state, from, to)) return [];
  return [
    { kind: 'joint-attack' },
    { kind: 'supply' },
    ...(mayEndArmistice(state, to) ? [{ kind: 'armistice-end' }] : []),
  ];
}

const bonds = ({ kind, from, to }: Treaty): Bond[] =>
  (kind === 'joint-attack' ? [to, from] : [to]).map((seat) => ({ seat, kind, deed: true }));

export const treatiesFor = (data: Data): Treaties => {
  /** Whose force this is, as far as its name tells: that of its Commander. */
  const seatOfForce = (state: State, force: string): Seat | undefined => {
    return data.leaders.leaders.has(force)
      ? state.seats[patronOf(state, serviceOf({ state, data }, force))]
      : undefined;
  };
  const isDone = (state: State, { kind, from, to }: Treaty, seat: Seat, event: Event): boolean => {
    if (kind === 'joint-attack' && event.type === 'battle') return seatOfForce(state, event.attacker) === seat;
    if (kind === 'joint-attack' && event.type === 'siege-laid') return seatOfForce(state, event.force) === seat;
    // Whose Turn it is pays, also where the Empire's bread or the Co-op's is shared (10.5).
    if (kind === 'supply' && event.type === 'shared')
      return state.active !== null && state.seats[state.active] === to && seatOfForce(state, event.force) === from;
    if (kind === 'armistice-end' && event.type === 'armistice-ends') return state.seats[event.power] === seat;
    return kind === 'armistice-end' && event.type === 'armistice-over';
  };
  const verdict = (state: State, treaty: Treaty, event: Event): Verdict[] =>
    bonds(treaty)
      .filter(({ seat }) => isDone(state, treaty, seat, event))
      .map(({ seat }) => ({ seat, kept: true }));
  return {
    date: (state) => dateOf(state as State),
    offers: (state, from, to) => offers(state as State, from, to),
    bonds,
    verdict: (treaty, event: AnyEvent, state) => verdict(state as State, treaty, event as Event),
    isOver: ({ made }, state) => dateOf(state as State) !== made,
  };
};
