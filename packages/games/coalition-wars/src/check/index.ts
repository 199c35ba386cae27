/** The data files of the family, as `quadrille check` and editions know them. */
import { type Format, shapeOf } from '@quadrille/source';
import boardSchema from '../../schemas/board.schema.json' with { type: 'json' };
import cardsSchema from '../../schemas/cards.schema.json' with { type: 'json' };
import setupsSchema from '../../schemas/setups.schema.json' with { type: 'json' };
import { boardFindings } from './board.ts';
import { cardFindings } from './cards.ts';
import { setupFindings } from './setups.ts';

export const formats: readonly Format[] = [
  {
    name: 'board of the Coalition Wars family',
    marks: ['board', 'territories'],
    shape: shapeOf(boardSchema),
    demands: boardFindings,
  },
  {
    name: 'set-ups of the Coalition Wars family',
    marks: ['wheel', 'pawns'],
    shape: shapeOf(setupsSchema),
    demands: setupFindings,
  },
  {
    name: 'cards of the Coalition Wars family',
    marks: ['battle_decks'],
    shape: shapeOf(cardsSchema),
    demands: cardFindings,
  },
];
