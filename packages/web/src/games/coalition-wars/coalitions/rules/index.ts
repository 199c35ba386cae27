import { inOrder, type Rulebook } from '../../../rulebook.ts';
import { actions } from './actions.ts';
import { basics } from './basics.ts';
import { battles } from './battles.ts';
import { diplomacy } from './diplomacy.ts';

/** The rules of Coalitions in our own words, by the sections of the printed rules. */
export const rulebook: Rulebook = {
  game: 'coalitions',
  title: 'Coalitions',
  letter: 'C',
  sections: inOrder([...basics, ...diplomacy, ...actions, ...battles]),
};
