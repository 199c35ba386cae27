import { inOrder, type Rulebook } from '../../rulebook.ts';
import { basics } from './basics.ts';
import { combat } from './combat.ts';
import { realm } from './realm.ts';

export const rulebook: Rulebook = {
  game: 'ultima-ratio-regis',
  title: 'Ultima Ratio Regis',
  letter: 'U',
  sections: inOrder([...basics, ...combat, ...realm]),
};
