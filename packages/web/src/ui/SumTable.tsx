import './weigh.css';

/** A named cause with its section and what it adds. */
export interface SumLine {
  readonly why: string;
  readonly num: number | string;
  readonly cite?: string;
}

interface SumProps {
  readonly lines: readonly SumLine[];
  /** What all of it makes. */
  readonly sum?: SumLine;
  readonly open: (section: string) => void;
}

const signed = (num: number | string): string =>
  typeof num === 'string' ? num : num > 0 ? `+${num}` : String(num).replace('-', '−');

const tone = (num: number | string): string =>
  typeof num === 'string' ? '' : num > 0 ? 'up' : num < 0 ? 'down' : 'zero';

/** A number and the named things that make it, each with its section. Causes of nothing stay, in grey. */
export const SumTable = ({ lines, sum, open }: SumProps) => (
  <dl class="tally">
    {lines.map((line, place) => (
      <SumLine key={place} line={line} open={open} />
    ))}
    {sum && <SumLine line={sum} open={open} total />}
  </dl>
);

const SumLine = ({
  line: { why, num, cite },
  open,
  total = false,
}: {
  readonly line: SumLine;
  readonly open: (section: string) => void;
  readonly total?: boolean;
}) => (
  <div class={total ? 'total' : tone(num)}>
    <dt>{why}</dt>
    <dd>
      {cite && (
        <button type="button" class="cite" onClick={() => open(cite)}>
          {cite.replace(/^\w+ (?=§)/, '')}
        </button>
      )}
      <b>{total && typeof num === 'number' ? String(num).replace('-', '−') : signed(num)}</b>
    </dd>
  </div>
);
