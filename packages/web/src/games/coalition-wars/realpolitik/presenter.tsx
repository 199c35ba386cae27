import given from 'virtual:coalition-wars/realpolitik';
import { known, t } from '../../../words/words.ts';
import { familyPresenter } from '../family.tsx';
import type { Title } from '../title.ts';

const scenario = (id: string): string => {
  const name = `scenario/${id}`;
  return known(name) ? `${id} · ${t(name)}` : id;
};

const realpolitik: Title = {
  ...given,
  game: 'realpolitik',
  title: 'Realpolitik',
  scenario,
  heroes: {},
  winsAt: 25,
  handLimit: () => 7,
  wheel: [],
  battles: 'RP §9',
};

/** Realpolitik on the screen: its own board, the panels of the family without a wheel. */
export const presenter = familyPresenter(realpolitik);
