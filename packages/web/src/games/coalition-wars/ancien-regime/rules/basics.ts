import type { RuleSection } from '../../../rulebook.ts';

export const basics: readonly RuleSection[] = [
  {
    id: '1',
    title: 'What differs from Coalitions',
    body: [
      {
        list: [
          'Seven Powers, seven actions on the wheel: Subsidise & Mercenaries is an action of its own, for everybody.',
          'Once a round the electors choose a Holy Roman Emperor, who gains 2 more on Gain Influence.',
          'Unspent Money is lost by all after Mobilisation. Spain has Sea Lanes too; nobody supports a battle over one.',
          'Only Influence wins. Frederick the Great has a round of movement of his own, as Napoleon has in Coalitions.',
        ],
      },
    ],
  },
  {
    id: '2',
    title: 'What there is',
    body: [
      {
        table: [
          ['Power', 'Generals', 'Tokens'],
          ['France', '4', '49'],
          ['Austria, Russia', '4 each', '28 each'],
          ['Britain, Prussia, Spain, Ottomans', '3 each', '21 each'],
        ],
      },
      'Six Fortresses, the Crown, and 56 Battle cards of the values 2 to 5.',
      {
        reconstructed:
          'The printed board and cards are not reproduced. Borders, values, ports and the mix of the deck (14 of each value) are rebuilt from every hint in the rules, from geography and from history. Each land says which of its facts are rebuilt.',
      },
      {
        note: 'The printed list counts 52 cards of the base game, which has 40. A table may play with 56, as stated, or with 44, as the boxes hold them.',
      },
    ],
  },
  {
    id: '3',
    title: 'Setting up',
    body: [
      'Two scenarios: 1740, the War of the Austrian Succession, and 1756, the Seven Years’ War. Influence begins at 0. Morale: Ottomans 2, Russia 3, Spain 4, Britain 5, Austria 9, France 11, Prussia 12.',
      {
        table: [
          ['', 'British Coalition', 'French Coalition', 'Neutral'],
          ['1740', 'Austria, Russia', 'Prussia, Spain', 'Ottomans'],
          ['1756', 'Prussia', 'Austria, Russia', 'Spain, Ottomans'],
        ],
      },
      {
        table: [
          ['Players', 'Minor Powers'],
          ['6', 'Ottomans'],
          ['5', 'Spain, Ottomans'],
          ['4', 'Russia, Spain, Ottomans'],
        ],
      },
      'The Prussian player says which of the Generals on the map is Frederick.',
    ],
  },
  {
    id: '3 Bonnie Prince Charlie',
    title: 'Bonnie Prince Charlie',
    body: [
      'One French General waits off the map with two Units. In any French Movement he may come ashore in Scotland, and then march and leave Garrisons as others do. If somebody outside the French Coalition is there already, there is a battle when the round of movement is over.',
      'He comes once. Beaten, he is out of the game, and his pawn is a French General like any other. No other French General may be placed in Scotland or in a British home.',
    ],
  },
  { id: '4', title: 'Winning', body: ['Whoever reaches 25 Influence first wins at once.'] },
  {
    id: '5',
    title: 'The ideas behind it',
    body: [
      'The Wheel of War has seven actions. Every Power has a dial on it, takes the action its dial points at, and then the wheel turns by one. After seven turns a round is over.',
      {
        table: [
          ['Land', 'Colour', 'What it gives'],
          ['Home', 'one Power’s', 'Money to its owner, Influence to a conqueror'],
          ['Capital', 'underlined', 'as Home; beaten Generals return here'],
          ['Disputed', 'striped', 'Influence to the Powers in its stripes, Money to all others'],
          ['Undisputed', 'grey', 'Money, if it has a number'],
          ['Impassable', 'brown', 'nobody enters'],
        ],
      },
      'Influence comes from Disputed Territories in your stripes, from conquered homes, from battles, and from the imperial crown. Morale, from 0 to 15, pays for Battle cards and Minor Powers.',
      'Control: whoever has a Garrison in a land controls it. At home you are in control without one, until somebody else’s Garrison stands there. One Garrison per land.',
      'Order of Play, wherever an order is needed: Britain, Prussia, Austria, France, Russia, Spain, Ottomans.',
      'Talk is free and no promise binds.',
    ],
  },
  {
    id: '5 Battle cards',
    title: 'Battle cards and the hand',
    body: ['At the end of any action nobody holds more than 6 Battle cards: the rest is discarded, by choice.'],
  },
  {
    id: '6',
    title: 'A round',
    body: [
      {
        steps: [
          'Diplomacy; not in the first round.',
          'Actions: seven turns of the wheel. In a turn all act at the same time; whoever is on Movement goes last.',
          'In the turn in which Austria comes to Muster, the Imperial Election is held before anybody acts.',
        ],
      },
    ],
  },
];
