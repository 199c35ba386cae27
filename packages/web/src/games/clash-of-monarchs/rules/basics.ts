import type { RuleSection } from '../../rulebook.ts';

export const basics: readonly RuleSection[] = [
  {
    id: '1',
    title: 'What it is about',
    body: [
      'The Seven Years War in Europe. Prussia and Britain stand against Austria, France, Russia and the nations that follow them. Each side counts Victory Points; each monarch has a Will to fight on. Who has the higher level of victory at the end wins, and in that Alliance the Power with most points.',
      {
        reconstructed:
          'The printed map, cards and charts are not reproduced. Spaces and roads, most ratings, tables and set-ups are rebuilt from every hint in the rules, from geography and from history; the data says of each value where it comes from. If you own the game, an edition lets you play with the values of your copy.',
      },
    ],
  },
  {
    id: '2',
    title: 'Map and pieces',
    body: [
      'Troops march from space to space along roads: green ones cost 1 movement point (MP), yellow ones 2. A space has the colour of its nation; square ones are entered only by their own. Stars are fortresses of class 1 to 3. Green figures are Thalers, red ones Victory Points.',
      {
        list: [
          'Line infantry is counted in strength points (SPs). Every other unit has two steps: full and reduced.',
          'Light units scout, screen and raid. Hussars and chevaulegers of Prussia, Saxony and Austria count as light or as line, as you like.',
          'Artillery has no SPs; it adds to the battle column and to your roll.',
        ],
      },
    ],
  },
  {
    id: '4',
    title: 'Forces and Commands',
    body: [
      'A force is what stands together; with a leader it is a Command. More than 5 SPs are a Major Force. The nation with most SPs gives the force its nationality, and its highest leader commands.',
      'An army leader, with a star, moves and attacks with 20 SPs, a corps leader with 12; subordinates add theirs.',
    ],
  },
  {
    id: '4.4',
    title: 'Commanders-in-Chief',
    body: [
      'A nation’s highest leader in play is its Commander-in-Chief. No other Command of his nation may activate, pick up or recruit so that it has more SPs, or more field guns, than his. Prussia has no such rule.',
    ],
  },
  {
    id: '4.6',
    title: 'Fewest leaders',
    body: [
      'Austria and Prussia may always have 5 leaders on the map, Russia and Britain 3, France 2 (later 3, then 5), the Empire and Sweden 1. Below that a random one comes from the pool.',
    ],
  },
  {
    id: '5',
    title: 'Sequence of play',
    body: [
      'Summer and Fall: draw cards, then five Rounds. In each Round every belligerent Power takes one Turn, in the order on the bar above. Then Winter and Spring.',
      {
        steps: [
          'Supply: go back, check forces in want, improve, buy and spend Supply Actions.',
          'Strategy: light troops in and out; one card as Operations, raids, colonies or event, or a march without a card.',
          'Sieges: one roll at each fortress you besiege.',
          'Rally and resupply.',
        ],
      },
    ],
  },
  {
    id: '5.4',
    title: 'Spring',
    body: [
      'Prisoners are exchanged, treasuries counted, armies paid and filled up, troops redeployed. Everybody rallies, and Prussia and Austria clear some Forage Points.',
    ],
  },
  {
    id: '6',
    title: 'Fortunes of War',
    body: [
      'Each Round, and once in winter, a chit is drawn: attrition, want, desertion, raids, a day of wrath, or death. Every chit comes once a year.',
    ],
  },
  {
    id: '6.1',
    title: 'Attrition',
    body: [
      'Every Major Force loses a tenth: .5 rounds down, .6 up. In each Devastated area every Power loses one SP more.',
    ],
  },
  {
    id: '6.3',
    title: 'Desertion',
    body: [
      'The nations on the chit lose as many SPs as it says, from any of their forces, and one more for each marker of want or broken morale.',
    ],
  },
  {
    id: '6.4',
    title: 'Day of wrath',
    body: [
      'A die decides: severe weather, a stroke of fate, or a death. Severe weather costs every march 1 MP and stops sieges paid with Supply Actions.',
    ],
  },
  {
    id: '6.6',
    title: 'In the midst of life',
    body: ['A die, changed by the year, may carry off a person who matters: Browne, a king, the Empress.'],
  },
  {
    id: '6.7',
    title: 'Halley’s comet',
    body: [
      'From Summer 1758 Prussia rolls each Round. At 7 the Wider War begins: new cards, new leaders, new Tactics, another order of play.',
    ],
  },
  {
    id: '7',
    title: 'A Turn',
    body: [
      'One card: to activate forces, on the map or in a Theater box, to end an Armistice, in the colonies, or as its event. Instead of a card you may make an Admin March.',
      'Besides: one card to buy Supply Actions; Supply Actions in the Supply Segment, for sieges, and at the end; transfers of Light units at the start of the Strategy Card Segment.',
      'At any time of the Turn: one leader who rides alone, one Admin March of a Minor Force, and a move of a Fleet.',
    ],
  },
  {
    id: '8',
    title: 'Strategy cards',
    body: [
      'A card is used in one way: for Operations (it activates one Command whose Initiative is not above its number), for Supply Actions, as its event, for raids, in the colonies, or to end an Armistice.',
      'FS marks cards that may be lost in financial straits; INT ones are played in the enemy’s Turn; 1× ones happen once.',
    ],
  },
  {
    id: '8.1',
    title: 'Decks',
    body: [
      'Each Power has its own deck, first of the Early War. France and Russia share one hand while both fight; XX cards serve only their own Power, and seven French events may be played by either.',
    ],
  },
  {
    id: '8.2',
    title: 'Drawing',
    body: [
      'Each Summer and Fall: 6 cards, Prussia 7, Russia 4. Then discard down to 8 (Russia 6, France and Russia together 14). A Fatigued Power gives one event back at random and keeps one card less.',
    ],
  },
  {
    id: '8.4',
    title: 'Operations',
    body: [
      'Any card activates one Command, all your light troops in one Theater box, or (Britain and France) one roll in the colonies.',
    ],
  },
  {
    id: '8.6',
    title: 'Events',
    body: [
      'Only what the card names is affected. It may overdraw a treasury. If nothing at all would happen, it may not be played as an event.',
    ],
  },
  {
    id: '8.6.2',
    title: 'Several Commands',
    body: [
      'All are named before the first marches; none marches twice. Those who are to attack together roll for it once the first has arrived.',
    ],
  },
  {
    id: '8.6.5',
    title: 'Interrupts',
    body: ['One for each activated enemy force, and never against a march without a card.'],
  },
  {
    id: '18',
    title: 'Kleiner Krieg',
    body: [
      'Light troops in a Theater box raid: they forage, which wears an area down, or cut a force or depot off its supply.',
    ],
  },
  {
    id: '18.2',
    title: 'In and out',
    body: [
      'Before the strategy card light units go to the box of their Theater or come back to a force there. Nobody goes both ways in one Round.',
    ],
  },
  {
    id: '18.4',
    title: 'Advantage',
    body: [
      'The side with the Advantage counts 1 SP more in the box and adds 1 to its rolls; the other side loses as much.',
    ],
  },
  {
    id: '18.5',
    title: 'Raiding',
    body: [
      'Name all raids first, then roll once for losses. A forage raid puts 1 Forage Point on the area for each SP; a supply raid rolls against a force or depot that is not at its source.',
    ],
  },
  {
    id: '18.6',
    title: 'Forage Points',
    body: [
      'The 3rd, 7th, 12th, 18th and 25th in an area give you a Supply Action. At its level the area is Devastated: its Power loses 1 Will now and 1 Thaler each Spring.',
    ],
  },
];
