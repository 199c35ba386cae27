import { describe, expect, it } from 'vitest';
import { boards } from '../src/boards.ts';
import { widthOf } from '../src/lettering/fonts.ts';
import { at } from '../src/plane/at.ts';
import { along, distance, insidePolygon, lengthOf } from '../src/plane/geometry.ts';
import { linesOf } from '../src/plane/path.ts';
import { createRaster, fillPolygon } from '../src/plane/raster.ts';
import type { Label, Place, Point, Territory } from '../src/sheet.ts';
import { renditions } from '../src/sheet.ts';
import { areaBoards, committed, readSheet } from './sheets.ts';

const placesOf = ({ places }: Territory): Place[] =>
  [
    ...places.generals,
    places.garrison,
    places.fortress,
    places.value,
    places.port,
    places.capital,
    places.elector,
  ].filter((place) => place !== undefined);

/** Points of the box around the lettering, top, middle and foot; a letter space follows the last letter. */
const lettersOf = (label: Label): Point[] =>
  label.lines.flatMap(({ text, path }) => {
    const line = at(linesOf(path), 0);
    const length = lengthOf(line);
    const half = ((widthOf('names', text, label.spacing) - label.spacing) * label.size) / 2 / length;
    const middle = 0.5 - (label.spacing * label.size) / 2 / length;
    return Array.from({ length: 21 }, (_, k) => along(line, middle + (k / 10 - 1) * half)).flatMap(({ point, angle }) =>
      [0, 0.35, 0.7].map((up): Point => {
        const rise = label.size * up;
        return [point[0] + Math.sin(angle) * rise, point[1] - Math.cos(angle) * rise];
      }),
    );
  });

const outlineOf = ({ path }: Territory): Point[][] => linesOf(path);

function toOutline(outline: readonly Point[][], point: Point): number {
  let nearest = Infinity;
  for (const ring of outline) {
    ring.forEach((a, i) => {
      const b = at(ring, (i + 1) % ring.length);
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const share = Math.max(
        0,
        Math.min(1, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)),
      );
      nearest = Math.min(nearest, distance(point, [a[0] + dx * share, a[1] + dy * share]));
    });
  }
  return nearest;
}

describe.each(areaBoards)('$id', ({ sheet }) => {
  const territories = Object.entries(sheet.territories);

  it('has places for pieces that touch neither border nor name nor each other', () => {
    for (const [id, territory] of territories) {
      const [outline, letters, places] = [outlineOf(territory), lettersOf(territory.label), placesOf(territory)];
      expect(territory.places.generals.length, id).toBeGreaterThanOrEqual(2);
      places.forEach(({ x, y, r }, i) => {
        expect(r, `${id} place ${i}`).toBeGreaterThanOrEqual(4);
        expect(insidePolygon(outline, [x, y]), `${id} place ${i}`).toBe(true);
        expect(toOutline(outline, [x, y]), `${id} place ${i} and border`).toBeGreaterThan(r);
        const toName = Math.min(...letters.map((point) => distance(point, [x, y])));
        expect(toName, `${id} place ${i} and name`).toBeGreaterThan(r);
        for (const other of places.slice(0, i))
          expect(distance([x, y], [other.x, other.y]), id).toBeGreaterThanOrEqual(r + other.r);
      });
    }
  });

  it('has names that stay inside their Territory and are large enough to read', () => {
    for (const [id, territory] of territories) {
      expect(territory.label.size, id).toBeGreaterThanOrEqual(9);
      expect(territory.label.lines.map(({ text }) => text).join(' ')).toBe(territory.name);
      const outline = outlineOf(territory);
      for (const point of lettersOf(territory.label)) {
        expect(insidePolygon(outline, point), id).toBe(true);
        expect(toOutline(outline, point), id).toBeGreaterThan(1);
      }
    }
  });

  it('has no Territory over another', () => {
    const { width, height } = sheet.size;
    const holders = new Int16Array(width * height).fill(-1);
    const overlaps = new Map<string, number>();
    territories.forEach(([id, territory], owner) => {
      const [left, top, right, bottom] = territory.bounds;
      const raster = createRaster(right - left + 2, bottom - top + 2, 1);
      fillPolygon(
        raster,
        outlineOf(territory).map((ring) => ring.map(([x, y]): Point => [x - left, y - top])),
        1,
      );
      raster.cells.forEach((value, i) => {
        const cell = (top + Math.floor(i / raster.width)) * width + left + (i % raster.width);
        const before = territories[holders[cell] ?? -1];
        if (value && before) overlaps.set(`${before[0]} ${id}`, (overlaps.get(`${before[0]} ${id}`) ?? 0) + 1);
        if (value) holders[cell] = owner;
      });
    });
    // Outlines are rounded to a tenth of a pixel: single pixels along a border may be claimed by both sides.
    expect([...overlaps].filter(([, pixels]) => pixels > 15)).toEqual([]);
  });

  it('draws ports at the shore, and lanes that end there', () => {
    for (const { a, b, path } of sheet.lanes) {
      const line = at(linesOf(path), 0);
      const ends = [at(line, 0), at(line, line.length - 1)] as const;
      for (const [i, id] of [a, b].entries()) {
        const territory = sheet.territories[id];
        if (!territory) throw new Error(id);
        expect(toOutline(outlineOf(territory), at(ends, i)), `${a}–${b} at ${id}`).toBeLessThan(6);
      }
    }
  });
});

describe.each(boards)('$id', ({ id, kind }) => {
  it('stays within its sizes', () => {
    const share = kind === 'areas' ? 1 : 1.5;
    expect(committed(`${id}.json`).length).toBeLessThanOrEqual(share * 350 * 1024);
    for (const rendition of renditions) {
      for (const file of Object.values(readSheet(id).art[rendition])) {
        expect(committed(file).length, file).toBeLessThanOrEqual(share * 1.2 * 1024 * 1024);
      }
    }
  });
});
