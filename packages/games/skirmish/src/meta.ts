/** What the lobby shows of the game. */
import type { Scenario, TableOption } from '@quadrille/kernel';
import { SCENARIO_IDS } from './board.ts';
import type { Data } from './data.ts';

export const ID = 'skirmish';
export const TITLE = 'Skirmish';

/** Raised whenever a change of the rules could make an old tail replay differently. */
export const VERSION = 2;

/** Seasons in a match. */
export const LENGTHS = { short: 3, full: 5 } as const;

const length: TableOption = {
  id: 'length',
  title: 'Length',
  values: [
    { id: 'short', title: `Short: ${LENGTHS.short} seasons` },
    { id: 'full', title: `Full: ${LENGTHS.full} seasons` },
  ],
  default: 'full',
};

export const scenariosOf = (data: Data): readonly Scenario[] =>
  SCENARIO_IDS.map((id) => {
    const { title, blurb, players } = data.scenarios[id];
    return { id, title, blurb, players, options: [length] };
  });
