import type { Rulebook } from '../../../rulebook.ts';
import { actions } from './actions.ts';
import { basics } from './basics.ts';
import { battles } from './battles.ts';
import { diplomacy } from './diplomacy.ts';

const inOrder = (id: string): number => {
  const [section = '0', part = '0'] = id.split('.');
  return Number(section) * 100 + Number(part);
};

/** The rules of Coalitions in our own words, by the sections of the printed rules. */
export const rulebook: Rulebook = {
  game: 'coalitions',
  title: 'Coalitions',
  letter: 'C',
  sections: [...basics, ...diplomacy, ...actions, ...battles].sort((a, b) => inOrder(a.id) - inOrder(b.id)),
};
