/** Powers and areas of the Diplomatic Status Zone by their first letters: no two of either begin alike. */
import { BadData } from '../read.ts';
import { POWERS, type Power, STATUSES, type Status } from '../vocabulary.ts';

export const letterOf = (name: Power | Status): string => name.charAt(0);

const byLetter = <Name extends Power | Status>(names: readonly Name[]): Readonly<Record<string, Name>> =>
  Object.fromEntries(names.map((name) => [letterOf(name), name]));

const POWER_OF = byLetter(POWERS);
const STATUS_OF = byLetter(STATUSES);

export function powerAt(text: string, at: number): Power {
  const power = POWER_OF[text.charAt(at)];
  if (!power) throw new BadData(`There is no Power ${text.slice(at)}`);
  return power;
}

export function statusAt(text: string, at: number): Status {
  const status = STATUS_OF[text.charAt(at)];
  if (!status) throw new BadData(`There is no Diplomatic Status ${text.slice(at)}`);
  return status;
}
