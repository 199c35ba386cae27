/** Event cards: generic and historical (§3.1). */
import { type CardId, PRIORITIES } from '../vocabulary.ts';
import type { EventCard } from './model.ts';
import { readOp } from './ops.ts';
import { at, type Datum, digits, list, numbers, oneOf, pair, sourced, text } from './read.ts';

/** Groups of generic cards with the points they print (§3.1): combat, technology and alliance, the rest. */
export const GENERIC_GROUPS = ['tech', 'alliance', 'combat', 'other'] as const;

export function readCards(file: Datum): ReadonlyMap<CardId, EventCard> {
  const generic = list(at(file, 'generic')).map((each) => readCard(each, oneOf(GENERIC_GROUPS, at(each, 'group'))));
  const historical = list(at(file, 'historical')).map((each) => readCard(each, 'historical'));
  return new Map([...generic, ...historical].map((card) => [card.id, card]));
}

function readCard(datum: Datum, group: EventCard['group']): EventCard {
  const [from, to] = pair(at(datum, 'turns'));
  return {
    id: digits(at(datum, 'id')),
    name: text(at(datum, 'name')),
    historical: group === 'historical',
    group,
    from,
    to,
    points: oneOf([1, 2, 3], at(datum, 'ap')),
    seal: group === 'combat' ? 'red' : group === 'tech' || group === 'alliance' ? 'green' : 'plain',
    priority: oneOf(PRIORITIES, at(datum, 'priority')),
    text: text(at(datum, 'effect')),
    ops: list(at(datum, 'ops')).map(readOp),
    reconstructed: sourced(datum).reconstructed,
  };
}

export const readCardsPerTurn = (file: Datum): Readonly<Record<number, number>> =>
  numbers(at(at(file, 'meta'), 'cards_per_turn'));
