import { joined } from '../../plain/telling.ts';
import type { Part } from '../presenter.ts';
import type { Title } from './title.ts';

const SLOT = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;
const POWERS = ['britain', 'france', 'austria', 'prussia', 'russia', 'ottomans', 'spain', 'italy'];

type Fields = Readonly<Record<string, string | number>>;

/** The parts of a sentence of the catalogue: names of lands and Powers can be pointed at. */
export function sentence(
  title: Title,
  template: string,
  fields: Fields,
  general: (id: string) => string,
): readonly Part[] {
  const parts: Part[] = [];
  let last = 0;
  for (const { 0: slot, 1: field = '', 2: one, 3: many, index } of template.matchAll(SLOT)) {
    if (index > last) parts.push(template.slice(last, index));
    parts.push(part(title, slot, fields[field], one, many, general));
    last = index + slot.length;
  }
  if (last < template.length) parts.push(template.slice(last));
  return parts.reduce<Part[]>(joined, []);
}

function part(
  { has, nameOf, speak, isPlace }: Title,
  slot: string,
  value: string | number | undefined,
  one: string | undefined,
  many: string | undefined,
  general: (id: string) => string,
): Part {
  if (value === undefined) return slot;
  if (one !== undefined && has(`name/${value}`)) return has(`plural/${value}`) ? (many ?? '') : one;
  if (one !== undefined) return `${value} ${value === 1 ? one : many}`;
  if (typeof value === 'number') return { strong: String(value) };
  if (isPlace(value)) return { place: value, name: nameOf(value) };
  if (POWERS.includes(value)) return { power: value, name: nameOf(value) };
  if (/^[a-z]+-\d+$/.test(value)) return { strong: general(value) };
  const name = speak(`name/${value}`);
  return name === `name/${value}` ? value : name;
}
