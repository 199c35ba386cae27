import type { IconName } from '../sprite/icons.ts';
import type { Shade } from './model.ts';

/** `tag` beside a space with its strength in large figures; `disc` on land and `hull` at sea with a cell for each unit. */
export const STACK_FORMS = ['tag', 'disc', 'hull'] as const;
export type StackForm = (typeof STACK_FORMS)[number];

/** One unit of a stack: its figure, and a class for its colour. */
export interface Cell {
  readonly figure: string | number;
  readonly kind?: string;
}

export interface StackProps {
  readonly power: string;
  readonly form: StackForm;
  /** Who commands. */
  readonly name?: string;
  /** A hat, or a star for one out of the ordinary. */
  readonly leader?: 'leader' | 'great';
  /** The strength as it is known: a figure, or a question mark. */
  readonly strength?: string | number;
  /** One sign for each arm of the service. */
  readonly arms?: readonly IconName[];
  readonly cells?: readonly Cell[];
  /** Further stacks or commands beneath this one. */
  readonly behind?: number;
  /** What state it is in. */
  readonly badges?: readonly { readonly text: string; readonly shade?: Shade }[];
}

/** One piece for all that stands together: flag, strength, leader, badges. */
export const Stack = (props: StackProps) => (
  <g class={`stack ${props.form}`} data-p={props.power}>
    {props.form === 'tag' ? <TagStack {...props} /> : <RoundStack {...props} />}
  </g>
);

const TAG = { left: -26, top: -62, height: 38, band: 24 };

const TagStack = ({ power, name, leader, strength = '', arms = [], behind = 0, badges = [] }: StackProps) => {
  const figures = String(strength);
  const inner = Math.max(8 + figures.length * 11 + arms.length * 13, (name?.length ?? 0) * 6.6 + 8, 30);
  const { left, top, height, band } = TAG;
  const width = band + inner;
  const sheets = Array.from({ length: Math.min(2, behind) }, (_, i) => (Math.min(2, behind) - i) * 4);
  return (
    <>
      <path class="stalk" d={`M0 0L${left + 12} ${top + height}`} />
      <circle class="foot" r="4.5" />
      {sheets.map((off) => (
        <rect key={off} class="sheet-behind" x={left + off} y={top - off} width={width} height={height} rx="4" />
      ))}
      <rect class="face" x={left} y={top} width={width} height={height} rx="4" />
      <path
        class="band"
        d={`M${left + 4} ${top}H${left + band}V${top + height}H${left + 4}a4 4 0 0 1-4-4V${top + 4}a4 4 0 0 1 4-4z`}
      />
      <use
        class="figure"
        href={`#e-${power}`}
        x={left + 3.5}
        y={top + (leader ? 15 : 10)}
        width={band - 7}
        height={band - 7}
      />
      {leader && <LeaderSign x={left + band / 2} y={top + 8} great={leader === 'great'} />}
      {name && (
        <text class="commander" x={left + band + 5} y={top + 13}>
          {name}
        </text>
      )}
      <text class="strength" x={left + band + 5} y={top + (name ? 33 : 27)}>
        {figures}
      </text>
      {arms.map((arm, i) => (
        <use
          key={arm}
          class="arm"
          href={`#i-${arm}`}
          x={left + band + 8 + figures.length * 11 + i * 13}
          y={top + (name ? 20 : 13)}
          width="12"
          height="12"
        />
      ))}
      <Badges badges={badges} x={left + width / 2} y={top + height + 8} />
    </>
  );
};

const CELL = 12;

const RoundStack = ({ power, form, leader, cells = [], behind = 0, badges = [] }: StackProps) => {
  const shown = cells.slice(0, 5);
  const left = (-shown.length * CELL) / 2;
  return (
    <>
      <ellipse class="shade" cx="1" cy="17" rx="17" ry="4" />
      {behind > 0 && <circle class="sheet-behind" cx="4" cy="-6" r="17" />}
      {form === 'hull' ? (
        <>
          <path class="sail" d="M-2-20V2H-15zM1-17l14 17H1z" />
          <path class="hull" d="M-20 3H20C18 12 12 16 8 16H-9C-14 15-18 10-20 3z" />
          <use class="figure" href={`#e-${power}`} x="-6" y="3.5" width="12" height="12" />
        </>
      ) : (
        <>
          <circle class="disc" cy="-2" r="17.5" />
          <circle class="field" cy="-2" r="14" />
          <use class="figure" href={`#e-${power}`} x="-10.5" y="-12.5" width="21" height="21" />
        </>
      )}
      {shown.map(({ figure, kind = 'plain' }, i) => (
        <g key={i} class={`cell ${kind}`} transform={`translate(${left + i * CELL} 14)`}>
          <rect width={CELL} height="13" rx="1.5" />
          <text x={CELL / 2} y="10.5" text-anchor="middle">
            {figure}
          </text>
        </g>
      ))}
      {leader && <LeaderSign x={15} y={-17} great={leader === 'great'} />}
      <Badges badges={badges} x={0} y={36} />
    </>
  );
};

const LeaderSign = ({ x, y, great }: { x: number; y: number; great: boolean }) => (
  <g class="leader-sign" transform={`translate(${x} ${y})`}>
    <circle r="6.5" />
    <use href={great ? '#i-star' : '#i-hat'} x="-4.6" y="-4.8" width="9.2" height="9.2" />
  </g>
);

interface BadgesProps {
  readonly badges: NonNullable<StackProps['badges']>;
  readonly x: number;
  readonly y: number;
}

const Badges = ({ badges, x, y }: BadgesProps) => (
  <>
    {badges.map(({ text, shade = 'plain' }, i) => {
      const half = 6 + text.length * 3.6;
      return (
        <g key={text} class={`badge ${shade}`} transform={`translate(${x} ${y + i * 16})`}>
          <rect x={-half} y="-7.5" width={2 * half} height="15" rx="3" />
          <text y="4.2" text-anchor="middle">
            {text}
          </text>
        </g>
      );
    })}
  </>
);
