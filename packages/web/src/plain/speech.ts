import type { Args, Words } from '@quadrille/kernel';
import { say } from '@quadrille/kernel/words.ts';
import { known, t } from '../words/words.ts';

/** What a game says, in its own words; gaps are filled as well as can be. */
export interface Speech {
  readonly has: (id: string) => boolean;
  readonly say: (id: string, args?: Args) => string;
  /** The phrase as it stands in the catalogue. */
  readonly template: (id: string) => string;
  /** The name of anything that has an id. */
  readonly name: (id: string) => string;
  /** The name of a field of the view. */
  readonly label: (field: string) => string;
  readonly isPower: (id: string) => boolean;
}

/** `handLimit` and `hand-limit` as words. */
const spaced = (id: string): string =>
  id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function speechOf(words: Words, powers: readonly string[]): Speech {
  const name = (id: string): string => {
    const house = `option/${id}`;
    return words[`name/${id}`] ?? (known(house) ? t(house) : spaced(id));
  };
  return {
    has: (id) => id in words,
    say: (id, args) => say(words, id, args),
    template: (id) => words[id] ?? id,
    name,
    label: (field) => words[`label/${field}`] ?? words[`name/${field}`] ?? capital(spaced(field)),
    isPower: (id) => powers.includes(id),
  };
}
