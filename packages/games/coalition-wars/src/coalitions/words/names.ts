import type { Words } from '@quadrille/kernel';
import type { Ruleset } from '../../core/rules.ts';
import { commonNames, namesUnder } from '../../core/words/names.ts';
import { napoleonCards } from '../empereur/cards.ts';

/** Names of things; those of Territories and cards come from the data. */
export const namesOf = (rules: Ruleset): Words => ({
  ...commonNames,
  ...namesUnder(rules, ['coalitions-empire', 'coalitions-revolution']),
  ...Object.fromEntries(napoleonCards(rules.data).map(({ id, name }) => [`name/${id}`, name])),
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
