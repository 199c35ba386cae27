import { count, node, oneOf, parsed } from '../core/read.ts';
import type { Ruleset } from '../core/rules.ts';
import { ACTIONS, CARDS, type Card, POWERS, type Power } from '../core/vocabulary.ts';
import { hooks } from './hooks.ts';

/** In the Order of Play (C §4). */
export const ORDER = [
  'britain',
  'france',
  'austria',
  'prussia',
  'russia',
  'ottomans',
] as const satisfies readonly Power[];

const setups = parsed('setups.yaml');
const title = <T>(chapter: string, read: (value: unknown, where: string) => T): T => {
  const where = `setups.yaml: ${chapter}`;
  return read(node(setups[chapter], where).coalitions, where);
};

const perPower = (value: unknown, where: string): Partial<Record<Power, number>> =>
  Object.fromEntries(
    Object.entries(node(value, where)).map(([power, n]) => [
      oneOf(POWERS, power, where),
      count(n, `${where} ${power}`),
    ]),
  );

function readDeck(): Partial<Record<Card, number>> {
  const where = 'cards.yaml: battle_decks.coalitions.count';
  const decks = node(parsed('cards.yaml').battle_decks, 'cards.yaml: battle_decks');
  const counts = node(node(decks.coalitions, where).count, where);
  return Object.fromEntries(CARDS.flatMap((card) => (counts[card] ? [[card, count(counts[card], where)]] : [])));
}

/** Counted from 0 here, from 1 in the file. */
const wheel = Object.fromEntries(
  Object.entries(title('wheel', (value, where) => perPower(node(value, where).start, where))).map(([power, place]) => [
    power,
    place - 1,
  ]),
);

/** Coalitions, 1792 to 1813. */
export const RULESET: Ruleset = {
  book: 'C',
  powers: ORDER,
  actions: ACTIONS,
  wheel,
  deck: readDeck(),
  handLimit: (power) => (power === 'france' ? 10 : 6),
  tokens: title('units', perPower),
  pawns: title('pawns', perPower),
  lanesPerAdvance: 3,
  supportBySea: ['britain'],
  thrifty: ['britain'],
  rejected: () => ['neutral', 'expansionist'],
  hooks,
};
