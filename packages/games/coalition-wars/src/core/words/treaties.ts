import type { Words } from '@quadrille/kernel';

/** What Powers promise one another. */
export const treatyWords: Words = {
  'treaty/alliance': '{to} joins the {about} at the next Diplomacy.',
  'treaty/pact': '{to} gives its Alliance marker to {from} at the next Diplomacy.',
  'treaty/truce': '{from} and {to} do not attack each other before the round ends.',
  'treaty/passage': '{to} lets {from} pass through its lands this round.',
  'treaty/round': '{to}, as Envoy, grants {from} a further round of Movement this round.',
};
