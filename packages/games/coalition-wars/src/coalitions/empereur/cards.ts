import type { Data } from '../../core/data.ts';
import { BadData, list, node, text } from '../../core/read.ts';
import type { Territory } from '../../core/vocabulary.ts';

export interface NapoleonCard {
  readonly id: string;
  readonly name: string;
  /** Where Napoleon goes, in the order of his battles. */
  readonly territories: readonly Territory[];
}

/** The twelve cards of the Napoleon deck (C §12). */
export const napoleonCards = (data: Data): readonly NapoleonCard[] => data.once(readCards);

const readCards = (data: Data): readonly NapoleonCard[] =>
  list(node(data.file('cards.yaml').napoleon_cards, 'napoleon_cards').cards, 'napoleon_cards').map((each) => {
    const card = node(each, 'napoleon_cards');
    const id = text(card.id, 'napoleon_cards');
    return {
      id,
      name: text(card.name, id),
      territories: list(card.territories, id).map((at) => text(at, id)),
    };
  });

export function cardOf(data: Data, id: string): NapoleonCard {
  const card = napoleonCards(data).find((each) => each.id === id);
  if (!card) throw new BadData(`There is no Napoleon card ${id}`);
  return card;
}
