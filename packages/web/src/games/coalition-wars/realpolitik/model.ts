import type { ActionCard } from '@quadrille/coalition-wars/core/vocabulary.ts';
import type { Power, View } from '../model.ts';

export type { ActionCard };

type Part = NonNullable<View['realpolitik']>;

/** What only Realpolitik has on the table. */
export function partOf({ realpolitik }: View): Part {
  if (!realpolitik) throw new Error('This is not a match of Realpolitik');
  return realpolitik;
}

/** Who stands with a Power: its ally, or the other of a Minor Power and its master. */
export const partnerOf = (view: View, power: Power): Power | undefined =>
  view.allies?.[power] ??
  view.order.find(
    (other) => other !== power && view.master[other] !== null && view.master[other] === view.master[power],
  );
