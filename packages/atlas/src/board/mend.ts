import { type Arc, collapseArcs, traceArcs } from '../mesh/arcs.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { at } from '../plane/at.ts';
import { along, distance, type Line } from '../plane/geometry.ts';
import { type Raster, sample } from '../plane/raster.ts';
import type { Point } from '../sheet.ts';
import { contactsOf, lengthOnLand } from './contacts.ts';
import { pairOf } from './pairs.ts';
import type { Survey } from './survey.ts';

/** What the rules want of each pair of lands. */
export interface Wishes {
  /** Must share a border. */
  readonly touch: ReadonlySet<string>;
  /** May share a border or not: impassable ground, drawn barriers and links. */
  readonly indifferent: (a: string, b: string) => boolean;
}

/** Borders are mended to this length before smoothing takes some of it away. */
const comfortable = 20;
/** Longer unwanted borders are a matter for hints. */
const longestCollapse = 40;

/**
 * Moves cells at junctions until lands touch as the rules want. Around a junction of four lands exactly one diagonal
 * touches: the wanted one is widened; where neither is wanted, the border is drawn together to a point.
 */
export function mendBorders(survey: Survey, wishes: Wishes): Arc[] {
  const { mesh, names, mainland: isLand } = survey;
  const owners = survey.owners;
  const seeded = new Set(survey.seeds.map((seed) => mesh.cellAt(...seed.at)));
  for (let round = 0; round < 6; round++) {
    const arcs = traceArcs(mesh, owners);
    const contacts = contactsOf(arcs, names, isLand);
    const short = [...wishes.touch].filter((pair) => (contacts.get(pair) ?? 0) < comfortable);
    const changed = short.filter((pair) => {
      const [a, b] = pair.split('|').map((name) => names.indexOf(name)) as [number, number];
      const spot = meetingPoint(mesh, owners, arcs, isLand, a, b);
      return spot !== undefined && press(mesh, owners, seeded, a, b, spot, 13 + 3 * round) > 0;
    });
    if (changed.length === 0) break;
  }
  const arcs = traceArcs(mesh, owners);
  const unwanted = arcs.filter((arc) => isUnwanted(arc, names, isLand, wishes));
  const collapsible = unwanted.filter(
    (arc) => lengthOnLand(arc.line, isLand) <= longestCollapse && endsOnLand(arc, isLand),
  );
  return collapseArcs(arcs, new Set(collapsible));
}

function isUnwanted({ left, right, line }: Arc, names: readonly string[], isLand: Raster, wishes: Wishes): boolean {
  if (left < 0 || right < 0 || lengthOnLand(line, isLand) === 0) return false;
  const [a, b] = [at(names, left), at(names, right)];
  return !wishes.touch.has(pairOf(a, b)) && !wishes.indifferent(a, b);
}

const endsOnLand = ({ line, from, to }: Arc, isLand: Raster): boolean =>
  from !== to && [at(line, 0), at(line, line.length - 1)].every(([x, y]) => sample(isLand, x, y) > 0);

/** The middle of the longest border of two lands, or where they come closest. */
function meetingPoint(
  mesh: Mesh,
  owners: Int16Array,
  arcs: readonly Arc[],
  isLand: Raster,
  a: number,
  b: number,
): Point | undefined {
  const shared = arcs
    .filter(({ left, right }) => (left === a && right === b) || (left === b && right === a))
    .map(({ line }) => landStretch(line, isLand))
    .filter((line) => line.length > 1)
    .sort((first, second) => second.length - first.length);
  if (shared[0]) return along(shared[0], 0.5).point;
  const cells = (owner: number): number[] => rimOf(mesh, owners, owner);
  let [best, spot]: [number, Point | undefined] = [60, undefined];
  const others = cells(b).map(mesh.middle);
  for (const cell of cells(a)) {
    const here = mesh.middle(cell);
    for (const there of others) {
      const gap = distance(here, there);
      if (gap < best) [best, spot] = [gap, [(here[0] + there[0]) / 2, (here[1] + there[1]) / 2]];
    }
  }
  return spot;
}

const landStretch = (line: Line, isLand: Raster): Line => line.filter(([x, y]) => sample(isLand, x, y));

/** Land cells of an owner that have a neighbour of another owner. */
function rimOf(mesh: Mesh, owners: Int16Array, owner: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < mesh.count; cell++) {
    if (at(owners, cell) !== owner || !mesh.isLand[cell]) continue;
    if (mesh.neighbours(cell).some((neighbour) => at(owners, neighbour) !== owner)) cells.push(cell);
  }
  return cells;
}

/** Divides all cells within a radius between two lands, each to the nearer one; returns how many changed hands. */
function press(
  mesh: Mesh,
  owners: Int16Array,
  seeded: ReadonlySet<number>,
  a: number,
  b: number,
  spot: Point,
  radius: number,
): number {
  const near: number[] = [];
  const holders: { owner: number; point: Point }[] = [];
  for (let cell = 0; cell < mesh.count; cell++) {
    const point = mesh.middle(cell);
    const away = distance(point, spot);
    const owner = at(owners, cell);
    if (away < radius * 2.5 && (owner === a || owner === b)) holders.push({ owner, point });
    if (away < radius && owner !== a && owner !== b && owner >= 0 && !seeded.has(cell)) near.push(cell);
  }
  if (holders.length === 0) return 0;
  for (const cell of near) {
    const point = mesh.middle(cell);
    const nearest = holders.reduce((best, next) =>
      distance(next.point, point) < distance(best.point, point) ? next : best,
    );
    owners[cell] = nearest.owner;
  }
  return near.length;
}
