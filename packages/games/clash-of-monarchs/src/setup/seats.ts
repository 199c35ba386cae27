/** Who plays whom: four, three or two players (readings, 35). */
import type { Setup } from '@quadrille/kernel';
import type { Power, SeatId } from '../vocabulary.ts';

export const SIDES_OPTION = 'together';

const FOUR: Readonly<Record<Power, SeatId>> = {
  PR: 'prussia',
  BR: 'britain',
  AU: 'austria',
  FR: 'france',
  RU: 'france',
};

/** The seat of each Power. With three players one side is one player: the Anglo-Prussians unless the table says otherwise. */
export function seatsByPower({ players, options }: Setup): Record<Power, SeatId> {
  const apTogether = players === 2 || (players === 3 && options[SIDES_OPTION] !== 'coalition');
  const coalitionTogether = players === 2 || (players === 3 && options[SIDES_OPTION] === 'coalition');
  return {
    ...FOUR,
    ...(apTogether && { PR: 'anglo-prussia' as const, BR: 'anglo-prussia' as const }),
    ...(coalitionTogether && { AU: 'coalition' as const, FR: 'coalition' as const, RU: 'coalition' as const }),
  };
}

export const seatsOf = (setup: Setup): SeatId[] => [...new Set(Object.values(seatsByPower(setup)))];
