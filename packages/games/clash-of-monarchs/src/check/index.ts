/** The data files of the game, as `quadrille check` and editions know them. */
import { type Format, shapeOf } from '@quadrille/source';
import mapSchema from '../../schemas/map.schema.json' with { type: 'json' };
import { monarchsMapFindings } from './map.ts';

export const formats: readonly Format[] = [
  {
    name: 'map of Clash of Monarchs',
    marks: ['spaces', 'connections'],
    shape: shapeOf(mapSchema),
    demands: monarchsMapFindings,
  },
];
