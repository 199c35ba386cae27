/**
 * Questions whose options hang on nothing hidden: Generals, Garrisons, Money and Morale lie on the table, and so does
 * how many cards there are. Of these everybody knows when there is nothing to choose.
 */
export const OPEN = [
  'allot',
  'defeated',
  'disband',
  'envoy',
  'garrison',
  'leadership',
  'march',
  'mobilise',
  'retreat',
] as const;
