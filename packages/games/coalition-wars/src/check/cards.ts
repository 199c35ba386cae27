import type { Finding, Neighbour } from '@quadrille/source';
import { type Board, isSourced, type Sourced } from './family.ts';

type Counts = Readonly<Record<string, number>>;

interface Cards {
  readonly battle_decks: Readonly<
    Record<
      string,
      {
        readonly total: { readonly value: number };
        readonly per_power?: { readonly value: number };
        readonly count: Counts;
      }
    >
  >;
  readonly napoleon_cards: {
    readonly total: { readonly value: number };
    readonly size: { readonly value: number };
    readonly cards: readonly {
      readonly id: string;
      readonly territories: readonly string[];
      readonly provenance: Readonly<Record<string, Sourced>>;
    }[];
  };
}

/** The values each deck has, by the rulebooks (C §4, AR §5, RP §5). */
const VALUES: Readonly<Record<string, string>> = { coalitions: '2345', 'ancien-regime': '2345', realpolitik: '12345' };

/** The totals the rulebooks print (C §1, AR §2, RP §2). */
const TOTALS: Readonly<Record<string, number>> = { coalitions: 40, 'ancien-regime': 56, realpolitik: 52 };

/** What the rules of the family demand of the cards. */
export function cardFindings(data: unknown, neighbour: Neighbour): Finding[] {
  const cards = data as Cards;
  return [...deckFindings(cards), ...napoleonFindings(cards, neighbour)];
}

function* deckFindings({ battle_decks }: Cards): Generator<Finding> {
  for (const [game, { total, per_power, count }] of Object.entries(battle_decks)) {
    const path = ['battle_decks', game];
    const expected = per_power?.value ?? total.value;
    const cards = Object.values(count).reduce((sum, each) => sum + each, 0);
    if (cards !== expected)
      yield { path: [...path, 'count'], message: `adds up to ${cards} cards, not to ${expected}` };
    if (Object.keys(count).sort().join('') !== VALUES[game])
      yield {
        path: [...path, 'count'],
        message: `the values of the cards are ${[...(VALUES[game] ?? '')].join(', ')}`,
      };
    if (TOTALS[game] !== undefined && total.value !== TOTALS[game])
      yield { path: [...path, 'total'], message: `the rulebook gives ${TOTALS[game]} cards` };
  }
}

function* napoleonFindings({ napoleon_cards }: Cards, neighbour: Neighbour): Generator<Finding> {
  const { total, size, cards } = napoleon_cards;
  if (cards.length !== total.value)
    yield { path: ['napoleon_cards', 'cards'], message: `there are ${total.value} cards, here are ${cards.length}` };
  const board = neighbour('coalitions-empire.yaml') as Board | undefined;
  for (const [i, { id, territories, provenance }] of cards.entries()) {
    const path = ['napoleon_cards', 'cards', i];
    if (id !== `N${i + 1}`) yield { path: [...path, 'id'], message: `the card in this place is N${i + 1}` };
    if (territories.length !== size.value)
      yield { path: [...path, 'territories'], message: `a card names ${size.value} Territories` };
    for (const [datum, source] of Object.entries(provenance))
      if (!isSourced(source))
        yield { path: [...path, 'provenance', datum], message: 'say either rulebook or reconstructed: true' };
    if (!board?.territories) continue;
    for (const [n, name] of territories.entries()) {
      const territory = board.territories.find((each) => each.id === name);
      const at = [...path, 'territories', n];
      if (!territory) yield { path: at, message: `there is no Territory "${name}" on the Empire side` };
      else if (territory.kind === 'impassable') yield { path: at, message: `"${name}" is impassable` };
      else if (territory.owner === 'france') yield { path: at, message: `"${name}" is a French Home Territory` };
    }
  }
}
