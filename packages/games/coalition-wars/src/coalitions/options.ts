/** What a table may choose (docs/rules/coalitions.md). */
import type { TableOption } from '@quadrille/kernel';

export const generalsOption: TableOption = {
  id: 'generals',
  title: 'Special abilities of named Generals',
  values: [
    { id: 'plain', title: 'Napoleon only' },
    { id: 'named', title: 'Every Power has its named General' },
  ],
  default: 'plain',
};

export const thirdMinorOption: TableOption = {
  id: 'third-minor',
  title: 'Minor Powers with three players',
  values: [
    { id: 'russia', title: 'Russia, Prussia, the Ottomans' },
    { id: 'austria', title: 'Austria, Prussia, the Ottomans' },
  ],
  default: 'russia',
  players: [3],
};

export const levelOption: TableOption = {
  id: 'level',
  title: 'Difficulty',
  values: [
    { id: 'ogre', title: "L'Ogre: easy" },
    { id: 'usurpateur', title: "L'Usurpateur: challenging" },
    { id: 'empereur', title: "L'Empereur: extremely challenging" },
  ],
  default: 'ogre',
};
