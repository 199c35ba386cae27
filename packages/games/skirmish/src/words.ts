/** Everything the game says, in English. The names of things come from the data. */
import type { Words } from '@quadrille/kernel';
import { keysOf } from './board.ts';
import type { Data } from './data.ts';

export const wordsOf = (data: Data): Words => ({
  'ask/exchange': 'Exchange a card?',
  'ask/levy': 'Where does the levy go? {left:troop|troops} to place.',
  'ask/bid': 'How much do you bid for the order of play?',
  'ask/bid-banner': 'How much do you bid for the banner?',
  'ask/order': 'Who acts next?',
  'ask/buy': 'What do you buy? You have {coin:coin|coins}.',
  'ask/station': 'Where does the troop join?',
  'ask/wall': 'Where do you build the wall?',
  'ask/march': 'Where do you march?',
  'ask/troops': 'How many troops go from {from} to {to}?',
  'ask/ambush': '{house} marches {troops:troop|troops} from {from} to {to}. Lie in wait for them?',
  'ask/commit': 'Which card do you commit to the battle?',
  'ask/plunder': 'Plunder {place}?',
  'ask/retreat': 'Where do your {troops:troop|troops} retreat to?',

  'option/exchange': 'Exchange {1}',
  'option/keep': 'Keep all cards',
  'option/levy': 'At {1}',
  'option/rank': '{1}',
  'option/buy': 'Buy {1}',
  'option/buy/nothing': 'Buy nothing',
  'option/station': 'At {1}',
  'option/wall': 'At {1}',
  'option/march': 'From {1} to {2}',
  'option/card': '{1}',
  'option/retreat': 'To {1}',

  'label/wall': 'Wall',
  standing: 'Season {season} of {seasons}',

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
  'event/bid-banner': '{house} bids {coin:coin|coins} for the banner.',
  'event/banner': '{house} raises the banner and gains 1 renown.',
  'event/lots': 'The lot falls to {house}.',
  'event/ranked': '{house} acts as number {rank}.',
  'event/bought': '{house} buys {ware} for {price:coin|coins}.',
  'event/walled': '{house} builds a wall at {place}.',
  'event/wall-fell': 'The wall at {place} falls.',
  'event/marched': '{house} marches {troops:troop|troops} from {from} to {to}.',
  'event/set-out': '{house} sets out with {troops:troop|troops} from {from} to {to}.',
  'event/ambushed': '{house} falls upon those who leave {place}.',
  'event/battle': '{attacker} attacks {defender} at {place}.',
  'event/committed': '{house} shows {card}.',
  'event/rolled': '{house} rolls {die} and has strength {strength}.',
  'event/won': '{house} wins the battle at {place}.',
  'event/lost': '{house} loses {troops:troop|troops}.',
  'event/retreated': '{house} retreats to {to} with {troops:troop|troops}.',
  'event/scattered': 'Nowhere is left to go: {troops:troop|troops} of {house} scatter.',
  'event/plundered': '{house} plunders {place} and takes {coin:coin|coins}.',
  'event/reckoned': '{house} gains {renown} renown and {coin:coin|coins}.',

  'forecast/attack': 'Troops of {house} in the attack',
  'forecast/defence': 'Troops of {house} in the defence',
  'forecast/wall': 'The wall',
  'forecast/chance': 'Chance of {house} to win, before any card',
  'order/let-pass': 'Let marches pass until it is your turn.',
  'unit/turn': 'turn',

  'result/dominion': '{winners} rules the land.',
  'result/renown': '{winners} has won the most renown.',

  'name/ash': 'Ash',
  'name/elm': 'Elm',
  'name/birch': 'Birch',
  'name/oak': 'Oak',
  'name/none': 'no card',
  ...namesOf(data.board),
  ...namesOf(data.cards),
  ...namesOf(data.wares),
});

function namesOf(things: Readonly<Record<string, { readonly title: string }>>): Words {
  return Object.fromEntries(keysOf(things).map((id) => [`name/${id}`, things[id]?.title ?? id]));
}
