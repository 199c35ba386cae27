import { type AnyEvent, type Args, say, type Words } from '@quadrille/kernel';

/** Says an event in the words of its game. What the catalogue has no sentence for is shown as it is. */
export function sentenceOf(words: Words, { type, ...about }: AnyEvent & Readonly<Record<string, unknown>>): string {
  const id = `event/${type}`;
  if (!(id in words)) return `${type} ${JSON.stringify(about)}`;
  const args: Args = Object.fromEntries(Object.entries(about).map(([name, value]) => [name, spoken(words, value)]));
  return say(words, id, args);
}

/** Lists are said one by one; names of things are found by `say` itself. */
function spoken(words: Words, value: unknown): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((each) => name(words, spoken(words, each))).join(', ') || '—';
  if (typeof value !== 'object') return String(value);
  if (value === null) return '—';
  return Object.entries(value)
    .map(([key, each]) => `${name(words, key)} ${name(words, spoken(words, each))}`)
    .join(', ');
}

const name = (words: Words, id: string | number): string => words[`name/${id}`] ?? String(id);
