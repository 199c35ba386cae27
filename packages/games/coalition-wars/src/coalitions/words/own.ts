import type { Words } from '@quadrille/kernel';

/** What only Coalitions says: named Generals, Spain and the Orient, Paris, L'Empereur. */
export const own: Words = {
  'ask/evade': 'Does {general} slip away from {at}?',
  'ask/share-powers': 'Who plays {power}?',
  'ask/lowest-morale': 'Napoleon is on the march. Who gains 1 Morale?',
  'ask/take-general': 'Which French General goes to {at}?',
  'ask/reinforce': 'Which French General gets a Unit? {money} Money left.',
  'ask/empereur-cards': 'Battle cards for {at}? Strength {strength} so far.',
  'refusal/spain-closed': 'Spain is closed until the French come, or somebody has 11 Influence.',
  'event/lost-to-napoleon': 'Napoleon has reached 25 Influence. Europe is his.',
  'event/spain-open': 'Spain is open.',
  'event/evaded': '{general} slips away to {to}.',
  'event/holds': '{seat} {seat:plays|play} {power}.',
  'event/napoleon-card': "Napoleon's card: {card}.",
  'event/race-to-paris': 'Napoleon races to Paris.',
  'result/paris': '{winners}: Paris has fallen.',
  'result/napoleon': 'Napoleon is master of Europe.',
  'option/orient': "{1} to {2}, with the Armée d'Orient",
  'option/evade': 'Slip away to {1}',
  'option/stand': 'Stand and fight',
  'option/hold': '{2} plays {1}',
  'option/take': '{1}',
};
