/** The set-up, the sequence of play, and cards (§7, §8, §25). */
import type { Words } from '@quadrille/kernel';

export const SEQUENCE: Words = {
  'ask/group-bid': 'How many victory points do you bid for the choice of Powers?',
  'ask/group': 'Which Powers do you lead?',
  'ask/deploy': '{power}: what do you deploy? {points:point|points} left.',
  'ask/regather-minor': 'Where {minor:does|do} {minor} place the {kind} at {where}?',
  'ask/which-card':
    'Which card gives {power} {power:its|their} points? {power:It gets|They get} none of another in this impulse.',
  'ask/place-minor': 'Where {minor:does|do} {minor} place {minor:its|their} {kind}?',
  'ask/begin': 'Who begins, and which way round?',
  'ask/act': 'What do you do? {points:card point|card points} to spend.',
  'ask/close': 'Bring a unit home or move a leader before you end your impulse?',

  'ask/neighbour': '{power}: which neighbour attacks?',

  'refusal/priority': 'You hold a card that must be played before {card}.',
  'refusal/play-a-card': 'You must play a card in your impulse.',
  'refusal/no-action':
    '{power} {power:has|have} used {power:its|their} action and {power:has|have} no points of a card.',
  'refusal/impulse-closed': 'You declared war without casus belli: no action follows in this impulse.',

  'event/group-bid': '{player} bid {vp} VP.',
  'event/group-taken': '{player} leads {powers} and begins with {vp} VP.',
  'event/turn': 'Turn {turn} begins: {from} to {to}.',
  'event/enters': '{power} {power:enters|enter}, led by {player}.',
  'event/deployed': '{power} {power:is|are} deployed; {power:its|their} unrest is {unrest}.',
  'event/dealt': '{cards} cards are dealt.',
  'event/hand': 'Your cards: {cards}.',
  'event/begins': '{player} begins; play goes {direction}.',
  'event/impulse': '{player} begins an impulse.',
  'event/played': '{player} plays {card} for {points:point|points}.',
  'event/combat-card': '{player} plays {card}.',
  'event/impulse-over': '{player} ends the impulse.',
  'event/leader-moved': '{leader} of {power} takes command at {at}.',
  'event/brought-home': '{power} {power:brings|bring} {unit} home to {to}.',
  'event/rival-arrives': 'The rival has one squadron more in {at}.',
  'event/neighbour-attacks': '{from} attacks {at}: {attack} battle points to {defence}.',
  'event/domain-lost': '{power} {power:loses|lose} {at}: it is independent again.',
  'event/half-turn-over': 'The last card has been played.',
};
