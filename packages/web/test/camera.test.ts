import { expect, test } from 'vitest';
import { around, framing, gathered, held, shows, zoomedAt } from '../src/board/camera.ts';

const glass = { width: 1000, height: 600 };
const window = [0, 0, 2000, 1500] as const;
const none = { left: 0, top: 0, right: 0, bottom: 0 };

test('the sheet always covers the glass', () => {
  const far = held({ x: 500, y: 400, zoom: 0.1 }, glass, window, none);
  expect(far).toEqual({ x: 0, y: 0, zoom: 0.5 });
  const out = held({ x: -5000, y: -5000, zoom: 1 }, glass, window, none);
  expect(out).toEqual({ x: -1000, y: -900, zoom: 1 });
});

test('zooming keeps the point under the finger', () => {
  const before = { x: -100, y: -50, zoom: 1 };
  const after = zoomedAt(before, 300, 200, 1.5, glass, window);
  const under = ({ x, y, zoom }: typeof before) => [(300 - x) / zoom, (200 - y) / zoom];
  expect(under(after)).toEqual(under(before));
});

test('what is framed lies clear of what covers the glass', () => {
  const box = around([
    [100, 100, 200, 200],
    [400, 300, 700, 500],
  ]);
  expect(box).toEqual([100, 100, 700, 500]);
  const dock = { ...none, bottom: 250 };
  expect(shows(framing(box, glass, dock), box, glass, dock)).toBe(true);
  expect(shows({ x: 0, y: 0, zoom: 1 }, box, glass, dock)).toBe(false);
});

test('of scattered offers as many are framed as can be read together, with what must be seen', () => {
  const at = (x: number, y: number) => [x, y, x + 60, y + 60] as const;
  const crowd = [at(100, 100), at(200, 140), at(160, 220)];
  const all = [at(1900, 1400), ...crowd];
  expect(gathered(all, [], glass, none, 0.8)).toEqual(around(crowd));
  expect(gathered(all, [at(1700, 1300)], glass, none, 0.8)).toEqual([1700, 1300, 1960, 1460]);
});
