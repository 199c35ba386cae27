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
