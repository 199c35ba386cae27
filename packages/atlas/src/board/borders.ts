import type { Arc } from '../mesh/arcs.ts';
import { at } from '../plane/at.ts';
import { between, type Line, lengthOf } from '../plane/geometry.ts';
import { pathOf } from '../plane/path.ts';
import { type Raster, sample } from '../plane/raster.ts';
import type { Border, BorderKind, Box, Point } from '../sheet.ts';
import type { TerritoryDatum } from './data.ts';
import { pairOf } from './pairs.ts';

/** Borders on land, with what each of them means. */
export function drawBorders(
  arcs: readonly Arc[],
  territories: readonly TerritoryDatum[],
  adjacent: ReadonlySet<string>,
  isLand: Raster,
  window: Box,
): Border[] {
  return arcs.flatMap(({ left, right, line }) => {
    const [first, second] = [territories[left], territories[right]];
    const a = first ?? second;
    if (!a) return [];
    const b = first && second ? second : undefined;
    const runs = landRuns(line, isLand, window);
    if (runs.length === 0) return [];
    const length = Math.round(runs.reduce((sum, run) => sum + lengthOf(run), 0));
    return [
      {
        a: a.id,
        b: b?.id ?? null,
        kind: kindOf(a, b, adjacent),
        path: runs.map((run) => pathOf(run)).join(''),
        length,
      },
    ];
  });
}

function kindOf(a: TerritoryDatum, b: TerritoryDatum | undefined, adjacent: ReadonlySet<string>): BorderKind {
  if (!b) return 'outer';
  if (!adjacent.has(pairOf(a.id, b.id))) return 'barrier';
  return holdersOf(a) === holdersOf(b) ? 'inner' : 'power';
}

/** Who colours a land: its owner, or those who dispute it, or nobody. */
const holdersOf = ({ owner, stripes }: TerritoryDatum): string => owner ?? stripes.join();

/** The stretches of a line on land and inside the frame, cut at the coast. */
export function landRuns(line: Line, isLand: Raster, [left, top, right, bottom]: Box): Point[][] {
  const inside = ([x, y]: Point): boolean =>
    x >= left && y >= top && x <= right && y <= bottom && sample(isLand, x, y) > 0;
  const shore = (dry: Point, wet: Point): Point => {
    let [low, high] = [0, 1];
    for (let round = 0; round < 7; round++) {
      const middle = (low + high) / 2;
      if (inside(between(dry, wet, middle))) low = middle;
      else high = middle;
    }
    return between(dry, wet, low);
  };
  const runs: Point[][] = [];
  let run: Point[] = [];
  line.forEach((point, i) => {
    const before = i > 0 ? at(line, i - 1) : undefined;
    if (inside(point)) {
      if (run.length === 0 && before) run.push(shore(point, before));
      run.push(point);
    } else if (run.length > 0 && before) {
      runs.push([...run, shore(before, point)]);
      run = [];
    }
  });
  if (run.length > 1) runs.push(run);
  return runs;
}
