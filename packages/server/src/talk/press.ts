import type { Live } from '../match/live.ts';
import { conflict, forbidden } from '../problem.ts';
import { peopleOf } from '../tables/table.ts';

/** Refuses words the table's press mode, or the moment, does not allow. */
export function needVoice(live: Live, kind: 'talk' | 'letter'): void {
  const { press } = live.table.settings;
  if (press === 'none' || (press === 'public' && kind === 'letter'))
    throw forbidden(press === 'none' ? 'This table plays in silence.' : 'This table has no private letters.');
  if (isSilent(live)) throw conflict('silence', 'Nobody may confer at this moment. Talk again when it is over.');
}

/** Whether words of this kind are allowed now. */
export function mayConfer(live: Live, kind: 'talk' | 'letter'): boolean {
  const { press } = live.table.settings;
  return press !== 'none' && (press === 'open' || kind === 'talk') && !isSilent(live);
}

/** Whether the game wants everybody to decide alone now. A person who plays alone may think aloud. */
function isSilent({ table, match, title: { silent = [] } }: Live): boolean {
  const phase = match.real?.inspect().phase;
  return table.status === 'playing' && phase !== undefined && silent.includes(phase) && peopleOf(table).length > 1;
}
