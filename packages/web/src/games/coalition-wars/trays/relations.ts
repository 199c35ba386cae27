import { atWar, coalitions } from '@quadrille/coalition-wars/core/relations.ts';
import type { Power, Status, View } from '../model.ts';

/** What says who is on whose side, of all that a seat sees. */
type Sides = Pick<View, 'order' | 'status' | 'master'>;

/** Who would be at peace and at war with a Power of this status, as the statuses are now (C §6). */
export function relations(
  view: Sides,
  power: Power,
  status: Status,
): { readonly peace: Power[]; readonly war: Power[] } {
  const state = { ...view, status: { ...view.status, [power]: status } };
  const others = view.order.filter((other) => other !== power);
  const hostile = (other: Power) => atWar({ state, rules: { relations: coalitions } }, power, other);
  return { peace: others.filter((other) => !hostile(other)), war: others.filter(hostile) };
}
