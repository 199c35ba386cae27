import type { Words } from '@quadrille/kernel';

/** What only Ancien Régime says: the Empire, Mercenaries, Bonnie Prince Charlie. */
export const own: Words = {
  'ask/mercenaries': '{power}: how many Battle cards do you offer {partner}?',
  'ask/accept-mercenaries': 'Does {power} accept {cards:Battle card|Battle cards} from {by}?',
  'ask/mercenary': '{power}: which Battle card goes to {partner}? {left} to give.',
  'ask/take-crown': '{power} holds {votes} of the eight electors. Do you take the imperial crown?',
  'ask/vote': '{power}: for whom do you cast {votes:vote|votes}?',
  'refusal/one-aid': 'Money or Battle cards: an action gives one of the two.',
  'refusal/vote-for-enemy': 'You are at war with {candidate}.',
  'refusal/no-elector': '{candidate} controls no Electoral Territory.',
  'refusal/charlie-waits': 'Bonnie Prince Charlie waits for a French Movement, and lands in Scotland.',
  'refusal/charlie-only': 'No French General but Bonnie Prince Charlie is placed in Britain.',
  'event/cards-offered': '{by} offers {power} {cards:Battle card|Battle cards}.',
  'event/cards-accepted': '{power} accepts {cards:Battle card|Battle cards}.',
  'event/cards-declined': '{power} declines {cards:Battle card|Battle cards}.',
  'event/lent-card': '{by} gives {power} a {card}.',
  'event/election': 'The electors of the Holy Roman Empire assemble.',
  'event/crown-declined': '{power} does not want the imperial crown: there is a vote.',
  'event/voted': '{power}: {votes:vote|votes} for {candidate}.',
  'event/elected': '{power} is Holy Roman Emperor, with {votes:vote|votes}.',
  'event/throne-vacant': 'Nobody has five votes. The imperial throne is vacant.',
  'event/landed': '{general} lands in {at}.',
  'event/charlie-gone': 'Bonnie Prince Charlie is out of the game. {general} is a General like any other.',
  'option/lend': 'Offer {1} Battle cards',
  'option/vote': '{1}',
  'option/land': '{1} lands in {2}',
};
