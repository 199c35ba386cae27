import { landRuns } from '../board/borders.ts';
import { pairOf } from '../board/pairs.ts';
import type { View } from '../geography/view.ts';
import { at } from '../plane/at.ts';
import { pathOf } from '../plane/path.ts';
import type { ConnectedSheet } from '../sheet.ts';
import type { AreaDatum, RealmData } from './data.ts';
import type { Ground } from './ground.ts';

/** Borders between areas on land: crossed by a connection or closed, and over them those of provinces and theatres. */
export function limitsOf(
  areas: Readonly<Record<string, AreaDatum>>,
  connections: RealmData['connections'],
  { lands, survey }: Ground,
  view: View,
): ConnectedSheet['limits'] {
  const ids = Object.keys(areas);
  const joined = new Set(connections.map(([a, b]) => pairOf(a, b)));
  const paths = { open: '', closed: '', province: '', theatre: '' };
  for (const { left, right, line } of lands.arcs) {
    if (left < 0 || right < 0 || left >= ids.length || right >= ids.length) continue;
    const [a, b] = [at(ids, left), at(ids, right)];
    const path = landRuns(line, survey.mainland, view.window)
      .map((run) => pathOf(run))
      .join('');
    paths[joined.has(pairOf(a, b)) ? 'open' : 'closed'] += path;
    if (areas[a]?.theater !== areas[b]?.theater) paths.theatre += path;
    else if (areas[a]?.province !== areas[b]?.province) paths.province += path;
  }
  return paths;
}
