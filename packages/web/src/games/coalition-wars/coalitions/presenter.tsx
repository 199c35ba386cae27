import given from 'virtual:coalition-wars/coalitions';
import { known, t } from '../../../words/words.ts';
import { familyPresenter } from '../family.tsx';
import type { Title } from '../title.ts';

const scenario = (id: string): string => {
  const name = `scenario/${id}`;
  return known(name) ? `${id} · ${t(name)}` : t('scenario/empereur');
};

const coalitions: Title = {
  ...given,
  game: 'coalitions',
  title: 'Coalitions',
  scenario,
  heroes: {
    britain: 'wellington',
    france: 'napoleon',
    austria: 'schwarzenberg',
    prussia: 'bluecher',
    russia: 'kutuzov',
    ottomans: 'grand-vizier',
  },
  winsAt: 25,
  handLimit: (power) => (power === 'france' ? 10 : 6),
  wheel: ['muster', 'taxation', 'leadership', 'mobilisation', 'influence', 'movement'],
  battles: 'C §8',
};

/** Coalitions on the screen. */
export const presenter = familyPresenter(coalitions);
