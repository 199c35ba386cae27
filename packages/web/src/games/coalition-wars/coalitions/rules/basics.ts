import type { RuleSection } from '../../../rulebook.ts';

export const basics: readonly RuleSection[] = [
  {
    id: '1',
    title: 'What there is',
    body: [
      'A map of Europe with two faces, the Wheel of War, 24 Generals, 168 tokens that are Units on one side and Garrisons on the other, six Fortresses, Money worth 80, and 40 Battle cards of the values 2 to 5.',
      {
        table: [
          ['Power', 'Generals', 'Tokens'],
          ['France', '7', '49'],
          ['Austria, Russia', '4 each', '28 each'],
          ['Britain, Prussia, Ottomans', '3 each', '21 each'],
        ],
      },
      {
        reconstructed:
          'The printed board and cards are not reproduced. Borders, values, ports and the mix of the deck (ten of each value) are rebuilt from every hint in the rules, from geography and from history. Each land says which of its facts are rebuilt.',
      },
    ],
  },
  {
    id: '2',
    title: 'Setting up',
    body: [
      'Choose a scenario: 1792 and 1798 are played on the Revolution face, all others on the Empire face. 1805 is the one to begin with.',
      'Every Power begins with as many Battle cards as it has Generals on the map, unless its scenario says otherwise. France names one of its Generals Napoleon before the first turn.',
      {
        note: 'Where a printed set-up is doubtful the table chooses: Russian Money in 1805, the French Garrison of Warszawa in 1809, the Prussian reserve in 1812.',
      },
    ],
  },
  {
    id: '3',
    title: 'Winning',
    body: [
      {
        list: [
          'Influence: whoever reaches 25 wins at once.',
          'Paris: if at the end of a round a General of a Power at war with France stands in Paris, the match ends and the most Influence wins. A Power with a General in Paris adds 6 first, or 9 if it is in the British Coalition.',
        ],
      },
      'A tie is broken by the value of the Disputed Territories one controls, then by Morale; if that is equal too, the victory is shared.',
    ],
  },
  {
    id: '4',
    title: 'The ideas behind it',
    body: [
      'The Wheel of War has six actions. Every Power has a dial on it, takes the action its dial points at, and then the wheel turns by one. After six turns a round is over.',
      {
        table: [
          ['Land', 'Colour', 'What it gives'],
          ['Home', 'one Power’s', 'Money to its owner, Influence to a conqueror'],
          ['Capital', 'underlined', 'as Home; beaten Generals return here'],
          ['Disputed', 'striped', 'Influence to the Powers in its stripes, Money to all others'],
          ['Undisputed', 'grey', 'Money, if it has a number'],
          ['Impassable', 'brown', 'nobody enters: the Alps and the Caucasus'],
        ],
      },
      'Control: whoever has a Garrison in a land controls it. At home you are in control without one, until somebody else’s Garrison stands there. A General alone changes nothing. One Garrison per land.',
      'Influence is how you win; Morale, from 0 to 15, pays for Battle cards and for Minor Powers, and comes from being named Envoy, from Leadership and from Mobilisation.',
      'Order of Play, wherever an order is needed: Britain, France, Austria, Prussia, Russia, Ottomans.',
      'Units stay with their General, at most three. Each lets you play one Battle card in a battle and can be turned over to become a Garrison.',
      'Hand limit at the end of every action: France 10 cards, all others 6.',
      { note: 'Talk is free and no promise binds.' },
    ],
  },
  {
    id: '5',
    title: 'A round',
    body: [
      {
        steps: [
          'Diplomacy; not in the first round.',
          'Actions: six turns of the wheel. In a turn everybody takes the action of his dial at the same time; whoever is on Movement goes last.',
        ],
      },
    ],
  },
];
