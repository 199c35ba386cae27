import type { RuleSection } from '../../../rulebook.ts';

export const diplomacy: readonly RuleSection[] = [
  {
    id: '7',
    title: 'Diplomacy',
    body: [
      'It comes when the Diplomacy marker is in the top box, after Dispatch and before Movement.',
      { steps: ['Everybody talks.', 'Entreaties, in secret.', 'The board is adjusted (§10).'] },
    ],
  },
  {
    id: '7 Diplomatic entreaties',
    title: 'Entreaties',
    body: [
      'Everybody hands one marker face down to each other Power: the Alliance marker to one of them, War markers to the rest. All are revealed together.',
      'Two Powers that have given each other their Alliance markers are in an Alliance. All others are at war, old allies too. An Alliance nobody meant can come about in this way.',
    ],
  },
  {
    id: '7 Being in an Alliance',
    title: 'In an Alliance',
    body: [
      {
        list: [
          'Allies enter each other’s land if the host agrees, by Train too.',
          'They do not attack each other, and leave no Garrison in each other’s home.',
          'They support each other in battle.',
        ],
      },
    ],
  },
  {
    id: '10',
    title: 'Adjusting the board',
    body: [
      'When relations change, pieces that contradict them leave at once. A Garrison that leaves becomes a Unit of one of its Power’s Generals, or 1 Money if none can take it. A General goes to the nearest land his Power controls where he may stand, or off the map without his Units.',
    ],
  },
  {
    id: '10.1',
    title: 'From war to Alliance',
    body: ['Garrisons in the home of the new ally come home. Generals may stay there if the ally allows it.'],
  },
  {
    id: '10.2',
    title: 'From Alliance to war',
    body: [
      'Where former allies stand together, the stronger side stays. At equal strength the side with the Garrison stays; without one, both choose rock, paper or scissors in secret. The weaker side’s Garrison and Generals leave.',
    ],
  },
  {
    id: '11',
    title: 'Three players: Italy as a Minor Power',
    body: [
      'The match begins with Diplomacy. Italy receives markers like everybody else, but gives none.',
      {
        list: [
          'If one Power alone gives Italy its Alliance marker, it controls Italy until the next Diplomacy.',
          'If several do, they bid Morale in secret. The highest bid wins and is paid; the others keep theirs. Of equals the higher in Prestige wins.',
          'If nobody does, the highest in Prestige controls Italy; if it has just entered an Alliance, the Power that is in none.',
        ],
      },
      'Who controls Italy plays its Action cards, Generals, Battle cards and Money, and both are as in an Alliance; Italy’s Trains and Sea Lanes are open to its master. Italy has no card to gain Influence; what its battles bring goes to its master.',
    ],
  },
];
