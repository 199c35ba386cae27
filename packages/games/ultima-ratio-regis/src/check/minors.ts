/** What the rules demand of the minor power cards (§20). */
import type { Finding, Neighbour } from '@quadrille/source';
import { readMinors } from '../data/minors.ts';
import type { Datum } from '../data/read.ts';
import { MINORS } from '../vocabulary.ts';
import { mapBeside } from './map.ts';

export const readMinorFile = (file: Datum) => readMinors(file);

export function* minorFindings(minors: ReturnType<typeof readMinorFile>, neighbour: Neighbour): Generator<Finding> {
  const map = mapBeside(neighbour);
  for (const id of MINORS) {
    const { from, to, home, fortresses, theater, mercenary, units } = minors[id];
    const path = ['minors', id];
    if (to < from) yield { path: [...path, 'turns'], message: 'its turns run backwards' };
    if (mercenary !== (home.length === 0)) yield { path, message: 'mercenaries, and only they, have no areas (§20.6)' };
    if (Object.values(units).every((count) => count === 0))
      yield { path: [...path, 'units'], message: 'it has no units' };
    for (const area of fortresses)
      if (!home.includes(area))
        yield { path: [...path, 'fortresses'], message: `its fortress at ${area} lies outside its areas` };
    if (!map) continue;
    for (const [index, area] of home.entries())
      if (!map.areas.has(area)) yield { path: [...path, 'areas', index], message: `there is no area "${area}"` };
    if (theater !== null && !home.some((area) => map.areas.get(area)?.theater === theater))
      yield { path: [...path, 'theater'], message: `none of its areas lies in ${theater}` };
  }
}
