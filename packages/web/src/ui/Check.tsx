interface CheckProps {
  readonly text: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** A box to tick, with what it means. */
export const Check = ({ text, on, set }: CheckProps) => (
  <label class="check">
    <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
    <span>{text}</span>
  </label>
);
