import { at } from '../plane/at.ts';
import type { Box, Point } from '../sheet.ts';

/** Moves points apart until none are closer than `apart`, each as little as possible; all stay in the box. */
export function spread(points: readonly Point[], apart: number, [left, top, right, bottom]: Box): Point[] {
  const places = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 200; round++) {
    let moved = false;
    places.forEach((a, i) => {
      for (let j = 0; j < i; j++) {
        const b = at(places, j);
        const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
        const gap = Math.hypot(dx, dy) || 1;
        if (gap >= apart) continue;
        const push = ((apart - gap) / 2) * 0.6;
        a[0] += (dx / gap) * push;
        a[1] += (dy / gap) * push;
        b[0] -= (dx / gap) * push;
        b[1] -= (dy / gap) * push;
        moved = true;
      }
      a[0] = Math.max(left, Math.min(right, a[0]));
      a[1] = Math.max(top, Math.min(bottom, a[1]));
    });
    if (!moved) break;
  }
  return places.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
}
