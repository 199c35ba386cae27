import { describe, expect, it } from 'vitest';
import { distanceField } from '../src/plane/field.ts';
import { areaOf, clipRing, insideRing } from '../src/plane/geometry.ts';
import { linesOf, pathOf } from '../src/plane/path.ts';
import { createRaster, fillPolygon, sample } from '../src/plane/raster.ts';
import type { Point } from '../src/sheet.ts';

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('paths', () => {
  it('come back as they were written, to a tenth', () => {
    const line: Point[] = [
      [1.23, 4.56],
      [-7.89, 0.04],
      [100, -0.5],
    ];
    expect(linesOf(pathOf(line))).toEqual([
      [
        [1.2, 4.6],
        [-7.9, 0],
        [100, -0.5],
      ],
    ]);
    expect(pathOf(square, 'z')).toBe('M0 0l10 0 0 10-10 0z');
  });
});

describe('rings', () => {
  it('have an area and an inside', () => {
    expect(areaOf(square)).toBe(100);
    expect(insideRing(square, [5, 5])).toBe(true);
    expect(insideRing(square, [15, 5])).toBe(false);
  });

  it('are cut at the edges of a box', () => {
    expect(areaOf(clipRing(square, [5, -5, 20, 20]))).toBe(50);
  });
});

describe('rasters', () => {
  it('fill polygons and leave holes', () => {
    const hole = square.map(([x, y]): Point => [3 + x * 0.4, 3 + y * 0.4]);
    const raster = createRaster(12, 12, 1);
    fillPolygon(raster, [square, hole], 7);
    expect([sample(raster, 1, 1), sample(raster, 5, 5), sample(raster, 11, 11), sample(raster, -1, 3)]).toEqual([
      7, 0, 0, 0,
    ]);
  });

  it('measure exact distances', () => {
    const field = distanceField(5, 4, (i) => i === 0);
    expect(field[4]).toBe(4);
    expect(field[3 * 5 + 4]).toBe(5);
  });
});
