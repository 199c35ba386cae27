import mapSchema from '../schemas/clash-of-monarchs-map.schema.json' with { type: 'json' };
import boardSchema from '../schemas/coalition-wars-board.schema.json' with { type: 'json' };
import cardsSchema from '../schemas/coalition-wars-cards.schema.json' with { type: 'json' };
import setupsSchema from '../schemas/coalition-wars-setups.schema.json' with { type: 'json' };
import type { Format } from './format.ts';
import { boardFindings } from './rules/board.ts';
import { cardFindings } from './rules/cards.ts';
import { monarchsMapFindings } from './rules/monarchs-map.ts';
import { setupFindings } from './rules/setups.ts';
import { shapeOf } from './schema.ts';

/** Every kind of data file we know. */
export const FORMATS: readonly Format[] = [
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
  {
    name: 'map of Clash of Monarchs',
    marks: ['spaces', 'connections'],
    shape: shapeOf(mapSchema),
    demands: monarchsMapFindings,
  },
];
