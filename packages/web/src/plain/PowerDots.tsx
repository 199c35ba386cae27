import { Dot } from '../ui/Emblem.tsx';

interface PowerDotsProps {
  readonly powers: readonly string[];
  readonly name: (id: string) => string;
}

/** The Powers a seat holds at this moment, where seats are players. */
export const PowerDots = ({ powers, name }: PowerDotsProps) =>
  powers.length === 0 ? null : (
    <span class="row held-powers">
      {powers.map((power) => (
        <Dot key={power} power={power} name={name(power)} small />
      ))}
    </span>
  );
