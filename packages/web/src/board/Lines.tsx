import { memo } from 'preact/compat';
import { type Ground, type Line, middle } from './model.ts';

/** A gentle bow from one place to the other, ending short of the piece that stands there. */
function bow([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): { path: string; tip: string } {
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

/** Planned marches, support in battle, and where a piece came from. */
export const Lines = memo(({ lines, grounds }: { lines: readonly Line[]; grounds: ReadonlyMap<string, Ground> }) => (
  <g class="lines">
    {lines.map(({ from, to, kind }) => {
      const [a, b] = [grounds.get(from), grounds.get(to)];
      if (!a || !b) return null;
      const { path, tip } = bow(middle(a), middle(b));
      return (
        <g key={`${kind}/${from}/${to}`} class={`way ${kind}`}>
          <path class="under" d={path} />
          <path class="over" d={path} />
          {kind === 'march' && <path class="tip" d="M16 0L-8 10L-8-10z" transform={tip} />}
        </g>
      );
    })}
  </g>
));
