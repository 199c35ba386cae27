import type { RuleSection } from '../../../rulebook.ts';

export const basics: readonly RuleSection[] = [
  {
    id: '1',
    title: 'What differs from Coalitions',
    body: [
      {
        list: [
          'No wheel: in each turn everybody plays one of five Action cards in secret.',
          'No Coalitions, no Neutrals: two Powers may be in an Alliance, all others are at war. Diplomacy comes when enough Dispatches were played.',
          'Trains carry Generals and Units before the march.',
          'Every Power has a Battle deck of its own, with a card of value 1, and holds up to 7 cards.',
          'Prestige, won in battle, decides who moves first and breaks ties.',
        ],
      },
    ],
  },
  {
    id: '2',
    title: 'What there is',
    body: [
      'For each of the four Powers: 4 Generals, 28 tokens that are Units on one side and Garrisons on the other, 5 Action cards, 13 Battle cards, 1 Alliance marker and 2 War markers. For all together: 28 Trains and 6 Fortresses.',
      {
        reconstructed:
          'The printed board and cards are not reproduced. Borders, values, Sea Lanes, the mix of the decks and the five boxes of the Diplomacy track are rebuilt from every hint in the rules, from geography and from history. Each land says which of its facts are rebuilt.',
      },
    ],
  },
  {
    id: '3',
    title: 'Setting up',
    body: [
      'One scenario, for four players, or for three with Italy as a Minor Power (§11). Everybody is at war, has 5 Money, 3 Battle cards, two Generals on the map with 3 Units each and two in reserve.',
      {
        table: [
          ['Power', 'Generals', 'Morale', 'Prestige'],
          ['Austria', 'Wien, Tyrol', '8', '1st'],
          ['France', 'Paris, Champagne', '7', '2nd'],
          ['Italy', 'Liguria, Sardinia', '5', '3rd'],
          ['Prussia', 'Berlin, Magdeburg', '6', '4th'],
        ],
      },
      'Eleven Trains are laid: Paris with Champagne and Bourgogne; Toscana with Liguria and Lazio; Wien with Tyrol, Karinthia and Hungari; Berlin with Hannover, Magdeburg and Schlesien; Magdeburg with Hesse.',
    ],
  },
  {
    id: '4',
    title: 'Winning',
    body: [
      'When somebody has 25 Influence or more, the match ends with that turn. The most Influence wins; of equals the higher in Prestige.',
    ],
  },
  {
    id: '5',
    title: 'The ideas behind it',
    body: [
      {
        table: [
          ['Land', 'Colour', 'What it gives'],
          ['Home', 'one Power’s', 'Money to its owner, Influence to a conqueror'],
          ['Capital', 'underlined', 'as Home; beaten Generals return here'],
          ['Disputed', 'striped', 'Influence to the Powers in its stripes, Money to all others'],
          ['Undisputed', 'grey', 'Money, if it has a number'],
          ['Impassable', 'brown', 'nobody enters: the Alps and the Low Countries'],
        ],
      },
      'Control: whoever has a Garrison in a land controls it. At home you are in control without one, until somebody else’s Garrison stands there. One Garrison per land.',
      'Influence comes from Disputed Territories in your stripes, from conquered homes and from battles. Morale, from 0 to 15, pays for Battle cards, and for Italy with three players.',
      'Prestige: a track of four places. Who wins a battle in person changes places with the Power to the left.',
      'Talk is free and no promise binds.',
    ],
  },
  {
    id: '5 Action cards',
    title: 'Action cards',
    body: [
      'Everybody has the same five: Taxation, Gain Influence, Mobilisation, Dispatch, Movement. A card that was played lies open and cannot be played again, until Dispatch brings all of them back, itself too. So everybody has rounds of his own.',
    ],
  },
  {
    id: '6',
    title: 'A turn',
    body: [
      {
        steps: [
          'Everybody plays a card face down; all are turned over together.',
          'Taxation, Gain Influence and Mobilisation, all at the same time.',
          'Dispatch; and Diplomacy, if the marker has reached the top box.',
          'Movement, the highest in Prestige first.',
        ],
      },
    ],
  },
];
