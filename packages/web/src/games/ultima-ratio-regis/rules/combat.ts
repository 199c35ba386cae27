import type { RuleSection } from '../../rulebook.ts';

export const combat: readonly RuleSection[] = [
  {
    id: '13',
    title: 'Combat',
    body: [
      'Each unit throws a die of its quality. The side with more battle points wins.',
      {
        table: [
          ['Die', 'Points'],
          ['1–2', '–'],
          ['3', '1'],
          ['4', '1 and a casualty'],
          ['5', '2'],
          ['6', '2 and a casualty'],
        ],
      },
    ],
  },
  {
    id: '13.1',
    title: 'How it goes',
    body: [
      {
        steps: [
          'The battlefield: how many dice each side may throw, 2 to 5.',
          'Who fights; conscripts for 1 unrest where a leader is.',
          'Advantages and disadvantages raise or lower dice.',
          'Roll; leaders and cards change dice.',
          'Every two casualties remove a unit; an odd one and the difference in points disband.',
        ],
      },
    ],
  },
  {
    id: '13.2',
    title: 'Naval combat',
    body: ['Two dice, three in support of a battle, one for piracy. Two disband results damage a squadron.'],
  },
  {
    id: '13.3',
    title: 'Battles',
    body: [
      'Four dice; the defender may narrow it: 3 in woods, 2 in marsh, mountain or a rough pass, 3 or 2 at a landing. Each disband result disperses a troop, from the Modern Army on every second. Who attacks and does not win goes back.',
    ],
  },
  {
    id: '13.4',
    title: 'Sieges',
    body: [
      'Three dice; the fortress fights too. Results add siege casualties; more of them than troops inside, and it capitulates.',
    ],
  },
  {
    id: '13.5',
    title: 'Subjugation',
    body: [
      'One die each: 3 for you, 2 or the level of the area against you. You may disperse one troop after a draw, two after a defeat, to take it all the same. Overseas it is always needed.',
    ],
  },
  {
    id: '14',
    title: 'Going home',
    body: ['Units that may not stay move tactically or strategically to an area you control, or disperse.'],
  },
  {
    id: '15',
    title: 'Stacking and supply',
    body: [
      'Four units to an area, two in possessions overseas, one elsewhere; an organizer adds one. A fleet stacks like its base.',
    ],
  },
  {
    id: '15.2',
    title: 'Supply',
    body: [
      'To besiege or subjugate, the area must touch one you control, a supplied troop of yours, or a sea without enemy fleets.',
    ],
  },
  {
    id: '16',
    title: 'Veterans',
    body: [
      'A troop that helped to destroy an enemy unit may turn veteran. Half of them, rounded up, are lost at the end of the turn.',
    ],
  },
  {
    id: '17',
    title: 'Leaders',
    body: [
      'Drawn at random, always with a unit or fortress. Extraordinary for 3 unrest, if unrest is within vitality: tactical, admiral, determined, creative or organizer, until the end of the turn.',
    ],
  },
  { id: '18', title: 'Special areas', body: ['Dispersion boxes, independents, border areas, places overseas.'] },
  { id: '18.1', title: 'Dispersion', body: ['One box to a theater, two in Western Europe.'] },
  {
    id: '18.2',
    title: 'Independents',
    body: ['Inactive ones may be crossed, never held. Active ones (A2, A3) may be subjugated and are yours at once.'],
  },
  { id: '18.3', title: 'Rebellions', body: ['Rebels hold the area until it is subjugated. Nothing is built there.'] },
  { id: '18.4', title: 'Interests', body: ['A Power acts only in theaters of its interest and what borders them.'] },
  {
    id: '18.5',
    title: 'Border areas',
    body: ['They may be held during a war without interest, and are given back after it.'],
  },
  {
    id: '18.6',
    title: 'Special seas',
    body: [
      'Galleys stay in the Mediterranean until the Galleons. Four strategic ports join two seas. Only who holds Constantinople passes the straits.',
    ],
  },
  {
    id: '18.7',
    title: 'Overseas',
    body: ['Colonies defend like A3, other possessions like A2; no fortresses, no building outside colonies.'],
  },
  { id: '18.8', title: 'Enclaves', body: ['A foothold won in a peace: one unit, a rough way out.'] },
];
