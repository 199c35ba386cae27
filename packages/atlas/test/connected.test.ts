import { describe, expect, it } from 'vitest';
import { readPackageYaml } from '../src/board/data.ts';
import { boards } from '../src/boards.ts';
import type { RealmData } from '../src/connected/data.ts';
import { misdrawn } from '../src/connected/truth.ts';
import { distance } from '../src/plane/geometry.ts';
import { type ConnectedSheet, renditions } from '../src/sheet.ts';
import { committed, readSheet } from './sheets.ts';

const sheets = Object.fromEntries(
  boards.flatMap((board) => (board.kind === 'connected' ? [[board.map, readSheet(board.id) as ConnectedSheet]] : [])),
);
const data = readPackageYaml<RealmData>('games/ultima-ratio-regis/data/map.yaml');

const sizeOf = (id: string): number =>
  [`${id}.json`, ...renditions.flatMap((rendition) => Object.values(readSheet(id).art[rendition]))]
    .map((file) => committed(file).length)
    .reduce((sum, size) => sum + size);

describe('ultima-ratio-regis', () => {
  it('draws exactly the areas, connections, seas, harbours and stubs of the data', () => {
    expect(misdrawn(sheets, data)).toEqual([]);
  });

  it('tells on every sheet what lies on which', () => {
    for (const sheet of Object.values(sheets)) {
      for (const { board, places } of sheet.maps ?? []) {
        const there = Object.values(sheets).find((other) => other.board === board);
        const lies = { ...there?.areas, ...there?.seas, ...there?.boxes };
        expect(places.toSorted(), board).toEqual(Object.keys(lies).sort());
      }
    }
  });

  it('keeps towns apart, and those of Flanders and Lombardy far enough for a piece and a name', () => {
    const crowded = ['ghent', 'antwerp', 'arras', 'middelburg', 'amsterdam', 'arnhem', 'luxembourg', 'calais'].concat([
      'milan',
      'genoa',
      'parma',
      'verona',
      'venice',
      'bologna',
      'florence',
      'pisa',
    ]);
    for (const sheet of Object.values(sheets)) {
      const areas = Object.entries(sheet.areas);
      areas.forEach(([id, { town }], i) => {
        for (const [other, { town: there }] of areas.slice(0, i)) {
          const least = crowded.includes(id) && crowded.includes(other) ? 70 : 48;
          expect(distance([town.x, town.y], [there.x, there.y]), `${id} ${other}`).toBeGreaterThanOrEqual(least);
        }
      });
    }
  });
});

it('all sheets of Ultima Ratio Regis together weigh at most three times the largest other board', () => {
  const sheets = boards.filter(({ kind }) => kind === 'connected').map(({ id }) => sizeOf(id));
  const others = boards.filter(({ kind }) => kind !== 'connected').map(({ id }) => sizeOf(id));
  expect(sheets.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(3 * Math.max(...others));
});
