import { memo } from 'preact/compat';
import { type Arrow, type Ground, middle } from './model.ts';
import { alongRoads, type Point } from './roads.ts';

interface Drawn {
  readonly path: string;
  readonly tip: string;
}

/** A gentle bow from one place to the other, ending short of the piece that stands there. */
function bow([ax, ay]: Point, [bx, by]: Point): Drawn {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [cx, cy] = [(ax + bx) / 2 - uy * length * 0.16, (ay + by) / 2 + ux * length * 0.16];
  const [ex, ey] = [bx - ux * 20, by - uy * 20];
  const angle = (Math.atan2(ey - cy, ex - cx) * 180) / Math.PI;
  return {
    path: `M${ax} ${ay}Q${cx} ${cy} ${ex} ${ey}`,
    tip: `translate(${ex} ${ey}) rotate(${angle})`,
  };
}

/** A way along roads, as it is. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The same with a tip that ends short of the last place. */
function march(points: readonly Point[]): Drawn | undefined {
  const last = points.at(-1);
  if (!last || points.length < 2) return undefined;
  let end = points.length - 1;
  while (end > 1 && Math.hypot((points[end - 1]?.[0] ?? 0) - last[0], (points[end - 1]?.[1] ?? 0) - last[1]) < 18)
    end--;
  const before = points[end - 1] ?? last;
  const length = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1;
  const [ux, uy] = [(last[0] - before[0]) / length, (last[1] - before[1]) / length];
  const tip: Point = [last[0] - ux * 18, last[1] - uy * 18];
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI;
  return { path: polyline([...points.slice(0, end), tip]), tip: `translate(${tip[0]} ${tip[1]}) rotate(${angle})` };
}

interface LinesProps {
  readonly lines: readonly Arrow[];
  readonly grounds: ReadonlyMap<string, Ground>;
  readonly roads: ReadonlyMap<string, readonly Point[]>;
}

/** Planned marches, support in battle, and where a piece came from. */
export const Lines = memo(({ lines, grounds, roads }: LinesProps) => (
  <g class="lines">
    {lines.map(({ from, to, kind, by }) => {
      const [a, b] = [grounds.get(from), grounds.get(to)];
      if (!a || !b) return null;
      const drawn = by ? march(alongRoads([from, ...by, to], roads, grounds)) : bow(middle(a), middle(b));
      if (!drawn) return null;
      return (
        <g key={`${kind}/${from}/${to}/${by?.join() ?? ''}`} class={`way ${kind}`}>
          <path class="under" d={drawn.path} />
          <path class="over" d={drawn.path} />
          {kind === 'march' && <path class="tip" d="M16 0L-8 10L-8-10z" transform={drawn.tip} />}
        </g>
      );
    })}
  </g>
));
