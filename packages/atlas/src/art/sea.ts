import type { Hints, Ornament } from '../board/hints.ts';
import type { Terrain } from '../geography/terrain.ts';
import type { View } from '../geography/view.ts';
import { outlineAlong } from '../lettering/outline.ts';
import { at } from '../plane/at.ts';
import { throughPoints } from '../plane/curve.ts';
import { pathOf, short } from '../plane/path.ts';
import { type Raster, sample } from '../plane/raster.ts';
import type { Point } from '../sheet.ts';
import { drawWaterlines } from './waterlines.ts';

/** What is drawn on the water, below everything else. */
export function seaLines(view: View, terrain: Terrain, hints: Hints): string {
  const waterlines = drawWaterlines(terrain.isLand).map((path, k) => {
    const [width, opacity] = [(0.85 - k * 0.08).toFixed(2), (0.8 - k * 0.115).toFixed(2)];
    return `<path class="waterline" stroke-width="${width}" stroke-opacity="${opacity}" d="${path}"/>`;
  });
  const rhumbs = `<path class="rhumb" d="${drawRhumbs(hints.compass, view, terrain.isLand)}"/>`;
  return `${rhumbs}<path class="graticule" d="${graticule(view)}"/>${waterlines.join('')}`;
}

/** Lines of equal bearing from the wind rose, over water only. */
function drawRhumbs({ x, y }: Ornament, view: View, isLand: Raster): string {
  const step = 4;
  let path = '';
  for (let ray = 0; ray < 32; ray++) {
    const angle = (ray * Math.PI) / 16;
    const point = (way: number): Point => [x + Math.sin(angle) * way, y - Math.cos(angle) * way];
    let start: Point | undefined;
    for (let way = 0; way < view.width * 1.3; way += step) {
      const here = point(way);
      const outside = here[0] < 0 || here[1] < 0 || here[0] > view.width || here[1] > view.height;
      const wet = !outside && !sample(isLand, ...here);
      if (wet && !start) start = here;
      if (start && !wet) {
        path += `M${short(start[0])} ${short(start[1])}L${short(here[0])} ${short(here[1])}`;
        start = undefined;
      }
      if (outside) break;
    }
  }
  return path;
}

/** Meridians and parallels every five degrees. */
function graticule(view: View): string {
  const [left, top, right, bottom] = view.window;
  const corners = [left, (left + right) / 2, right].flatMap((x) => [top, bottom].map((y) => view.toWorld([x, y])));
  const fives = (values: readonly number[]): number[] => {
    const [from, to] = [Math.floor(Math.min(...values) / 5) * 5, Math.ceil(Math.max(...values) / 5) * 5];
    return Array.from({ length: (to - from) / 5 + 1 }, (_, i) => from + 5 * i);
  };
  const [meridians, parallels] = [fives(corners.map(([lon]) => lon)), fives(corners.map(([, lat]) => lat))];
  const steps = (values: readonly number[]): number[] => {
    const [from, to] = [at(values, 0), at(values, values.length - 1)];
    return Array.from({ length: 41 }, (_, i) => from + ((to - from) * i) / 40);
  };
  return [
    ...meridians.map((lon) => steps(parallels).map((lat) => view.toSheet([lon, lat]))),
    ...parallels.map((lat) => steps(meridians).map((lon) => view.toSheet([lon, lat]))),
  ]
    .map((line) => pathOf(line))
    .join('');
}

/** Names of seas, and of lands that are no Territory, in italics along curves. */
export function drawNames(names: Hints['waters'], view: View, css: string): string {
  return names
    .map(({ name, size, line }) => {
      const curve = throughPoints(line.map(([lat, lon]) => view.toSheet([lon, lat])));
      return `<path class="${css}" d="${outlineAlong('italic', name, size, 0.12, curve, 'middle')}"/>`;
    })
    .join('');
}
