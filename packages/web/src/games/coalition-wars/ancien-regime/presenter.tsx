import given from 'virtual:coalition-wars/ancien-regime';
import { known, t } from '../../../words/words.ts';
import { familyPresenter } from '../family.tsx';
import type { Title } from '../title.ts';

const scenario = (id: string): string => {
  const name = `scenario/${id}`;
  return known(name) ? `${id} · ${t(name)}` : id;
};

const ancienRegime: Title = {
  ...given,
  game: 'ancien-regime',
  title: 'Ancien Régime',
  scenario,
  heroes: {},
  winsAt: 25,
  handLimit: () => 6,
  wheel: ['muster', 'taxation', 'subsidise', 'leadership', 'mobilisation', 'influence', 'movement'],
  battles: 'AR §10',
};

/** Ancien Régime on the screen: its own board and wheel, the panels of the family. */
export const presenter = familyPresenter(ancienRegime);
