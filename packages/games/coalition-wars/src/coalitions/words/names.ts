import type { Words } from '@quadrille/kernel';
import { commonNames, namesUnder } from '../../core/words/names.ts';
import { NAPOLEON_CARDS } from '../empereur/cards.ts';
import { RULESET } from '../ruleset.ts';

const cards: Words = Object.fromEntries(NAPOLEON_CARDS.map(({ id, name }) => [`name/${id}`, name]));

/** Names of things; those of Territories and cards come from the data. */
export const namesOf = (): Words => ({
  ...commonNames,
  ...namesUnder(RULESET, ['coalitions-empire', 'coalitions-revolution']),
  ...cards,
  'name/napoleon': 'Napoleon',
  'name/wellington': 'Wellington',
  'name/schwarzenberg': 'Schwarzenberg',
  'name/bluecher': 'Blücher',
  'name/kutuzov': 'Kutuzov',
  'name/grand-vizier': 'the Grand Vizier',
  'name/orient': "with the Armée d'Orient",
  'name/paris-fallen': 'Paris has fallen',
  'name/trade': 'Trade',
  'name/french-general': 'a French General beaten',
  'name/napoleon-card': 'Napoleon card',
});
