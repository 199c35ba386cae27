import type { Words } from '@quadrille/kernel';

/** What Powers promise one another. */
export const treatyWords: Words = {
  'treaty/alliance': '{to} joins the {about} at the next Diplomacy.',
  'treaty/pact': '{to} gives its Alliance marker to {from} at the next Diplomacy.',
  'treaty/truce': '{from} and {to} do not attack each other before the round ends.',
  'treaty/passage': '{to} lets {from} pass through its lands this round.',
  'treaty/round': '{to}, as Envoy, grants {from} a further round of Movement this round.',
  'treaty/joint-attack': '{from} and {to} both attack {about} before the next round is over.',
  'treaty/barter': '{to} gives {from} {about}, before the next round is over.',
  'name/round/round': 'a further round of Movement, as Envoy, for the same',
  'name/passage/passage': 'passage through its lands for the same',
  'name/passage/subsidy': 'passage through its lands for Money',
  'name/subsidy/passage': 'Money for passage through its lands',
};
