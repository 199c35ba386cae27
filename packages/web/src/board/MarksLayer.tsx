import { memo } from 'preact/compat';
import type { Ground } from './model.ts';

const STAR = 'M0-6.6L1.55-2.1 6.3-2 2.5.8 3.9 5.4 0 2.7-3.9 5.4-2.5.8-6.3-2-1.55-2.1z';

/** What is printed on the board and drawn live: capitals, ports, electors, values. */
export const MarksLayer = memo(({ grounds }: { grounds: ReadonlyMap<string, Ground> }) => (
  <g class="marks">
    {[...grounds].map(
      ([
        id,
        {
          marks: { capital, port, elector, value },
        },
      ]) => (
        <g key={id}>
          {capital && (
            <g transform={`translate(${capital.x} ${capital.y}) scale(${capital.r / 7})`} class="mark-capital">
              <path d={STAR} />
              <circle r="1.5" />
            </g>
          )}
          {port && (
            <g transform={`translate(${port.x} ${port.y}) scale(${port.r / 9})`} class="mark-port">
              <circle r="8.4" />
              <use href="#i-anchor" x="-6" y="-6" width="12" height="12" />
            </g>
          )}
          {elector && (
            <g transform={`translate(${elector.x} ${elector.y}) scale(${elector.r / 9})`} class="mark-port">
              <circle r="8.4" />
              <use href="#i-crown" x="-6" y="-6" width="12" height="12" />
            </g>
          )}
          {value && (
            <g transform={`translate(${value.x} ${value.y}) scale(${value.r / 10})`} class="mark-value">
              {value.laurel ? <Laurel /> : <circle r="8" />}
              <text y="4.6" text-anchor="middle">
                {value.figure}
              </text>
            </g>
          )}
        </g>
      ),
    )}
  </g>
));

const LEAVES = [-68, -38, -8, 22, 52];

/** Disputed lands carry their number in a laurel. */
const Laurel = () => (
  <>
    <circle r="7.6" />
    {[1, -1].flatMap((side) =>
      LEAVES.map((turn) => (
        <ellipse
          key={`${side}${turn}`}
          class="leaf"
          rx="3.2"
          ry="1.5"
          transform={`scale(${side} 1) rotate(${turn}) translate(9.2 0) rotate(58)`}
        />
      )),
    )}
  </>
);
