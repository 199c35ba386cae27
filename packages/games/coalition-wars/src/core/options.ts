/** What a table of any title may choose. */
import type { TableOption } from '@quadrille/kernel';

export const actionsOption: TableOption = {
  id: 'actions',
  title: 'Actions before Movement',
  values: [
    { id: 'parallel', title: 'All at the same time' },
    { id: 'wheel', title: 'One after the other, in the order of the Wheel' },
  ],
  default: 'parallel',
};

export const negotiationOption: TableOption = {
  id: 'negotiation',
  title: 'Negotiation',
  values: [
    { id: 'open', title: 'While declarations can still be changed' },
    { id: 'before', title: 'Closed by everybody before the declarations' },
  ],
  default: 'open',
};
