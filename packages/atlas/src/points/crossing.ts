import { short } from '../plane/path.ts';
import type { Point } from '../sheet.ts';

/** A bridge across the road: two short arcs on either side. */
export function drawCrossing([x, y]: Point, angle: number): string {
  const turn = short((angle * 180) / Math.PI);
  return `<g transform="translate(${x} ${y})rotate(${turn})"><path class="ford" d="M0-11C2.5-6-2.5-4 0 0S2.5 6 0 11"/><path class="bridge" d="M-6.5-5.5C-4-3.6 4-3.6 6.5-5.5M-6.5 5.5C-4 3.6 4 3.6 6.5 5.5"/></g>`;
}
