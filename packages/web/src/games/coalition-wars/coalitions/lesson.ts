import type { Lesson } from '../../lesson.ts';
import { MARCHING } from '../marching.ts';

export const lesson: Lesson = {
  scenario: '1805',
  players: 6,
  seat: 'austria',
  title: 'Your first war: Austria, 1805',
  text: 'A real match on the real board against easy bots. A guide explains every decision when it comes up for the first time, and tells you what it would do. About ten minutes for a round; stop whenever you like, the match is yours.',
  steps: [
    {
      prompt: 'none',
      text: 'You are Austria, white, allied with Britain and Russia against France. 25 Influence wins. You gain it from disputed lands in your stripes, from conquered home lands, and from battles. The Wheel of War on the map says which action every Power takes this turn.',
    },
    {
      prompt: 'leadership',
      text: 'Leadership: bring Generals from the reserve onto land you control, or take a card, or raise Morale by 1. A General without Units is weak, but he can receive Units when you mobilise.',
    },
    {
      prompt: 'mobilise',
      text: 'Mobilisation: spend Money on Units (1 each, at most 3 per General), cards, Morale or a Fortress (5). Compose your purchase step by step; nothing is sent before you press the golden button. What you do not spend is lost.',
    },
    {
      prompt: 'discard',
      text: 'Muster: you drew a card; now one goes. Keep 4s together: two of them in one pile are worth 1 more.',
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
