import type { RuleSection } from '../../rulebook.ts';

export const realm: readonly RuleSection[] = [
  { id: '19', title: 'Economy', body: ['Unrest, trade and technology.'] },
  {
    id: '19.1',
    title: 'Unrest',
    body: [
      'It rises with promotions, conscripts, leaders, lost wars, reparations and debt; an action lowers it by one.',
    ],
  },
  {
    id: '19.2',
    title: 'Trade',
    body: [
      'At the start of the half-turn each Power may put a counter into each trade center it touches: one merchant with a coast, two with two commercial ports. Most ports come first.',
    ],
  },
  {
    id: '19.2.3',
    title: 'Promotion',
    body: [
      'Swap with the one ahead for 1 unrest. He gets a casus belli. Not above vitality, not in forced peace, once an impulse.',
    ],
  },
  {
    id: '19.2.4',
    title: 'Competition',
    body: ['At the end of the turn, while a center holds too many, merchants fall out from the last place up.'],
  },
  {
    id: '19.3',
    title: 'Technology',
    body: [
      'Auctioned for unrest: at most vitality, less what unrest exceeds it. The winner has it until the end of the turn.',
    ],
  },
  {
    id: '20',
    title: 'Minor Powers',
    body: [
      'Allied ones act with their ally within their theater, cost nothing and earn nothing. Neutral ones may be crossed.',
    ],
  },
  {
    id: '20.3',
    title: 'Winning them',
    body: [
      'By auction of their card, by taking all their home areas in war, by peace, or by event. Their units come as reinforcements.',
    ],
  },
  {
    id: '20.5',
    title: 'Independent minors',
    body: ['War may be declared on them; it draws their ally in. Their ally says whether they follow him to war.'],
  },
  {
    id: '20.7',
    title: 'The Empire',
    body: ['The election card lets electors’ allies vote. From turn 12 the Empire has no areas.'],
  },
  { id: '21', title: 'Between Powers', body: ['Alliance, war, casus belli, forced peace, or nothing.'] },
  {
    id: '21.1',
    title: 'Alliances',
    body: [
      'Allies may join each other’s wars, cross each other’s land strategically, lend a troop, and sail together.',
    ],
  },
  {
    id: '21.2',
    title: 'War',
    body: [
      'Always between two. Events and declarations start it; without a casus belli it costs a morale point and ends your actions. Powers of one player never fight each other.',
    ],
  },
  {
    id: '21.2.4',
    title: 'Morale',
    body: [
      'As many points as vitality. One is lost with each battle in which you threw two dice or more, each key or underlined area, each conquered minor without one.',
    ],
  },
  {
    id: '21.3',
    title: 'Ending a war',
    body: [
      'By event, by the end of the turn, by agreement, or by whoever has lost half his morale. Without morale, or without the last home area, you must.',
    ],
  },
  {
    id: '21.4',
    title: 'Peace',
    body: [
      {
        steps: [
          'Two ordinary areas, or one colony, count as a point of morale.',
          'Who asked gives one more.',
          'The difference is what the winner may demand. Loser: 1 unrest for each point lost; winner: 1 for every two.',
          'Everything else is given back, and troops go home.',
        ],
      },
    ],
  },
  {
    id: '21.4.3',
    title: 'Demands',
    body: [
      {
        table: [
          ['1 victory point', '2'],
          ['… with the objective of military victory', '1'],
          ['A minor breaks away', '1'],
          ['… and joins you', '2'],
          ['… an independent one', '+1'],
          ['A domain you hold', '1'],
          ['A border or overseas domain you do not hold', '2'],
          ['1 unrest from you to him', '1'],
          ['Places of merchants swapped', '2'],
        ],
      },
    ],
  },
  { id: '21.4.4', title: 'Forced peace', body: ['Until the end of the turn: no war, no provocation.'] },
  {
    id: '21.5',
    title: 'Collapse',
    body: [
      'Where an event says so, a lost war ends the Power: the winners keep what they hold, the rest becomes independent.',
    ],
  },
  {
    id: '22',
    title: 'Control',
    body: [
      'Whose an area is, and who holds it, may differ. For moves, retreats and supply, troops on the ground count. Home areas are never ceded.',
    ],
  },
  {
    id: '23',
    title: 'Victory points',
    body: [
      'Won wars and demands at once; at the end of the turn objectives, three areas in a theater of Europe, two merchants in a center, and the group’s bonus.',
    ],
  },
  {
    id: '24',
    title: 'End of the turn',
    body: [
      {
        steps: [
          'Wars and alliances end.',
          'Merchants compete.',
          'Income and upkeep: the balance moves unrest.',
          'Veterans and leaders fade; units may be dismissed.',
          'Unrest above twice vitality brings rebellions; 20 brings a new dynasty.',
          'Points are counted.',
          'The next turn, or the end.',
        ],
      },
    ],
  },
  {
    id: '24.2',
    title: 'Agitation',
    body: ['One rebellion for each point above twice vitality; dispersing a troop cancels as many as its figure.'],
  },
  {
    id: '24.3',
    title: 'Dynastic change',
    body: ['Costs as many points as vitality, twice in collapse. All units go; the Power is deployed anew.'],
  },
  {
    id: '25',
    title: 'Deployment',
    body: [
      'Unrest begins at vitality. Points buy units as actions do; squadrons and fortresses may be had ready for two.',
    ],
  },
  {
    id: '26',
    title: 'Special wars',
    body: [
      'Civil wars are fought over home areas. Coalitions fight as blocs and make peace one by one. A professional army keeps ordinary veterans for unrest.',
    ],
  },
];
