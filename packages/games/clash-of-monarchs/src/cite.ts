/** Questions with the section of the rulebook that gives the choice. */
import { type Args, type Ask, ask, type Refusal } from '@quadrille/kernel';

/** A question of Clash of Monarchs: `CM §12.3`. */
export const asking = (id: string, section: string, args?: Args): Ask => ask(id, `CM §${section}`, args);

/** A refusal of Clash of Monarchs. */
export const refusing = (code: string, section: string, args?: Args): Refusal =>
  args ? { code, args, cite: `CM §${section}` } : { code, cite: `CM §${section}` };
