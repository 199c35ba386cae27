import type { TableOption } from '@quadrille/kernel';
import { Check } from '../ui/Check.tsx';

interface OptionFieldProps {
  readonly option: TableOption;
  readonly value: string;
  readonly choose: (value: string) => void;
}

/** A choice of the table: a box to tick where the question is yes or no, a list where there is more to say. */
export function OptionField({ option: { title, blurb, values }, value, choose }: OptionFieldProps) {
  const [no, yes, another] = values.map(({ id }) => id);
  if (no === 'no' && yes === 'yes' && another === undefined)
    return <Check text={title} more={blurb} on={value === yes} set={(on) => choose(on ? yes : no)} />;
  return (
    <label class="field">
      <span>{title}</span>
      <select class="input" value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {values.map((each) => (
          <option key={each.id} value={each.id}>
            {each.title}
          </option>
        ))}
      </select>
      {blurb && <span class="meta">{blurb}</span>}
    </label>
  );
}
