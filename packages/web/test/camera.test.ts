import { expect, test } from 'vitest';
import { around, framing, held, shows, zoomedAt } from '../src/board/camera.ts';

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
