import type { RuleSection } from '../../rulebook.ts';

export const basics: readonly RuleSection[] = [
  {
    id: '1',
    title: 'What it is about',
    body: [
      'Three centuries of Europe and the seas in turns of fifteen years. Every player leads several Powers, plays event cards and spends actions. Most victory points at the end win.',
      {
        reconstructed:
          'The printed map, Power cards, event cards and scenarios are not reproduced. Areas, values, events and set-ups are rebuilt from the rules, from geography and from history; the data says of each where it comes from. If you own the game, an edition lets you play with the values of your copy.',
      },
    ],
  },
  {
    id: '3',
    title: 'Cards',
    body: [
      'Event cards have an event and 1 to 3 points. Red seal: combat cards. Green seal: technology and alliances, which are auctioned. A Power’s own card says what it has, wants and may do.',
    ],
  },
  {
    id: '3.1',
    title: 'What must be played first',
    body: [
      'White on blue: before all others. Blue fading out: as soon as you hold four cards or fewer. Combat cards never wait.',
    ],
  },
  {
    id: '3.2',
    title: 'Power cards',
    body: [
      'Vitality, income, religion, units, merchants, theaters of interest, objectives. An underlined objective counts as a key area for morale.',
      { reconstructed: 'All but England’s card and a few special rules.' },
    ],
  },
  {
    id: '4',
    title: 'Units',
    body: [
      'Troops show 2 or 3, elite ones 3 or 4: the higher side is veteran. Squadrons are operational or under repair. Fortresses and leaders are shared by all.',
    ],
  },
  {
    id: '7',
    title: 'Beginning',
    body: [
      'Groups of Powers are bid for in secret: whoever bids most chooses first and starts at 0; the others start with the difference. Or you take groups by seat. Then everybody deploys at once.',
    ],
  },
  { id: '8', title: 'The turn', body: ['Start, impulses until the last card is played, end.'] },
  {
    id: '8.1',
    title: 'Start of a turn',
    body: [
      'New Powers enter, cards change, the deck is made of all events of the turn and enough generic ones, and dealt.',
    ],
  },
  {
    id: '8.2',
    title: 'Impulses',
    body: [
      'Whoever has fewest points says who begins and which way round. Merchants are placed. Then player after player takes an impulse.',
    ],
  },
  {
    id: '8.2.2',
    title: 'An impulse',
    body: [
      {
        steps: [
          'For free: squadrons put to sea, wars may end.',
          'Each of your Powers has one action of its own. You play at least one card: its event, and its points as further actions, in any order. A Power takes points of one card only.',
          'At the end each Power may send one unit home to its dispersion box and move one leader.',
        ],
      },
    ],
  },
  {
    id: '9',
    title: 'Actions',
    body: [
      {
        list: [
          'Build a troop, squadron, fortress or leader; repair a squadron, finish a fortress, regroup a troop.',
          'Move strategically or tactically, by land or sea; besiege, subjugate, pirate.',
          'Lower unrest, your own or an ally’s; promote a merchant; declare war.',
        ],
      },
    ],
  },
  {
    id: '9.1',
    title: 'Troops',
    body: [
      'Ordinary ones in any possession you control, elite ones in home areas of your main theater, overseas in colonies only. A strategic move is included.',
    ],
  },
  {
    id: '9.2',
    title: 'Squadrons',
    body: ['Begun under repair in a coastal possession; a later action makes them ready.'],
  },
  { id: '9.4', title: 'Fortresses', body: ['Two actions in two impulses, one to an area, none overseas.'] },
  {
    id: '9.5',
    title: 'Regrouping',
    body: ['A dispersed troop returns to an area you control in the theater of its box, a squadron to a port.'],
  },
  {
    id: '10',
    title: 'Strategic movement',
    body: [
      'Any distance through areas you control or hold with troops, allies’ areas, and seas. One unit, or up to four under a leader who takes up and drops off on the way. Between maps one troop at a time, and one squadron until the Galleons.',
    ],
  },
  {
    id: '11',
    title: 'At sea',
    body: ['Squadrons need a base within naval distance. Whoever loses it goes to the nearest, or is lost.'],
  },
  {
    id: '11.3',
    title: 'Seeking battle',
    body: ['A fleet may move to the next sea and attack fleets there; they fight or go to port.'],
  },
  {
    id: '11.4',
    title: 'Interception at sea',
    body: [
      'Fleets stop troops at sea, support battles on the coast, and hunt pirates. An escort fights for the convoy; without one the enemy needs a single point.',
    ],
  },
  {
    id: '11.5',
    title: 'Piracy',
    body: [
      'In war, or where a card allows it, a squadron that began the impulse in a sea attacks merchants there. Success moves unrest from you to the victim.',
    ],
  },
  {
    id: '12',
    title: 'On land',
    body: ['A troop, or an army under a leader, goes one area, and a second if nothing stops it.'],
  },
  {
    id: '12.3',
    title: 'Landings',
    body: [
      'From a coast within naval distance, with as many squadrons as troops, if they have done nothing yet. Who does not win goes back.',
    ],
  },
  {
    id: '12.4',
    title: 'Reactions',
    body: [
      'Whoever is attacked may intercept from one of his areas (one troop from two areas away, an army from next door), retreat, or disperse, in any order.',
    ],
  },
  { id: '12.5', title: 'Taking control', body: ['Where nobody resists you may take the area at once.'] },
];
