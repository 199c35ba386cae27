import { describe, expect, it } from 'vitest';
import { at } from '../src/plane/at.ts';
import { distance } from '../src/plane/geometry.ts';
import { linesOf } from '../src/plane/path.ts';
import { areaBoards } from './sheets.ts';

describe.each(areaBoards)('$id', ({ sheet }) => {
  it('marks a port near the end of its sea lane', () => {
    for (const [id, { port, places }] of Object.entries(sheet.territories)) {
      expect(places.port !== undefined, id).toBe(port);
      if (!places.port) continue;
      const { x, y } = places.port;
      const ends = sheet.lanes.flatMap(({ a, b, path }) => {
        const line = at(linesOf(path), 0);
        return [...(a === id ? [at(line, 0)] : []), ...(b === id ? [at(line, line.length - 1)] : [])];
      });
      expect(Math.min(...ends.map((end) => distance(end, [x, y]))), id).toBeLessThan(45);
    }
  });
});
