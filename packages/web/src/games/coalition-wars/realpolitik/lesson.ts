import type { Lesson } from '../../lesson.ts';
import { MARCHING } from '../marching.ts';

export const lesson: Lesson = {
  scenario: '1866',
  players: 4,
  seat: 'prussia',
  title: 'Realpolitik: Prussia, 1866',
  text: 'Four Powers, five Action cards each, chosen in secret. Trains carry your Generals across the land, and every Alliance is a guess.',
  steps: [
    {
      prompt: 'none',
      text: 'You are Prussia, black, with armies in Berlin and Magdeburg. Everybody is at war with everybody. 25 Influence ends the match with that turn: from disputed lands in your stripes, from conquered homes, from battles. Lower left: the Diplomacy track, and Prestige, which says who moves first.',
    },
    {
      prompt: 'action-card',
      text: 'Everybody seals one of five Action cards; they are turned over together. What you have played lies open and is gone until you play Dispatch. Movement early takes land before others do; Mobilisation gives you Trains and troops for it.',
    },
    {
      prompt: 'free-trains',
      text: 'Two Trains for nothing, each on a border between two lands you control. Think of where your armies will have to be: a chain of Trains carries a General from one end of Prussia to the other.',
    },
    {
      prompt: 'deploy',
      text: 'Generals in reserve may take the field in land you control. Each of them brought you a card while he waited.',
    },
    {
      prompt: 'mobilise',
      text: 'Spend Money on Units (1 each, at most 3 per General), Trains, cards, Morale, or a Fortress (5). What you do not spend is lost.',
    },
    {
      prompt: 'pre-move',
      text: 'Before the march the Trains run: a General with his Units, or a single Unit from one General to another, as far as your Trains and your land go.',
    },
    ...MARCHING,
    {
      prompt: 'entreaty',
      text: 'Diplomacy: you hand one Alliance marker and War markers to the rest, face down. Only if the other gave you the same is there an Alliance. Allies share roads and Trains and fight together.',
    },
  ],
  last: 'entreaty',
  through:
    'You have been through all of it: cards, Trains, marches, and Diplomacy. The match goes on and is yours; “?” opens the rule of any question.',
};
