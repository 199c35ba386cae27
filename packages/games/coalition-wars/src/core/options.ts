/** What a table of any title may choose. */
import type { TableOption } from '@quadrille/kernel';

export const negotiationOption: TableOption = {
  id: 'negotiation',
  title: 'Negotiation',
  values: [
    { id: 'open', title: 'While declarations can still be changed' },
    { id: 'before', title: 'Closed by everybody before the declarations' },
  ],
  default: 'open',
};
