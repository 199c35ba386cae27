import type { RuleSection } from '../../../rulebook.ts';

export const actions: readonly RuleSection[] = [
  { id: '8', title: 'The five actions', body: ['Each Action card lets you do what its name says.'] },
  {
    id: '8 Taxation',
    title: 'Taxation',
    body: [
      'Take Money equal to the numbers of your Home Territories you control, of the Undisputed Territories you control, and of Disputed Territories you control without your stripe.',
    ],
  },
  {
    id: '8 Gain Influence',
    title: 'Gain Influence',
    body: [
      'Gain the numbers of the Disputed Territories you control that have your stripe, and of other Powers’ Home Territories you control.',
    ],
  },
  {
    id: '8 Mobilisation',
    title: 'Mobilisation',
    body: [
      {
        steps: [
          'Lay up to two Trains for nothing.',
          'Take a Battle card for every General in reserve.',
          'Place any Generals from the reserve into land you control, or take any off the map, not both.',
          'Buy what you like.',
        ],
      },
      {
        table: [
          ['What', 'Money'],
          ['Unit, with a General on the map, three at most', '1'],
          ['Train', '1'],
          ['Battle card', '1'],
          ['Morale', '1'],
          ['Fortress, where you have a Garrison', '5'],
        ],
      },
      'What is not spent is lost to corruption.',
    ],
  },
  {
    id: '8 Trains',
    title: 'Trains',
    body: [
      'A Train is laid on the border of two lands you control, or of one of yours and one of your ally’s, if the ally agrees. One per border, 28 in all. It stays for the rest of the match, whoever holds the lands.',
    ],
  },
  {
    id: '8 Fortresses',
    title: 'Fortresses',
    body: [
      'Six in all, one per land, around a Garrison of yours. They are never removed and serve whoever holds the land.',
    ],
  },
  {
    id: '8 Hand Limit',
    title: 'Hand limit',
    body: ['At the end of your Mobilisation you hold at most 7 Battle cards.'],
  },
  {
    id: '8 Dispatch',
    title: 'Dispatch',
    body: [
      'The Diplomacy marker goes up one box for each Dispatch of the turn, not beyond the top one. Take all your played Action cards back. If the marker is in the top box now, Diplomacy follows (§7), and the marker returns to the bottom.',
      {
        reconstructed:
          'Five boxes, so that four Dispatches bring Diplomacy: the length of the track is not told, and this is about once in a round of four Powers.',
      },
    ],
  },
  {
    id: '8 Movement',
    title: 'Movement',
    body: [
      {
        steps: [
          'Name an Envoy (§8.1).',
          'Disband Garrisons, if you like (§8.2).',
          'Take the Train (§8.3).',
          'A round of movement (§8.4), then its battles; with the Envoy’s leave a second and a third.',
        ],
      },
    ],
  },
  {
    id: '8 Multiple Generals',
    title: 'Generals in one land',
    body: ['Two Generals of one Power never end a move in the same land; Generals of allies may.'],
  },
  {
    id: '8 Placing a Garrison',
    title: 'Leaving a Garrison',
    body: [
      'When a General enters or leaves a land, or has won a battle there, he may turn a Unit over and leave it as a Garrison; at home he may do so at any time of his Movement. Never in the home of an ally.',
    ],
  },
  {
    id: '8.1',
    title: 'The Envoy',
    body: [
      'A Power that is not your ally and has less than 15 Morale. It gains 1 Morale and cannot decline. If there is none, you move one round only.',
      'After the battles of a round you may ask the Envoy for a second, for 2 Morale more, and then for a third, for 3. The Envoy may refuse; nobody goes above 15 Morale.',
    ],
  },
  {
    id: '8.2',
    title: 'Disbanding Garrisons',
    body: ['You may take Garrisons of yours off the map. They do not become Units.'],
  },
  {
    id: '8.3',
    title: 'The Train pre-move',
    body: [
      'Before the first round of movement Generals with their Units, or Units alone, may travel along Trains through land that you control, or your ally if it agrees: as far as the Trains go.',
      {
        list: [
          'A General does not end in a land with another General of yours.',
          'A Unit alone goes from one General to another, three Units at most with each; neither of them may have travelled or travel himself.',
          'The Envoy gains nothing for it and cannot refuse it. Who has travelled may march as well.',
        ],
      },
    ],
  },
  {
    id: '8.4',
    title: 'Ways of moving',
    body: [
      'In a round each of your Generals may move once:',
      {
        list: [
          'one land on, though not into Impassable land;',
          'or up to three lands through land of your own or, with leave, of your ally;',
          'or along one Sea Lane: the blue ones are France’s, the red ones Italy’s; their allies sail if they agree. Nobody at war with them does, whoever holds the coast.',
        ],
      },
      'Sardinia is reached by sea only.',
    ],
  },
];
