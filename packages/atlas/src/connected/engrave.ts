import { groundTaken } from '../art/clear.ts';
import type { Plate } from '../art/engrave.ts';
import { drawFrame } from '../art/frame.ts';
import { coastLine, landWaters } from '../art/land.ts';
import { drawCartouche, drawCompass, drawScale } from '../art/ornaments.ts';
import type { Wash } from '../art/paint.ts';
import { groundTints } from '../art/palette.ts';
import { type Glyph, hillSymbols, reedSymbol, treeSymbol, useGlyphs } from '../art/relief.ts';
import { drawNames, seaLines } from '../art/sea.ts';
import { chance } from '../plane/chance.ts';
import { boundsOf, cornersOf, insidePolygon, type Polygon } from '../plane/geometry.ts';
import { drawLine, fillPolygon, type Raster, sample } from '../plane/raster.ts';
import type { Area, Rendition } from '../sheet.ts';
import type { ConnectedDrawing } from './draw.ts';
import { isletRadius } from './ground.ts';

export function engraveConnected(drawing: ConnectedDrawing): Plate {
  const { view, terrain, ground, hints } = drawing;
  const relief = placeRelief(drawing);
  const islets = [...ground.islets].map((id) => {
    const [x, y] = ground.towns.get(id) ?? [0, 0];
    return `<circle class="islet" cx="${x}" cy="${y}" r="${isletRadius}"/>`;
  });
  return {
    width: view.width,
    height: view.height,
    defs: `${hillSymbols()}${treeSymbol}${reedSymbol}`,
    sea: seaLines(view, terrain, hints),
    trees: '',
    lines: [landWaters(terrain), coastLine(terrain), islets.join(''), seaLimits(drawing)].join('\n'),
    over: () =>
      [
        useGlyphs(relief),
        drawNames(hints.waters, view, 'sea-name'),
        drawNames(hints.regions, view, 'land-name'),
        drawFrame(view),
        drawCompass(hints.compass),
        hints.scale ? drawScale(hints.scale, view) : '',
        drawCartouche(hints.cartouche),
      ].join('\n'),
  };
}

const seaLimits = ({ sheet }: ConnectedDrawing): string =>
  sheet.seaLimits.map((path) => `<path class="sea-limit" d="${path}"/>`).join('');

/** What the ground of an area is like: its hills, woods or reeds, clear of everything that is printed or stands there. */
function placeRelief({ sheet, view, terrain, ground, ways }: ConnectedDrawing): Glyph[] {
  const areas = Object.values(sheet.areas);
  const taken = groundTaken(
    view,
    terrain.lakes,
    areas.map(({ label }) => label),
    areas.flatMap(({ town, harbours }) => [{ ...town, r: town.r + 5 }, ...Object.values(harbours)]),
  );
  for (const { line } of ways) drawLine(taken, line, 1, 2);
  for (const { at: box } of [...sheet.stubs, ...Object.values(sheet.boxes)]) fillPolygon(taken, [cornersOf(box)], 1);
  const random = chance(25);
  return Object.entries(sheet.areas)
    .flatMap(([id, area]) => reliefOf(area, ground.shapes.get(id) ?? [], taken, random))
    .sort((a, b) => a.y - b.y);
}

const plants = {
  open: undefined,
  mountain: { half: 7, height: 10, spacing: 17, most: 16, scale: 0.66 },
  wood: { half: 4, height: 9, spacing: 13, most: 18, scale: 1.1 },
  marsh: { half: 6, height: 7, spacing: 15, most: 12, scale: 1 },
} as const;

function reliefOf({ terrain }: Area, shape: readonly Polygon[], taken: Raster, random: () => number): Glyph[] {
  const plant = plants[terrain];
  if (!plant) return [];
  const [left, top, right, bottom] = boundsOf(shape.flat(2));
  const glyphs: Glyph[] = [];
  for (let k = 0; k < 900 && glyphs.length < plant.most; k++) {
    const [x, y] = [left + random() * (right - left), top + random() * (bottom - top)];
    const scale = plant.scale * (0.85 + random() * 0.3);
    const foot = [-plant.half, 0, plant.half].map((dx): [number, number] => [x + dx * scale, y]);
    if (!foot.every((point) => shape.some((polygon) => insidePolygon(polygon, point)))) continue;
    if (foot.some(([fx]) => [0, -plant.height / 2, -plant.height].some((dy) => sample(taken, fx, y + dy * scale))))
      continue;
    if (glyphs.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.3) < plant.spacing)) continue;
    const id = terrain === 'mountain' ? `hill${Math.floor(random() * 8)}` : terrain === 'wood' ? 'tree' : 'reed';
    glyphs.push({ id, x, y, scale });
  }
  return glyphs;
}

/** Bare ground, a little warmer than paper: owners are washed over it live. */
export const groundWashes = ({ ground }: ConnectedDrawing, rendition: Rendition): Wash[] =>
  [...ground.shapes.values()].map((shape) => ({
    shape,
    washes: [groundTints.wash[rendition]],
    edges: [groundTints.edge[rendition]],
    strength: 0.55,
    fades: true,
  }));
