/** Something that a Power may do, named as the record keeps it, and how it is done. */
import type { Rules } from '@quadrille/kernel';

export interface Deed {
  /** The rest of the option's id: `troop/I23`. */
  readonly id: string;
  /** What must be agreed before the action is spent: if it is refused, nothing is. */
  agreed?(): Rules<boolean>;
  run(): Rules;
}

export const deed = (id: string, run: () => Rules): Deed => ({ id, run });
