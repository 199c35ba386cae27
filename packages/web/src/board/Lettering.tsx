import type { Sheet } from '@quadrille/atlas';
import { memo } from 'preact/compat';
import type { Ground } from './model.ts';

/** The names of the places, as live text along their paths. */
export const Lettering = memo(({ sheet, grounds }: { sheet: Sheet; grounds: ReadonlyMap<string, Ground> }) => (
  <g class="lettering" style={{ fontFamily: sheet.fonts.names }}>
    {[...grounds].map(([id, { label }]) => (
      <g key={id} font-size={label.size} letter-spacing={`${label.spacing}em`} stroke-width={label.size * 0.17}>
        {label.leader && <path class="leader" d={label.leader} />}
        {label.lines.map(({ text, path }, line) => (
          <g key={line}>
            <path id={`name-${id}-${line}`} d={path} fill="none" stroke="none" />
            <text>
              <textPath href={`#name-${id}-${line}`} startOffset="50%" text-anchor="middle">
                {text}
              </textPath>
            </text>
          </g>
        ))}
      </g>
    ))}
  </g>
));
