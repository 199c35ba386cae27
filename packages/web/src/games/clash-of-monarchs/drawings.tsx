import type { ComponentChild } from 'preact';

interface Note {
  readonly text: string;
  readonly tone: 'warn' | 'bad' | 'ink';
}

interface TagProps {
  readonly nation: string;
  readonly name: string;
  readonly sp: string;
  /** An army leader has a star. */
  readonly star: boolean;
  /** One glyph for each arm there is. */
  readonly arms: readonly string[];
  readonly inside: boolean;
  /** What hangs at its edge: supply, morale. */
  readonly notes: readonly Note[];
  /** More leaders behind it. */
  readonly deep: boolean;
  /** The enemy of whoever stands above the space is shown beneath it. */
  readonly beneath: boolean;
  /** SPs of the same side in the same space that are not of this Command: beside it, and in the fortress. */
  readonly others: { readonly outside: string; readonly inside: string };
}

/** The tag stands clear of its space: the space and its name stay in sight. */
const OFF = 13;
const TALL = 32;
const SHORT = 20;

/** A force: the colours of its nation, who leads it, how strong it is, and with what arms. Without a leader it is small. */
export const StackTag = (props: TagProps): ComponentChild => {
  const { nation, inside, notes, beneath, name } = props;
  const height = name === '' ? SHORT : TALL;
  const top = beneath ? OFF : -OFF - height;
  return (
    <g class={inside ? 'tag within' : 'tag'} data-p={nation} transform="scale(1.45)">
      <path class="stalk" d={beneath ? `M-5 ${OFF}L0 6L5 ${OFF}z` : `M-5 ${-OFF}L0-6L5 ${-OFF}z`} />
      <g transform={`translate(0 ${top})`}>{name === '' ? <Garrison {...props} /> : <Command {...props} />}</g>
      {notes.map(({ text, tone }, place) => (
        <g key={text} transform={`translate(0 ${beneath ? top + height + 5 + place * 13 : top - 5 - place * 13})`}>
          <rect x="-33" y="-7" width="66" height="13" rx="3" class={`note ${tone}`} />
          <text y="3" class={`said ${tone}`}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
};

/** The band with its emblem, then what is written: as wide as the name, within reason. */
const BAND = 24;
const LEAST = 42;
const MOST = 62;
const LETTER = 5.5;

/** A longer name is set narrower, not cut. */
const narrow = (name: string) =>
  name.length * LETTER > MOST - 3 ? ({ textLength: MOST - 4, lengthAdjust: 'spacingAndGlyphs' } as const) : {};

/** A Command: who leads it, and with what arms. */
const Command = ({ nation, name, sp, star, arms, deep, others }: TagProps) => {
  const width = BAND + Math.min(MOST, Math.max(LEAST, name.length * LETTER + 3));
  const left = -width / 2;
  return (
    <>
      {deep && <rect x={left + 4} y="4" width={width} height={TALL} rx="3" class="sheet" />}
      <rect x={left} width={width} height={TALL} rx="3" class="paper" />
      <path d={`M${left + 3} 0h17v32h-17a3 3 0 0 1-3-3v-26a3 3 0 0 1 3-3z`} class="band" />
      <use href={`#e-${nation}`} x={left + 2} y={star ? 13 : 8} width="16" height="16" class="figure" />
      {star && <use href="#i-star" x={left + 5} y="2" width="10" height="10" class="figure" />}
      <text x={left + BAND} y="11" class="who" {...narrow(name)}>
        {name}
      </text>
      <text x={left + BAND} y="28.5" class="sp">
        {sp}
      </text>
      {arms.map((arm, place) => (
        <use
          key={arm}
          href={`#f-${arm}`}
          x={-left - 22 + (place % 2) * 10}
          y={place < 2 ? 13.5 : 22}
          width="9"
          height="9"
          class="arm"
        />
      ))}
      <Others others={others} x={-left} />
    </>
  );
};

/** Troops without a leader: how many, and whose. */
const Garrison = ({ nation, sp, others }: TagProps) => (
  <>
    <rect x="-18" width="36" height={SHORT} rx="3" class="paper" />
    <path d="M-15 0h14v20h-14a3 3 0 0 1-3-3v-14a3 3 0 0 1 3-3z" class="band" />
    <use href={`#e-${nation}`} x="-16.5" y="3.5" width="13" height="13" class="figure" />
    <text x="8.5" y="15" class="sp few">
      {sp}
    </text>
    <Others others={others} x={18} />
  </>
);

/** What else of the same side is here. */
const Others = ({ others: { outside, inside }, x }: { readonly others: TagProps['others']; readonly x: number }) => (
  <>
    {[
      { sp: outside, kind: 'beside' },
      { sp: inside, kind: 'walls' },
    ]
      .filter(({ sp }) => sp !== '0')
      .map(({ sp, kind }, place) => (
        <g key={kind} class={kind} transform={`translate(${x - 3} ${place * 16 - 3})`}>
          <rect width="22" height="15" rx="3" class="paper" />
          <text x="11" y="11.5" class="more">
            +{sp}
          </text>
        </g>
      ))}
  </>
);

/** A Forward Depot. */
export const DepotPiece = ({ nation, disrupted }: { readonly nation: string; readonly disrupted: boolean }) => (
  <g data-p={nation} class={disrupted ? 'depot torn' : 'depot'}>
    <rect x="-11" y="-9" width="22" height="18" rx="3" class="band" />
    <use href="#f-depot" x="-8" y="-8" width="16" height="16" class="figure" />
  </g>
);

/** A Fleet: a hull with its flag. */
export const FleetPiece = ({ nation }: { readonly nation: string }) => (
  <g data-p={nation} class="fleet">
    <path d="M-16 5h32l-4 9h-24z" class="band" />
    <path d="M-2-14h3V5h-3zM2-12c8 3 10 8 10 14H2zM-3-8c-6 2-8 6-8 10h8z" class="sail" />
    <use href={`#e-${nation}`} x="-5" y="5" width="9" height="9" class="figure" />
  </g>
);

/** A marker: a siege, an entrenchment, a Devastated area. */
export const MarkPiece = ({
  figure,
  text,
  tone,
}: {
  readonly figure: string;
  readonly text: string;
  readonly tone: string;
}) => (
  <g class={`mark ${tone}`}>
    <circle r="10" class="disc" />
    {text ? (
      <text y="4.5">{text}</text>
    ) : (
      <use href={`#f-${figure}`} x="-7" y="-7" width="14" height="14" class="figure" />
    )}
  </g>
);
