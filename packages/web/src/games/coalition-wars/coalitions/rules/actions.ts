import type { RuleSection } from '../../../rulebook.ts';

export const actions: readonly RuleSection[] = [
  {
    id: '7',
    title: 'The six actions',
    body: [
      'Your dial says which action you take this turn. All are taken at the same time, but Movement comes last; a table may also agree to go in the order of the wheel.',
    ],
  },
  { id: '7.1', title: 'Muster', body: ['Take a Battle card, then discard one: it may be the one you took.'] },
  {
    id: '7.2',
    title: 'Taxation and trade',
    body: [
      'Take Money equal to the numbers of your Home Territories you control, of the Undisputed Territories you control, and of Disputed Territories you control without your stripe. Neutral Powers take twice as much.',
      'Britain adds 1 for every port that is not in the hands of a Power at war with it. There are 11.',
    ],
  },
  {
    id: '7.3',
    title: 'Leadership',
    body: [
      {
        list: [
          'Place any Generals from the reserve into land you control that has none of your Generals, or take any Generals off the map, not both;',
          'or take one Battle card;',
          'or gain 1 Morale.',
        ],
      },
      'Britain may also offer Money to its Coalition. For an accepted gift of 3 or more it gains 1 Influence, once per Power.',
      'France moves Napoleon once, if he is on the map: one round of movement of any kind, without an Envoy, after all other actions and before the Movement of this turn.',
    ],
  },
  {
    id: '7.4',
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
      'There are six Fortresses; one per land; they are never removed and serve whoever holds the land.',
      'What is not spent is lost to corruption; only Britain keeps its Money.',
    ],
  },
  {
    id: '7.5',
    title: 'Gain Influence',
    body: [
      'Gain the numbers of the Disputed Territories you control that have your stripe, and of other Powers’ Home Territories you control.',
    ],
  },
  {
    id: '7.6',
    title: 'Movement',
    body: [
      {
        steps: [
          'Name an Envoy.',
          'Disband Garrisons, if you like.',
          'First round of movement, then its battles.',
          'Second round, if the Envoy permits it, then its battles.',
          'Third round, if the Envoy permits it, then its battles.',
        ],
      },
      'Envoy: a Power that is not in your Coalition and has less than 15 Morale. It cannot decline. It gains 1 Morale for the first round, 2 for the second, 3 for the third, and may refuse the second and third. No round that would lift it above 15. Without a possible Envoy you have one round.',
      'A disbanded Garrison goes back to the supply; it does not become a Unit again.',
      {
        list: [
          'Land advance: to an adjacent land.',
          'Sea advance: up to three Sea Lanes from a port; Britain, and its Coalition if Britain agrees. Ports on the way do not stop you. The only way to and from Britain.',
          'Strategic movement: up to three lands that you or agreeing allies control.',
        ],
      },
      'You may pass through, but not end with two of your own Generals in one land. Allies may share one.',
      'Garrisons: when a General enters or leaves a land, or has won there, he may turn a Unit into its Garrison; at home at any time of your movement. Not in the home of an ally. Along one move he may leave several, if he has the Units.',
    ],
  },
];
