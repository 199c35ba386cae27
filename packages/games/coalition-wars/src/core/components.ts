/** What lies in the box of a title, as the data files count it. */
import type { Data } from './data.ts';
import { count, node, oneOf } from './read.ts';
import { CARDS, type Card, POWERS, type Power } from './vocabulary.ts';

type PerPower = Readonly<Partial<Record<Power, number>>>;

const perPower = (value: unknown, where: string): PerPower =>
  Object.fromEntries(
    Object.entries(node(value, where)).map(([power, n]) => [
      oneOf(POWERS, power, where),
      count(n, `${where} ${power}`),
    ]),
  );

const chapterOf = (data: Data, chapter: string, title: string): unknown =>
  node(data.file('setups.yaml')[chapter], `setups.yaml: ${chapter}`)[title];

export const tokensOf = (data: Data, title: string): PerPower =>
  perPower(chapterOf(data, 'units', title), `units of ${title}`);
export const pawnsOf = (data: Data, title: string): PerPower =>
  perPower(chapterOf(data, 'pawns', title), `pawns of ${title}`);

/** Where every Power stands on the Wheel in turn 1: counted from 0 here, from 1 in the file. */
export function wheelStartOf(data: Data, title: string): PerPower {
  const where = `wheel of ${title}`;
  const start = perPower(node(chapterOf(data, 'wheel', title), where).start, where);
  return Object.fromEntries(Object.entries(start).map(([power, place]) => [power, place - 1]));
}

/** How many Battle cards of each value there are. */
export function deckOf(data: Data, title: string, key = 'count'): Readonly<Partial<Record<Card, number>>> {
  const where = `cards.yaml: battle_decks.${title}.${key}`;
  const decks = node(data.file('cards.yaml').battle_decks, 'cards.yaml: battle_decks');
  const counts = node(node(decks[title], where)[key], where);
  return Object.fromEntries(CARDS.flatMap((card) => (counts[card] ? [[card, count(counts[card], where)]] : [])));
}
