import type { ComponentChild } from 'preact';

interface TagProps {
  readonly nation: string;
  readonly name: string;
  readonly sp: string;
  /** An army leader has a star. */
  readonly star: boolean;
  /** One glyph for each arm there is. */
  readonly arms: readonly string[];
  readonly inside: boolean;
  /** What hangs below: supply, morale. */
  readonly notes: readonly { readonly text: string; readonly tone: 'warn' | 'bad' | 'ink' }[];
  /** More leaders or Commands behind it. */
  readonly deep: boolean;
}

/** A force: the colours of its nation, who leads it, how strong it is, and with what arms. */
export const StackTag = ({ nation, name, sp, star, arms, inside, notes, deep }: TagProps): ComponentChild => (
  <g class={inside ? 'tag within' : 'tag'} data-p={nation} transform="scale(1.45)">
    {deep && <rect x="-29" y="-15" width="66" height="32" rx="3" class="sheet" />}
    <rect x="-33" y="-19" width="66" height="32" rx="3" class="paper" />
    <path d="M-30-19h17v32h-17a3 3 0 0 1-3-3v-26a3 3 0 0 1 3-3z" class="band" />
    <use href={`#e-${nation}`} x="-31" y={star ? -6 : -11} width="16" height="16" class="figure" />
    {star && <use href="#i-star" x="-28" y="-17" width="10" height="10" class="figure" />}
    <text x="-9" y="-8" class="who">
      {name}
    </text>
    <text x="-9" y="9" class="sp">
      {sp}
    </text>
    {arms.map((arm, place) => (
      <use
        key={arm}
        href={`#f-${arm}`}
        x={11 + (place % 2) * 10}
        y={place < 2 ? -6 : 2}
        width="9"
        height="9"
        class="arm"
      />
    ))}
    {notes.map(({ text, tone }, place) => (
      <g key={text} transform={`translate(0 ${19 + place * 12})`}>
        <rect x="-27" y="-6" width="54" height="11" rx="3" class={`note ${tone}`} />
        <text y="2.5" class={`said ${tone}`}>
          {text}
        </text>
      </g>
    ))}
  </g>
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
