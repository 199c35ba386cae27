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
      square = false,
      vp: victory = 0,
      thl: thalers = 0,
      flag = null,
    } of data.spaces) {
      const values = { square, victory, thalers, flag };
      expect(sheet.spaces[id]).toMatchObject({ name, nation, area, fortress, hill, depot: md, port, key, ...values });
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
        expect(distance(space.at, other.at), `${space.name} ${other.name}`).toBeGreaterThan(80);
    });
  });

  it('hangs the marks of a space beside it and beside each other', () => {
    for (const [id, { at: here, r, marks }] of Object.entries(sheet.spaces)) {
      const spots = Object.values(marks);
      spots.forEach((spot, i) => {
        expect(distance([spot.x, spot.y], here), id).toBeGreaterThan(r);
        for (const other of spots.slice(0, i))
          expect(distance([spot.x, spot.y], [other.x, other.y]), id).toBeGreaterThan(14);
      });
    }
  });

  it('has a box for every theatre, and one for the Forage Points of every area that can be devastated', () => {
    const { boxes = {} } = sheet;
    const theatres = [...new Set(Object.values(data.areas).map(({ theater }) => `theatre/${theater}`))];
    const areas = Object.entries(data.areas).filter(([, { devastation }]) => devastation !== null);
    expect(Object.keys(boxes).sort()).toEqual([...theatres, ...areas.map(([id]) => `forage/${id}`)].sort());
    for (const [id, { devastation }] of areas) expect(boxes[`forage/${id}`]?.figure, id).toBe(devastation);
    for (const [id, { at: box, places }] of Object.entries(boxes)) {
      for (const { x, y, r } of places)
        expect(x - r >= box[0] && y - r >= box[1] && x + r <= box[2] && y + r <= box[3], id).toBe(true);
    }
  });

  it('has the seas of the rules, with room for fleets', () => {
    expect(Object.keys(sheet.seas ?? {})).toEqual(Object.keys(data.seas));
    for (const { places, name } of Object.values(sheet.seas ?? {}))
      expect(places.length, name).toBeGreaterThanOrEqual(6);
  });

  it('names every area that has land, and bounds every theatre', () => {
    expect(Object.values(sheet.areas).every(({ path, label }) => path !== '' && label.lines.length > 0)).toBe(true);
    expect(Object.keys(sheet.theatres).sort()).toEqual(
      [...new Set(Object.values(data.areas).map(({ theater }) => theater))].sort(),
    );
    expect(Object.values(sheet.theatres).every(({ path }) => path !== '')).toBe(true);
  });
});
