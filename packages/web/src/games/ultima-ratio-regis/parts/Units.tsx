import { Dot } from '../../../ui/Emblem.tsx';
import { leaderName, qualityOf, type Unit, type View } from '../model.ts';
import { CategoryDie } from './CategoryDie.tsx';

interface UnitsProps {
  readonly view: View;
  readonly power: string;
  readonly units: readonly Unit[];
  readonly leader?: string | null;
  readonly name: (id: string) => string;
  /** What they do here. */
  readonly note: string;
}

/** A force in one line: whose, its dice, who leads it, and what it does. */
export function Units({ view, power, units, leader, name, note }: UnitsProps) {
  const led = leader ?? view.leaders.find(({ on }) => units.some(({ id }) => id === on))?.id;
  return (
    <li class="force-line">
      <Dot power={power} name={name(power)} />
      {units
        .map(qualityOf)
        .sort((a, b) => b - a)
        .map((category, place) => (
          <CategoryDie key={place} category={category} small />
        ))}
      {led && <b>{leaderName(led)}</b>}
      <span class="meta">{note}</span>
    </li>
  );
}
