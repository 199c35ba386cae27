import type { Live } from '../match/live.ts';
import { conflict, forbidden } from '../problem.ts';
import { peopleOf, type Table } from '../tables/table.ts';

/** Phases in which players must not confer: which battle cards to play is for each alone to decide (C, AR, R: battles). */
const SILENT_PHASES: readonly string[] = ['supportAttack', 'supportDefence', 'commit'];

/** Refuses words the table's press mode, or the moment, does not allow. */
export function needVoice({ table, match }: Live, kind: 'talk' | 'letter'): void {
  const { press } = table.settings;
  if (press === 'none' || (press === 'public' && kind === 'letter'))
    throw forbidden(press === 'none' ? 'This table plays in silence.' : 'This table has no private letters.');
  if (isSilent(table, match.real?.inspect().phase))
    throw conflict('silence', 'No conferring while cards are chosen for a battle.');
}

const isSilent = (table: Table, phase: string | undefined): boolean =>
  table.status === 'playing' && phase !== undefined && SILENT_PHASES.includes(phase) && peopleOf(table).length > 1;
