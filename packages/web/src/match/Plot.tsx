import type { Series } from '../games/presenter.ts';

interface PlotProps {
  readonly lines: readonly Series[];
  readonly title: string;
  readonly name: (power: string) => string;
}

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 26;
const BOTTOM = 18;
/** Lines are told apart by their dashes too. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 4', '12 3', '1 4', '6 2 1 2'] as const;

/** Lines over time. A reader hears the last value of each. */
export function Plot({ lines, title, name }: PlotProps) {
  const values = lines.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...values), Math.max(5, ...values)];
  const count = Math.max(2, ...lines.map(({ points }) => points.length));
  const x = (place: number) => LEFT + (place / (count - 1)) * (WIDTH - LEFT - 34);
  const y = (value: number) => 8 + (1 - (value - least) / (most - least)) * (HEIGHT - BOTTOM - 8);
  // Below zero there is room for what is lost.
  const ticks = [...new Set([least, 0, Math.round(most / 2), most])];
  const spoken = `${title}: ${lines.map(({ power, points }) => `${name(power)} ${points.at(-1) ?? 0}`).join(', ')}`;
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${LEFT} ${y(tick)}H${WIDTH - 34}`} class="grid" />
          <text x={LEFT - 5} y={y(tick) + 4} text-anchor="end">
            {String(tick).replace('-', '−')}
          </text>
        </g>
      ))}
      {lines.map(({ power, points }, place) => {
        const last = points.at(-1) ?? 0;
        return (
          <g key={power} data-p={power}>
            <path
              class="line"
              d={`M${points.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
              stroke-dasharray={DASHES[place % DASHES.length]}
            />
            <circle cx={x(points.length - 1)} cy={y(last)} r="2.6" />
          </g>
        );
      })}
      <Ends lines={lines} x={x} y={y} />
    </svg>
  );
}

/** The emblems at the ends of the lines, moved apart where they would cover one another. */
function Ends({
  lines,
  x,
  y,
}: {
  readonly lines: readonly Series[];
  readonly x: (n: number) => number;
  readonly y: (n: number) => number;
}) {
  let last = Number.NEGATIVE_INFINITY;
  const placed = lines
    .map(({ power, points }) => ({ power, at: x(points.length - 1), y: y(points.at(-1) ?? 0) }))
    .sort((a, b) => a.y - b.y)
    .map((end) => {
      const down = Math.max(end.y, last + 13);
      last = down;
      return { ...end, y: down };
    });
  return (
    <>
      {placed.map(({ power, at, y: down }) => (
        <g key={power} data-p={power} class="end" transform={`translate(${at + 14} ${down})`}>
          <circle r="6.500" />
          <use href={`#e-${power}`} x="-5" y="-5" width="10" height="10" />
        </g>
      ))}
    </>
  );
}
