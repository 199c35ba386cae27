import type { Rulebook } from '../../rulebook.ts';
import { inOrder } from '../../rulebook.ts';
import { basics } from './basics.ts';
import { realm } from './realm.ts';
import { war } from './war.ts';

export const rulebook: Rulebook = {
  game: 'clash-of-monarchs',
  title: 'Clash of Monarchs',
  letter: 'CM',
  sections: inOrder([...basics, ...war, ...realm]),
};
