interface CheckProps {
  readonly text: string;
  /** What it changes, below. */
  readonly more?: string | undefined;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** A box to tick, with what it means. */
export const Check = ({ text, more, on, set }: CheckProps) => (
  <label class="check">
    <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
    <span>
      {text}
      {more && <span class="meta more">{more}</span>}
    </span>
  </label>
);
