/** What the lobby shows of the game. */
import type { Scenario, TableOption } from '@quadrille/kernel';
import type { Data } from './data/model.ts';

export const ID = 'ultima-ratio-regis';
export const TITLE = 'Ultima Ratio Regis';

/** Raised whenever a change of the rules could make an old tail replay differently. */
export const VERSION = 5;

const groups: TableOption = {
  id: 'groups',
  title: 'Who leads which Powers',
  values: [
    { id: 'auction', title: 'Sealed bids of victory points' },
    { id: 'seats', title: 'By seat' },
  ],
  default: 'auction',
};

/** Whom combat cards may be played by (reading 53). */
const cards: TableOption = {
  id: 'cards',
  title: 'Combat cards',
  values: [
    { id: 'concerned', title: 'Played by those concerned' },
    { id: 'anyone', title: 'Played by anyone' },
  ],
  default: 'concerned',
};

export const scenariosOf = ({ scenarios }: Data): readonly Scenario[] =>
  [...scenarios.values()].map(({ id, name, players, first, last }) => ({
    id,
    title: name,
    blurb: first === last ? `Turn ${first}; reconstructed.` : `Turns ${first} to ${last}; reconstructed.`,
    players,
    board: 'ultima-ratio-regis-main',
    options: players.every((count) => count === 1) ? [] : [groups, cards],
  }));
