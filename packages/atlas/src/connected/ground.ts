import type { Hints } from '../board/hints.ts';
import { drawLands, type Lands } from '../board/lands.ts';
import { type Survey, surveyBoard } from '../board/survey.ts';
import type { Terrain } from '../geography/terrain.ts';
import type { View } from '../geography/view.ts';
import { traceArcs } from '../mesh/arcs.ts';
import { nobody } from '../mesh/grow.ts';
import { at } from '../plane/at.ts';
import { noiseOf } from '../plane/chance.ts';
import { distance, insidePolygon, type Polygon, sizeOf } from '../plane/geometry.ts';
import { createRaster, fillPolygon, type Raster, sample } from '../plane/raster.ts';
import type { Point } from '../sheet.ts';
import type { AreaDatum } from './data.ts';

/** The land of every area, and what the rest of the drawing asks about it. */
export interface Ground {
  readonly survey: Survey;
  readonly lands: Lands;
  readonly towns: ReadonlyMap<string, Point>;
  readonly shapes: ReadonlyMap<string, readonly Polygon[]>;
  /** Islands too small for anything to stand on: a ring around them is the area. */
  readonly islets: ReadonlySet<string>;
  /** 1 + number of the area at a point, 0 for none. */
  readonly holders: Raster;
}

/** Land farther than this from every town of its area belongs to nobody and fades into the paper. */
const farthest = 165;
const smallest = 1500;
/** Radius of the ring around an islet. */
export const isletRadius = 33;

export function divideGround(
  areas: Readonly<Record<string, AreaDatum>>,
  hints: Hints,
  view: View,
  terrain: Terrain,
): Ground {
  const ids = Object.keys(areas);
  const positions = Object.entries(areas).map(([id, { pos }]) => hints.spaces[id] ?? pos);
  const towns = new Map(
    ids.map((id, i) => [id, ashore(terrain, view.toSheet([at(positions, i)[1], at(positions, i)[0]]))]),
  );
  const territories = ids.map((id) => {
    const [lon, lat] = view.toWorld(towns.get(id) ?? [0, 0]);
    return { id, points: [[lat, lon]] as const };
  });
  const others = Object.keys(hints.seeds).filter((name) => !ids.includes(name));
  const decor = others.map((name) => ({ name, points: [] }));
  const survey = surveyBoard({ territories, decor }, hints, view, terrain);
  const { mesh, owners, seeds } = survey;
  const wander = noiseOf(61);
  for (let cell = 0; cell < mesh.count; cell++) {
    const owner = at(owners, cell);
    const here = mesh.middle(cell);
    const reach = farthest + 45 * wander(here[0] / 90, here[1] / 90);
    const near = seeds.some((seed) => seed.owner === owner && distance(seed.at, here) < reach);
    if (owner >= ids.length || !near) owners[cell] = nobody;
  }
  const lands = drawLands(survey, traceArcs(mesh, owners), view, terrain);
  const shapes = new Map(ids.map((id, i) => [id, lands.shapes.get(i) ?? []]));
  const sizes = ids.map((id) => (shapes.get(id) ?? []).reduce((sum, polygon) => sum + sizeOf(polygon), 0));
  const islets = new Set(ids.filter((_, i) => at(sizes, i) < smallest));
  const holders = createRaster(view.width, view.height, 0.5);
  ids.forEach((id, i) => {
    for (const polygon of shapes.get(id) ?? []) fillPolygon(holders, polygon, i + 1);
  });
  return { survey, lands, towns, shapes, islets, holders };
}

/**
 * The nearest point with dry land around it, as much as there is: coasts are simplified, some towns stand in their
 * harbour, and what grows from a seed needs a cell of land under it.
 */
function ashore(terrain: Terrain, [x, y]: Point): Point {
  // On a small island a town stays where it is: the next dry ground might be another's.
  const home = terrain.land.find((polygon) => insidePolygon(polygon, [x, y]));
  if (home && sizeOf(home) < smallest) return [Math.round(x), Math.round(y)];
  for (const [margin, farthestAway] of [
    [9, 30],
    [6, 34],
    [3, 46],
  ] as const) {
    const dry = (px: number, py: number): boolean =>
      rays(8).every(([ux, uy]) => sample(terrain.isLand, px + ux * margin, py + uy * margin) > 0);
    for (let reach = 0; reach < farthestAway; reach += 1.5) {
      const spot = rays(24)
        .map(([ux, uy]): Point => [x + ux * reach, y + uy * reach])
        .find(([px, py]) => dry(px, py));
      if (spot) return [Math.round(spot[0]), Math.round(spot[1])];
    }
  }
  return [Math.round(x), Math.round(y)];
}

const rays = (count: number): Point[] =>
  Array.from({ length: count }, (_, k): Point => {
    const angle = (k * 2 * Math.PI) / count;
    return [Math.cos(angle), Math.sin(angle)];
  });
