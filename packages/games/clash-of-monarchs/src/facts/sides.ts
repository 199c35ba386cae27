/** Who belongs to whom: Alliances, Patrons, seats (22.1, 22.3). */
import type { Stack, State } from '../state.ts';
import { type Alliance, type Colour, NATIONS, type Nation, POWERS, type Power, type SeatId } from '../vocabulary.ts';

export const isNation = (colour: Colour): colour is Nation => colour !== 'PO';
export const isPower = (nation: Nation): nation is Power => POWERS.some((power) => power === nation);

export const sideOf = (state: State, nation: Nation): Alliance => state.nations[nation].side;

export const isBelligerent = (state: State, nation: Nation): boolean => state.nations[nation].stance === 'belligerent';

/** The Power that controls the nation's forces: itself or its Patron (22.3). */
export const patronOf = (state: State, nation: Nation): Power => state.nations[nation].patron;

/** A Power with its Belligerent Clients (5.1.2b). */
export const realmOf = (state: State, power: Power): Nation[] =>
  NATIONS.filter((nation) => patronOf(state, nation) === power && isBelligerent(state, nation));

/** Powers with Turns: Belligerent, and nobody's Client (22.3.5). */
export const hasTurns = (state: State, power: Power): boolean =>
  isBelligerent(state, power) && patronOf(state, power) === power;

export const seatOf = (state: State, nation: Nation): SeatId => state.seats[patronOf(state, nation)];

/** The Powers a seat decides for. */
export const powersOf = (state: State, seat: SeatId): Power[] => POWERS.filter((power) => state.seats[power] === seat);

/** The Alliance a force fights for; leaders alone have their nation's. */
export function allianceOf(state: State, stack: Stack, nationOfLeader: (leader: string) => Nation): Alliance {
  const nation = NATIONS.find((each) => stack.troops[each] !== undefined);
  const [leader] = stack.leaders;
  if (nation) return sideOf(state, nation);
  if (leader !== undefined) return sideOf(state, nationOfLeader(leader));
  throw new Error(`Stack ${stack.id} is empty`);
}

export const enemies = (state: State, a: Nation, b: Nation): boolean => sideOf(state, a) !== sideOf(state, b);
