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

/** Points along the middle of the lettering. */
const spineOf = (label: Label): Point[] =>
  label.lines.flatMap(({ text, path }) => {
    const line = at(linesOf(path), 0);
    const half = (widthOf('names', text, label.spacing) * label.size) / 2 / lengthOf(line);
    return Array.from({ length: 21 }, (_, k): Point => {
      const { point, angle } = along(line, 0.5 + (k / 10 - 1) * half);
      return [point[0] + Math.sin(angle) * label.size * 0.35, point[1] - Math.cos(angle) * label.size * 0.35];
    });
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
      const [outline, spine, places] = [outlineOf(territory), spineOf(territory.label), placesOf(territory)];
      expect(territory.places.generals.length, id).toBeGreaterThanOrEqual(2);
      places.forEach(({ x, y, r }, i) => {
        expect(r, `${id} place ${i}`).toBeGreaterThanOrEqual(4);
        expect(insidePolygon(outline, [x, y]), `${id} place ${i}`).toBe(true);
        expect(toOutline(outline, [x, y]), `${id} place ${i} and border`).toBeGreaterThan(r);
        const toName = Math.min(...spine.map((point) => distance(point, [x, y]))) - territory.label.size * 0.35;
        expect(toName, `${id} place ${i} and name`).toBeGreaterThan(r - 0.5);
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
      for (const point of spineOf(territory.label)) {
        expect(insidePolygon(outline, point), id).toBe(true);
        expect(toOutline(outline, point), id).toBeGreaterThan(territory.label.size * 0.33);
      }
    }
  });

  it('has no Territory over another', () => {
    const { width, height } = sheet.size;
    const claims = new Uint8Array(width * height);
    for (const [, territory] of territories) {
      const [left, top, right, bottom] = territory.bounds;
      const raster = createRaster(right - left + 2, bottom - top + 2, 1);
      const shifted = outlineOf(territory).map((ring) => ring.map(([x, y]): Point => [x - left, y - top]));
      fillPolygon(raster, shifted, 1);
      raster.cells.forEach((value, i) => {
        const cell = (top + Math.floor(i / raster.width)) * width + left + (i % raster.width);
        if (value) claims[cell] = (claims[cell] ?? 0) + 1;
      });
    }
    // Outlines are rounded to a tenth of a pixel: single pixels at junctions may be claimed twice.
    expect(claims.filter((count) => count > 1).length).toBeLessThan(60);
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

describe.each(boards)('$id', ({ id }) => {
  it('stays within its sizes', () => {
    expect(committed(`${id}.json`).length).toBeLessThanOrEqual(350 * 1024);
    for (const rendition of renditions) {
      for (const file of Object.values(readSheet(id).art[rendition])) {
        expect(committed(file).length, file).toBeLessThanOrEqual(1.2 * 1024 * 1024);
      }
    }
  });
});
