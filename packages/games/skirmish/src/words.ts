/** Everything the game says, in English. The names of things come from the data. */
import type { Words } from '@quadrille/kernel';
import { BOARD, CARDS, keysOf, WARES } from './board.ts';

export const WORDS: Words = {
  'ask/exchange': 'Exchange a card?',
  'ask/levy': 'Where does the levy go? {left:troop|troops} to place.',
  'ask/bid': 'How much do you bid for the order of play?',
  'ask/order': 'Who acts next?',
  'ask/buy': 'What do you buy? You have {coin:coin|coins}.',
  'ask/station': 'Where does the troop join?',
  'ask/wall': 'Where do you build the wall?',
  'ask/march': 'Where do you march?',
  'ask/troops': 'How many troops go from {from} to {to}?',
  'ask/commit': 'Which card do you commit to the battle?',
  'ask/plunder': 'Plunder {place}?',
  'ask/retreat': 'Where do your {troops:troop|troops} retreat to?',

  'refusal/sold-out': 'The market has no more of these this season.',
  'refusal/too-dear': 'That costs {price:coin|coins}.',
  'refusal/no-reserve': 'All your troops are on the land already.',
  'refusal/hand-full': 'A hand holds no more than {limit:card|cards}.',
  'refusal/nothing-to-wall': 'You hold no place that needs a wall.',
  'refusal/foreign-home': '{to} is the home of another house.',
  'refusal/tired': 'Troops have come to {from} in this turn; they march no further.',

  'event/season': 'Season {season} begins.',
  'event/drew': '{house} draws a card.',
  'event/drew-card': 'You draw {card}.',
  'event/reshuffled': 'The discards are shuffled into a new deck.',
  'event/exchanged': '{house} exchanges {card}.',
  'event/levied': '{house} adds a troop at {place}.',
  'event/bid': '{house} bids {coin:coin|coins}.',
  'event/lots': 'The lot falls to {house}.',
  'event/ranked': '{house} acts as number {rank}.',
  'event/bought': '{house} buys {ware} for {price:coin|coins}.',
  'event/walled': '{house} builds a wall at {place}.',
  'event/wall-fell': 'The wall at {place} falls.',
  'event/marched': '{house} marches {troops:troop|troops} from {from} to {to}.',
  'event/battle': '{attacker} attacks {defender} at {place}.',
  'event/committed': '{house} shows {card}.',
  'event/rolled': '{house} rolls {die} and has strength {strength}.',
  'event/won': '{house} wins the battle at {place}.',
  'event/lost': '{house} loses {troops:troop|troops}.',
  'event/retreated': '{house} retreats to {to} with {troops:troop|troops}.',
  'event/scattered': 'Nowhere is left to go: {troops:troop|troops} of {house} scatter.',
  'event/plundered': '{house} plunders {place} and takes {coin:coin|coins}.',
  'event/reckoned': '{house} gains {renown} renown and {coin:coin|coins}.',

  'result/dominion': '{winners} rules the land.',
  'result/renown': '{winners} has won the most renown.',

  'name/ash': 'Ash',
  'name/elm': 'Elm',
  'name/birch': 'Birch',
  'name/oak': 'Oak',
  'name/none': 'no card',
  ...namesOf(BOARD),
  ...namesOf(CARDS),
  ...namesOf(WARES),
};

function namesOf(things: Readonly<Record<string, { readonly title: string }>>): Words {
  return Object.fromEntries(keysOf(things).map((id) => [`name/${id}`, things[id]?.title ?? id]));
}
