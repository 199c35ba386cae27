/** Something that a Power may do, named as the record keeps it, and how it is done. */
import type { Rules } from '@quadrille/kernel';

export interface Deed {
  /** The rest of the option's id: `troop/I23`. */
  readonly id: string;
  run(): Rules;
}

export const deed = (id: string, run: () => Rules): Deed => ({ id, run });
