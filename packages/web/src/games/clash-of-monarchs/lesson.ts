import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  scenario: 's1756',
  players: 2,
  seat: 'anglo-prussia',
  title: 'Your first campaign: Prussia, 1756',
  text: 'Frederick falls upon Saxony. Only Prussia and Austria take Turns, for five Rounds. A guide explains every decision when it first comes up. About half an hour; stop whenever you like, the match is yours.',
  steps: [
    {
      prompt: 'none',
      text: 'You are Prussia, dark blue. Every Round you take one Turn, then Austria does. Take fortresses with red figures: they score. Keep your armies near their depots.',
    },
    {
      prompt: 'supply-actions',
      text: 'The Supply Segment. You may play one card for Supply Actions: you will need them for sieges. Today, press the golden button and go on to the cards. Light troops stay where they are.',
    },
    {
      prompt: 'light-transfer',
      text: 'Light troops may leave for the Theater boxes to raid, or come back. Leave them for now.',
    },
    {
      prompt: 'strategy',
      text: 'Your hand lies below the map; point at a card to read it. Touch one and choose its use: “Activate” marches one Command, the event does what the card says, a raid sends your light troops. Frederick follows any card, others need a stronger one.',
    },
    {
      prompt: 'designate-ops',
      text: 'Choose who marches. The number on the card must reach the leader’s Initiative. One touch marches with everybody in the space; the small button beside it lets you choose the troops first.',
    },
    {
      prompt: 'compose',
      text: 'Everybody in the space goes along unless you say otherwise. Fewer than 16 SPs march further.',
    },
    {
      prompt: 'march',
      text: 'Touch a space: the order shows the road stop by stop, what each leg costs, who may Intercept and how a battle would go. Nothing is sent before you press the golden button. The wheat sign lays your supply over the map.',
    },
    {
      prompt: 'attack',
      text: 'Do you attack? Compare strengths, guns and leaders; hills, walls and entrenchments help the defender.',
    },
    {
      prompt: 'tactic',
      text: 'A Tactic may turn the battle. Attacker first, then defender.',
    },
    {
      prompt: 'losses',
      text: 'Losses are proposed as the rules ask: every fourth is cavalry. One touch accepts.',
    },
    {
      prompt: 'siege-step',
      text: 'With a Supply Action you may besiege now, besides the free roll that every siege has in its own Segment.',
    },
    {
      prompt: 'resupply',
      text: 'The end of your Turn: help forces in want, encourage broken ones, move depots forward.',
    },
  ],
  asides: [
    {
      prompt: 'attrition',
      text: 'Every Round begins with a chit of the Fortunes of War. This one costs every large army a few men. What is proposed spreads it fairly: the golden button accepts.',
    },
    {
      prompt: 'desertion',
      text: 'A chit of the Fortunes of War: men desert. What is proposed takes them where they hurt least.',
    },
    {
      prompt: 'shortages',
      text: 'A chit of the Fortunes of War: forces out of supply starve. Keep a road open to your depots.',
    },
    {
      prompt: 'intercept',
      text: 'An enemy marches within your reach. You may Intercept him; each leader on offer shows his chance. To let him pass costs nothing.',
    },
    {
      prompt: 'withdraw',
      text: 'An enemy has come upon you. Slip away if you are the weaker: the figure says how likely it is. Or stand and fight.',
    },
    {
      prompt: 'interrupt',
      text: 'A card marked INT answers what the enemy does just now. It is worth most when he means to fight.',
    },
    {
      prompt: 'retreat',
      text: 'Your force must leave the field. Choose a space on the map; roads that lead to your depots are safest.',
    },
    {
      prompt: 'inside',
      text: 'The enemy stands before a fortress of yours. Troops inside are safe from battle, but can be besieged.',
    },
  ],
  last: 'resupply',
  through: 'You have played a whole Turn. The match goes on and is yours; “?” opens the rule of any question.',
};
