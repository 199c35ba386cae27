import { type Args, type Ask, ask, type Refused } from '@quadrille/kernel';
import type { Chapter, Ruleset } from './rules.ts';
import type { World } from './state.ts';

/** A question with its section in the book of the title being played. */
export const cite = ({ rules }: World, id: string, chapter: Chapter, args?: Args): Ask =>
  ask(id, sectionOf(rules, chapter), args);

/** Why the option of this id is not on offer. */
export const refused = ({ rules }: World, id: string, code: string, chapter: Chapter, args: Args = {}): Refused => ({
  id,
  code,
  args,
  cite: sectionOf(rules, chapter),
});

/** Where a chapter stands in the rulebook of the title. */
export function sectionOf({ sections }: Pick<Ruleset, 'sections'>, chapter: Chapter): string {
  const section = sections[chapter];
  if (section === undefined) throw new Error(`The rulebook has no chapter ${chapter}`);
  return section;
}
