import type { Lesson } from '../../lesson.ts';
import { MARCHING } from '../marching.ts';

export const lesson: Lesson = {
  scenario: '1740',
  players: 7,
  seat: 'prussia',
  title: 'Ancien Régime: Prussia, 1740',
  text: 'The young king of Prussia, three armies and a full hand, against an empire with empty coffers. Seven actions on the wheel, and an election for the crown of the Empire.',
  steps: [
    {
      prompt: 'none',
      text: 'You are Prussia, black: three Generals on the map, full ranks, six cards in hand, twelve Morale. With France and Spain you stand against Britain, Austria and Russia. 25 Influence wins: from disputed lands in your stripes, from conquered homes, from battles, and from the imperial crown.',
    },
    {
      prompt: 'name-general',
      text: 'One of your Generals is Frederick the Great. On Leadership he marches a round of his own, so choose one who stands near what you want: Silesia, say.',
    },
    {
      prompt: 'discard',
      text: 'Muster: you drew a card; now one goes. Keep 4s together: two of them in one pile are worth 1 more.',
    },
    {
      prompt: 'vote',
      text: 'The electors assemble before every Austrian Muster. Each of the eight lands with a crown is a vote for whoever controls it; five elect an Emperor, who gains 2 Influence on every Gain Influence. Vote for yourself, or sell your vote: promises do not bind.',
    },
    {
      prompt: 'take-crown',
      text: 'You hold five electors yourself: the crown is yours without a vote, if you want it.',
    },
    {
      prompt: 'subsidise',
      text: 'Help your Coalition with up to 3 Money, or instead with up to 3 Battle cards. It is a gift: give it to somebody who fights your enemies, or end at once.',
    },
    {
      prompt: 'leadership',
      text: 'Leadership: bring Generals from the reserve onto land you control, or take a card, or raise Morale by 1. Afterwards Frederick marches once, without an Envoy.',
    },
    {
      prompt: 'mobilise',
      text: 'Mobilisation: spend Money on Units (1 each, at most 3 per General), cards, Morale or a Fortress (5). Compose your purchase step by step; nothing is sent before you press the golden button. What you do not spend is lost.',
    },
    ...MARCHING,
    {
      prompt: 'declare',
      text: 'Diplomacy: a new round begins, and everybody chooses a status in secret. Look at who would be at war with you in each, then seal.',
    },
  ],
  last: 'declare',
  through:
    'You have played a whole round: every action of the wheel, marches, and Diplomacy. The match goes on and is yours; “?” opens the rule of any question.',
};
