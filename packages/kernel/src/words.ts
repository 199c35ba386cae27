/** What a phrase is about: ids of the game, or numbers. Never anything its reader may not know. */
export type Args = Readonly<Record<string, string | number>>;

/** A sentence of the catalogue, to be said with these arguments. */
export interface Phrase {
  readonly id: string;
  readonly args?: Args;
}

/** A catalogue in one language: phrase id → template. Names of things stand under `name/<id>`. */
export type Words = Readonly<Record<string, string>>;

const SLOT = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

/**
 * Says a phrase. `{power}` becomes the argument, by its name if it has one; `{n:card|cards}` becomes "1 card" or
 * "2 cards"; a number is said as it is; `{power:wins|win}` becomes the verb alone, by whether the name is a plural (`plural/<id>`). A phrase that is missing from the catalogue says its own id, so that a gap is seen and nothing breaks.
 */
export function say(words: Words, id: string, args: Args = {}): string {
  const template = words[id];
  if (template === undefined) return id;
  return template.replace(SLOT, (slot, name: string, one?: string, many?: string) => {
    const value = args[name];
    if (value === undefined) return slot;
    if (one !== undefined && `name/${value}` in words) return `plural/${value}` in words ? (many ?? '') : one;
    if (one !== undefined) return `${value} ${value === 1 ? one : many}`;
    return (typeof value === 'string' ? words[`name/${value}`] : undefined) ?? String(value);
  });
}
