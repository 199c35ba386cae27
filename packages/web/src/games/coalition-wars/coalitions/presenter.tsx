import type { Given } from '../../presenter.ts';
import { familyParts } from '../family.tsx';
import type { OwnTitle } from '../title.ts';
import { known, t } from '../words/index.ts';

const scenario = (id: string): string => {
  const name = `scenario/${id}`;
  return known(name) ? `${id} · ${t(name)}` : t('scenario/empereur');
};

const coalitions: OwnTitle = {
  game: 'coalitions',
  scenario,
  heroes: {
    britain: 'wellington',
    france: 'napoleon',
    austria: 'schwarzenberg',
    prussia: 'bluecher',
    russia: 'kutuzov',
    ottomans: 'grand-vizier',
  },
};

/** Coalitions on the screen. */
export const parts = (given: Given) => familyParts(given, coalitions);
