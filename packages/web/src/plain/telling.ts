import type { AnyEvent } from '@quadrille/kernel';
import type { Logged } from '@quadrille/protocol';
import type { Entry, Part } from '../games/presenter.ts';
import type { Speech } from './speech.ts';

const SLOT = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a sentence of the catalogue; Powers keep their colours. */
export function partsOf(speech: Speech, template: string, fields: Fields): readonly Part[] {
  const parts: Part[] = [];
  let last = 0;
  for (const { 0: slot, 1: field = '', 2: one, 3: many, index } of template.matchAll(SLOT)) {
    if (index > last) parts.push(template.slice(last, index));
    const value = fields[field];
    if (value === undefined) parts.push(slot);
    else if (one !== undefined && speech.has(`name/${value}`))
      parts.push(speech.has(`plural/${value}`) ? (many ?? '') : one);
    else if (one !== undefined) parts.push(`${value} ${value === 1 ? one : many}`);
    else parts.push(part(speech, value));
    last = index + slot.length;
  }
  if (last < template.length) parts.push(template.slice(last));
  return parts.reduce<Part[]>(joined, []);
}

/** Words that follow words are one part. */
export function joined(parts: Part[], next: Part): Part[] {
  const last = parts.at(-1);
  return typeof last === 'string' && typeof next === 'string' ? [...parts.slice(0, -1), last + next] : [...parts, next];
}

function part(speech: Speech, value: unknown): Part {
  if (typeof value === 'string' && speech.isPower(value)) return { power: value, name: speech.name(value) };
  if (typeof value === 'number') return { strong: String(value) };
  return spoken(speech, value);
}

/** Anything in words. Lists are said one by one. */
export function spoken(speech: Speech, value: unknown): string {
  if (typeof value === 'string') return speech.name(value);
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return speech.name(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.map((each) => spoken(speech, each)).join(', ') || '—';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, each]) => `${speech.name(key)} ${spoken(speech, each)}`)
    .join(', ');
}

/** The Power an event is about: the first it names. */
const powerIn = (speech: Speech, fields: Fields): string | undefined =>
  Object.values(fields).find((value): value is string => typeof value === 'string' && speech.isPower(value));

/** The log, one sentence for each event that has one. */
export const chronicleOf = (speech: Speech, log: readonly Logged[]): readonly Entry[] =>
  log.map(({ seq, event }, index) => {
    const { type, ...fields } = event as AnyEvent & Fields;
    const template = speech.has(`event/${type}`) ? speech.template(`event/${type}`) : undefined;
    const power = powerIn(speech, fields);
    return {
      seq,
      index,
      parts:
        template === undefined
          ? [`${speech.name(type)}: ${spoken(speech, fields)}`]
          : partsOf(speech, template, fields),
      deltas: [],
      places: [],
      ...(power && { power }),
    };
  });
