import type { Words } from '@quadrille/kernel';

/** What allies promise each other. */
export const TREATY_WORDS: Words = {
  'treaty/joint-attack': '{from} and {to} both attack or lay siege before the Season is over.',
  'treaty/supply': '{to} shares its supply with a force of {from} before the Season is over.',
  'treaty/armistice-end': '{to} plays a card to end the Armistice before the Season is over.',
};
