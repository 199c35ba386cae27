import type { TableOption } from '@quadrille/kernel';

/** The rulebook counts 56 cards, 52 of them from a base game that has 40 (AR §2). */
export const deckOption: TableOption = {
  id: 'deck',
  title: 'Battle cards',
  values: [
    { id: 'stated', title: '56, as the rulebook counts them' },
    { id: 'components', title: '44, as both boxes hold them' },
  ],
  default: 'stated',
};
