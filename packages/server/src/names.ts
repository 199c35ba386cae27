import { randomInt } from 'node:crypto';

const ADJECTIVES = [
  'Able',
  'Bold',
  'Calm',
  'Frank',
  'Grand',
  'Keen',
  'Loyal',
  'Plain',
  'Prompt',
  'Quiet',
  'Stout',
  'Wry',
];
const RANKS = ['Attaché', 'Cadet', 'Consul', 'Courier', 'Ensign', 'Envoy', 'Hussar', 'Legate', 'Marshal', 'Scribe'];

/** A name for a guest who gives none: "Quiet Envoy 41". */
export const guestName = (): string => `${pick(ADJECTIVES)} ${pick(RANKS)} ${randomInt(10, 100)}`;

const pick = (words: readonly string[]): string => words[randomInt(words.length)] ?? 'Guest';

/** What is invisible, breaks the line or turns it round has no place in a name. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** A name as it is kept: one form for what looks the same, single spaces. */
export const tidyName = (name: string): string => name.normalize('NFC').replace(/ +/g, ' ').replace(/^ | $/g, '');

/** Whether everybody can read a name as it is meant. */
export const isPlainName = (name: string): boolean => !HIDDEN.test(name) && /[\p{L}\p{N}]/u.test(name);

/** Letters of other alphabets, and figures, that are drawn like a Latin letter. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['а', 'a'],
    ['в', 'b'],
    ['с', 'c'],
    ['ԁ', 'd'],
    ['е', 'e'],
    ['һ', 'h'],
    ['і', 'l'],
    ['ӏ', 'l'],
    ['ј', 'j'],
    ['к', 'k'],
    ['м', 'm'],
    ['н', 'h'],
    ['о', 'o'],
    ['р', 'p'],
    ['ԛ', 'q'],
    ['ѕ', 's'],
    ['т', 't'],
    ['у', 'y'],
    ['ԝ', 'w'],
    ['х', 'x'],
    ['α', 'a'],
    ['β', 'b'],
    ['ε', 'e'],
    ['η', 'n'],
    ['ι', 'l'],
    ['κ', 'k'],
    ['μ', 'u'],
    ['ν', 'v'],
    ['ο', 'o'],
    ['ρ', 'p'],
    ['τ', 't'],
    ['υ', 'u'],
    ['χ', 'x'],
    ['ı', 'l'],
    ['i', 'l'],
    ['1', 'l'],
    ['|', 'l'],
    ['!', 'l'],
    ['0', 'o'],
    ['3', 'e'],
    ['5', 's'],
    ['ß', 'ss'],
  ].map(([letter = '', like = '']) => [letter, like]),
);

/** What a name looks like at a glance: names that look the same are taken for the same person. */
export function lookOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|[^\p{L}\p{N}|!]/gu, '');
  return [...plain]
    .map((letter) => ALIKE[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
