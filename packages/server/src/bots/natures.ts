import type { Nature } from '@quadrille/bots';
import { Random, TEMPERAMENTS, type Temperament } from '@quadrille/kernel';
import type { SeatRecord } from '../store/schema.ts';

/** What the bot of a seat is like: dealt for every table anew, and the same as long as the table stands. */
export function temperamentOf({ table_id, position }: Pick<SeatRecord, 'table_id' | 'position'>): Temperament {
  const dealt = new Random(table_id).shuffle([...TEMPERAMENTS], 'temperament');
  return dealt[position % dealt.length] ?? 'cautious';
}

export const natureOf = (record: SeatRecord): Nature => ({
  temperament: temperamentOf(record),
  seed: `${record.table_id}/${record.seat}`,
});
