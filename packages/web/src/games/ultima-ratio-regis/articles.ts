/** Names that take an article within a sentence; on a shield or a button they stand without one. */
const ARTICLED = [
  'Ottomans',
  'Mamluks',
  'Netherlands',
  'Huguenots',
  'Catholic League',
  'Bohemian Rebels',
  'Austracists',
  'United States',
  'Papal States',
  'Palatinate',
  'Cossacks',
  'Elite Mercenaries',
  'German Mercenaries',
  'Rhine Bishoprics',
  'Hanseatic League',
  'Knights of Saint John',
  'Danubian Principalities',
  'Volga Khanates',
  'Duchy of Prussia',
  'Barbary Regencies',
  // Seas, and what is called after them.
  '(?:Baltic|North|Black|Caribbean|Arabian|Indonesian|China) Sea',
  '(?:Western|Central|Eastern) Mediterranean',
  '(?:East|North-West|South-West|South-East) Atlantic',
  'South Indian Ocean',
  'Bay of Bengal',
  'Pacific Ocean',
  'Baltic',
  'Caribbean',
];
const BARE = new RegExp(`(?<!\\bthe |\\bThe )\\b(${ARTICLED.join('|')})\\b(?!:)`, 'g');

/** One is at a town, but in a sea or a box. */
const WITHIN =
  /\bat (?=the (?:dispersion box|Bay of Bengal|Baltic|Caribbean|(?:[A-Z][\w-]+ )+(?:Sea|Mediterranean|Atlantic|Ocean))\b)/g;

/** `The war of the Ottomans`, `Russia and the Empire`. */
export const articled = (said: string): string =>
  said
    .replace(BARE, 'the $1')
    .replace(/\bThe (Empire|East)\b/g, 'the $1')
    .replace(WITHIN, 'in ');

/** On a button: a name that stands alone has no article, one within what is said has. */
export const articledWithin = (said: string): string => said.replace(/(?<=\S )\S.*$/, (rest) => articled(rest));
