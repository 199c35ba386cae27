import { BadData, list, node, parsed, text } from '../../core/read.ts';
import type { Territory } from '../../core/vocabulary.ts';

export interface NapoleonCard {
  readonly id: string;
  readonly name: string;
  /** Where Napoleon goes, in the order of his battles. */
  readonly territories: readonly Territory[];
}

/** The twelve cards of the Napoleon deck (C §12). */
export const NAPOLEON_CARDS: readonly NapoleonCard[] = list(
  node(parsed('cards.yaml').napoleon_cards, 'napoleon_cards').cards,
  'napoleon_cards',
).map((each) => {
  const card = node(each, 'napoleon_cards');
  const id = text(card.id, 'napoleon_cards');
  return {
    id,
    name: text(card.name, id),
    territories: list(card.territories, id).map((at) => text(at, id)),
  };
});

export function cardOf(id: string): NapoleonCard {
  const card = NAPOLEON_CARDS.find((each) => each.id === id);
  if (!card) throw new BadData(`There is no Napoleon card ${id}`);
  return card;
}
