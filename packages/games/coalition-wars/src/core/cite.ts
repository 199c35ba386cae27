import { type Args, type Ask, ask, type Refused } from '@quadrille/kernel';
import type { Chapter } from './rules.ts';
import type { World } from './state.ts';

/** A question with its section in the book of the title being played. */
export const cite = ({ rules }: World, id: string, chapter: Chapter, args?: Args): Ask =>
  ask(id, rules.sections[chapter], args);

/** Why the option of this id is not on offer. */
export const refused = ({ rules }: World, id: string, code: string, chapter: Chapter, args: Args = {}): Refused => ({
  id,
  code,
  args,
  cite: rules.sections[chapter],
});
