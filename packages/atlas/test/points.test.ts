import { describe, expect, it } from 'vitest';
import { readPackageYaml } from '../src/board/data.ts';
import { boards } from '../src/boards.ts';
import { at } from '../src/plane/at.ts';
import { distance } from '../src/plane/geometry.ts';
import { linesOf } from '../src/plane/path.ts';
import type { MapData } from '../src/points/data.ts';
import type { Point, PointSheet } from '../src/sheet.ts';
import { readSheet } from './sheets.ts';

const pointBoards = boards
  .filter(({ kind }) => kind === 'points')
  .map(({ id, data }) => ({ id, sheet: readSheet(id) as PointSheet, data: readPackageYaml<MapData>(data) }));

describe.each(pointBoards)('$id', ({ sheet, data }) => {
  it('draws every space and every road of the rules, and no other', () => {
    expect(Object.keys(sheet.spaces)).toEqual(data.spaces.map(({ id }) => id));
    const road = (a: string, b: string, cost: number, river: boolean, sea: boolean) => [a, b, cost, river, sea].join();
    expect(sheet.roads.map(({ a, b, cost, crossing, sea }) => road(a, b, cost, crossing !== null, sea))).toEqual(
      data.connections.map(({ a, b, cost, river = false, sea = false }) => road(a, b, cost, river, sea)),
    );
  });

  it('repeats what the data says of each space', () => {
    for (const {
      id,
      name,
      nation,
      area,
      fortress = 0,
      hill = false,
      md = false,
      port = null,
      key = false,
    } of data.spaces) {
      expect(sheet.spaces[id]).toMatchObject({ name, nation, area, fortress, hill, depot: md, port, key });
    }
  });

  it('leads roads from space to space, past all others', () => {
    for (const { a, b, path, sea } of sheet.roads) {
      const line = at(linesOf(path), 0);
      const ends = [sheet.spaces[a], sheet.spaces[b]].map((space): Point => space?.at ?? [0, 0]);
      expect(distance(at(line, 0), at(ends, 0)), `${a}–${b}`).toBeLessThan(1);
      expect(distance(at(line, line.length - 1), at(ends, 1)), `${a}–${b}`).toBeLessThan(1);
      if (sea) continue;
      for (const [id, space] of Object.entries(sheet.spaces)) {
        if (id === a || id === b) continue;
        const nearest = Math.min(...line.map((point) => distance(point, space.at)));
        expect(nearest, `${a}–${b} past ${id}`).toBeGreaterThan(space.r);
      }
    }
  });

  it('keeps spaces apart', () => {
    const spaces = Object.values(sheet.spaces);
    spaces.forEach((space, i) => {
      for (const other of spaces.slice(0, i))
        expect(distance(space.at, other.at), `${space.name} ${other.name}`).toBeGreaterThan(45);
    });
  });

  it('names every area that has land, and bounds every theatre', () => {
    expect(Object.values(sheet.areas).every(({ path, label }) => path !== '' && label.lines.length > 0)).toBe(true);
    expect(Object.keys(sheet.theatres).sort()).toEqual(
      [...new Set(Object.values(data.areas).map(({ theater }) => theater))].sort(),
    );
    expect(Object.values(sheet.theatres).every(({ path }) => path !== '')).toBe(true);
  });
});
