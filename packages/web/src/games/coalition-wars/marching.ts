import type { Remark } from '../lesson.ts';

/** What every title of the family asks in the same way. */
export const MARCHING: readonly Remark[] = [
  {
    prompt: 'envoy',
    text: 'Before you march you name an Envoy: a Power outside your Coalition, who gains 1 Morale now and decides whether you may march a second time. Choose somebody you do not fear, or somebody who owes you.',
  },
  {
    prompt: 'disband',
    text: 'You may remove Garrisons before you march. Usually you keep them all: a Garrison is what holds land.',
  },
  {
    prompt: 'march',
    text: 'March: pick a General, then a glowing land. Gold is a march, dashed gold a strategic march through your own land, gold with red a battle. Point at any other land to learn why it is not on offer.',
  },
  {
    prompt: 'garrison',
    text: 'A Garrison costs the General a Unit and gives you the land. Lands with your stripe pay Influence when your dial reaches Gain Influence.',
  },
  {
    prompt: 'support',
    text: 'Generals next door may support with their cards. Each Unit of theirs lets you play one card more. Supporters lose a Unit too.',
  },
  {
    prompt: 'battle-card',
    text: 'One card per Unit, face down, 1 Morale each. High cards win, but a lost 5 costs Morale. When you pass, you are out of this battle.',
  },
  { prompt: 'hold', text: 'You have won. Leave one Unit as a Garrison and the land is yours.' },
  {
    prompt: 'defeated',
    text: 'A beaten General returns to the Capital if it is free, or waits off the map until your next Leadership.',
  },
  {
    prompt: 'request-round',
    text: 'You may ask your Envoy for another march. Each further round gives the Envoy more Morale.',
  },
  {
    prompt: 'permit-round',
    text: 'Somebody made you their Envoy and wants to march again. If you agree you gain Morale; think of where they might go.',
  },
  {
    prompt: 'consent',
    text: 'An ally wants to enter your land. “Always” gives standing consent until the next Diplomacy.',
  },
];
