import type { RuleSection } from '../../../rulebook.ts';

export const actions: readonly RuleSection[] = [
  {
    id: '9',
    title: 'The seven actions',
    body: [
      'Your dial says which action you take this turn. All are taken at the same time, but Movement comes last; a table may also agree to go in the order of the wheel.',
    ],
  },
  { id: '9.1', title: 'Muster', body: ['Take a Battle card, then discard one: it may be the one you took.'] },
  {
    id: '9.2',
    title: 'Taxation',
    body: [
      'Take Money equal to the numbers of your Home Territories you control, of the Undisputed Territories you control, and of Disputed Territories you control without your stripe. Neutral Powers take twice as much.',
    ],
  },
  {
    id: '9.3',
    title: 'Subsidise & Mercenaries',
    body: [
      'Give up to 3 Money to allies in your Coalition, or instead up to 3 Battle cards from your hand. You may share it among several, and everybody may decline.',
      { note: 'Which cards are given is known to the two Powers alone.' },
    ],
  },
  {
    id: '9.4',
    title: 'Leadership, and Frederick’s round',
    body: [
      {
        list: [
          'Place any Generals from the reserve into land you control that has none of your Generals, or take any Generals off the map, not both;',
          'or take one Battle card;',
          'or gain 1 Morale.',
        ],
      },
      'Prussia also moves Frederick, if he is on the map: one round of movement of any kind, without an Envoy, after all other actions and before the Movement of this turn, which is Spain’s.',
    ],
  },
  {
    id: '9.5',
    title: 'Mobilisation',
    body: [
      'Take a Battle card for every General in reserve. Then buy what you like:',
      {
        table: [
          ['What', 'Money'],
          ['Unit, with a General on the map, three at most', '1'],
          ['Battle card', '1'],
          ['Morale', '1'],
          ['Fortress, where you have a Garrison', '5'],
        ],
      },
      'There are six Fortresses; one per land; they are never removed and serve whoever holds the land. What is not spent is lost to corruption.',
    ],
  },
  {
    id: '9.6',
    title: 'Gain Influence',
    body: [
      'Gain the numbers of the Disputed Territories you control that have your stripe, and of other Powers’ Home Territories you control. The Emperor gains 2 more.',
    ],
  },
  {
    id: '9.7',
    title: 'Movement',
    body: [
      {
        steps: [
          'Name an Envoy: a Power outside your Coalition with less than 15 Morale. It gains 1 Morale and cannot decline. If there is none, you move one round only.',
          'Disband Garrisons, if you like.',
          'A round of movement, then its battles.',
          'Ask the Envoy for a second round, for 2 Morale more, and then for a third, for 3. The Envoy may refuse; nobody goes above 15 Morale.',
        ],
      },
      'In a round each of your Generals may move once:',
      {
        list: [
          'one land on, though not into Impassable land;',
          'or up to three lands through land of your own or, with leave, of your allies;',
          'or along one Sea Lane: the red ones are Britain’s, the yellow ones Spain’s; their allies sail if they agree.',
        ],
      },
      'A General takes his Units along. Two Generals of one Power never end a move in the same land; allies may.',
      'When a General enters or leaves a land, or has won a battle there, he may turn a Unit over and leave it as a Garrison; at home he may do so at any time of his Movement. Never in the home of an ally.',
    ],
  },
];
