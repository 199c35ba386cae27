import type { RuleSection } from '../../rulebook.ts';

export const realm: readonly RuleSection[] = [
  { id: '19', title: 'Winter', body: ['Quarters, New Year, one card each, Diplomacy.'] },
  {
    id: '19.1',
    title: 'Winter quarters',
    body: [
      'Major Forces go to the nearest friendly fortress or depot. Who cannot get there in 2 MPs loses a tenth on the way; up to 5 SPs may stay at depots. Russians winter in Grodno, Vilna, a won Gdansk, Berlin, or Prussian fortresses outside Silesia.',
    ],
  },
  {
    id: '19.2',
    title: 'New Year',
    body: ['Leaders come back from their wounds. Each Key City that its Power does not control costs it 1 Will.'],
  },
  {
    id: '19.3',
    title: 'Winter cards',
    body: [
      'Each Power draws one and may play one, as an event or for Supply Actions. Nobody marches, but for two events.',
    ],
  },
  {
    id: '19.4',
    title: 'Diplomacy',
    body: [
      'The year’s options decide who fights, who pays whom, and what was promised. Broken commitments cost Will every year.',
    ],
  },
  { id: '20', title: 'Spring', body: ['Russia, France, Austria, Britain, Prussia; you may all do it side by side.'] },
  {
    id: '20.1',
    title: 'Prisoners',
    body: [
      'Leaders without a red rating one for one, or for as many SPs as their best rating; then troops one for one; light units go to the pool.',
    ],
  },
  {
    id: '20.2',
    title: 'Treasury',
    body: [
      'Thalers of all spaces you hold, credit at a price in Will, subsidies, 1 less for each Devastated area. Prussia may debase its coin: +10, and −1 Will or more.',
    ],
  },
  {
    id: '20.3',
    title: 'Pay',
    body: [
      'Armies cost a fixed sum, whatever their size; depots Thalers or Supply Actions. Light troops and guns are free.',
    ],
  },
  {
    id: '20.4',
    title: 'Recruiting',
    body: [
      'One roll for each nation, with up to so many dice; what it says must be paid. Fatigued Powers roll fewer, or pay 3 for the full number.',
    ],
  },
  { id: '20.4.5', title: 'New leaders', body: ['A roll may replace two leaders or bring new ones.'] },
  {
    id: '20.5',
    title: 'In the red',
    body: [
      'What cannot be paid costs 1 Will and one FS card for every 5 Thalers. Austria may, once, reduce its force for good.',
    ],
  },
  {
    id: '20.6',
    title: 'Redeployment',
    body: ['All leaders, depots and light troops, 3 infantry SPs and 3 other units of each Power.'],
  },
  {
    id: '21',
    title: 'Monarchial Will',
    body: [
      'It falls by defeats, lost Key Cities, Devastation and debt.',
      {
        table: [
          ['Power', 'Fatigued at'],
          ['Austria', '10'],
          ['Prussia', '11'],
          ['France', '9'],
          ['Britain', '5'],
          ['Russia', '6'],
        ],
      },
    ],
  },
  {
    id: '21.3',
    title: 'Fatigue and Exhaustion',
    body: [
      'Fatigue costs cards and makes events weaker. At 0 Britain, France or Russia leave the war; Austria or Prussia at 0 end it. Both in the red zone end it in the Fall.',
    ],
  },
  {
    id: '22',
    title: 'Who fights whom',
    body: [
      'Neutrals do nothing until somebody enters their land or Diplomacy calls them; then they join the other side. Minor nations act with their patron.',
    ],
  },
  { id: '22.1', title: 'Neutrality', body: ['A neutral that you enter joins your enemies.'] },
  {
    id: '22.2',
    title: 'Prussians in the west',
    body: [
      'No more than 6 Prussian SPs in Westphalia or the Empire, and no more than 6 Anglo-Allied ones in Saxony or the North, unless in a Command of their own.',
    ],
  },
  {
    id: '22.4',
    title: 'Poland',
    body: [
      'The Coalition passes, but for Gdansk. Prussians pass the open country; its fortresses cost them dearly, and Warsaw is closed.',
    ],
  },
  {
    id: '22.5',
    title: 'Britain and France',
    body: [
      'Their war in the colonies goes on whatever happens here. An Armistice forbids them to come closer, attack or besiege each other until a card ends it.',
    ],
  },
  {
    id: '23',
    title: 'Victory',
    body: [
      'The higher level wins; ties go to the Coalition until 1758, then to the Anglo-Prussians.',
      {
        table: [
          ['Level', 'Anglo-Prussian', 'Coalition'],
          ['Decisive', '14', '18'],
          ['Substantial', '10', '13'],
          ['Marginal', '8', '9'],
          ['Draw', '6', '6'],
        ],
      },
    ],
  },
  {
    id: '23.3',
    title: 'The end',
    body: [
      'At once when Austria’s or Prussia’s Will is 0 or an Alliance’s is 1 in all; after a Fall with Prussia at +19 or −11 or both principals Exhausted; or with the scenario.',
    ],
  },
  {
    id: '24',
    title: 'Further rules',
    body: [
      'Each of these is an option of the table, chosen when it is laid.',
      { reconstructed: 'The tables of Imperial Pressure, Diplomacy and interventions are rebuilt.' },
    ],
  },
  {
    id: '24.1',
    title: 'Impatient courts',
    body: [
      'After each summer and fall Draw Austria rolls: Theresa or Louis may want a victory by Round 3, unless that nation has beaten somebody crushingly this year. A Command must spend all its MPs on the way to the target and attack or besiege there; an Interrupt or a Withdrawal of the enemy contents the court too. Who does not loses a card in the 4th Round, and his 4th Turn.',
      'Louis lets a second French Command march beside the CIC with one MP more.',
    ],
  },
  {
    id: '24.2',
    title: 'Imperial donations',
    body: ['When the Empire has paid and recruited all it can, Austria may take what Thalers it has left.'],
  },
  {
    id: '24.3',
    title: 'Free Diplomacy',
    body: [
      'At the start of 1756 and 1757, and in every Diplomacy Phase, a Power may choose any option of its chart, not A alone.',
    ],
  },
  {
    id: '24.4',
    title: 'Ferdinand’s switch',
    body: [
      'At the start of his Turn, or when armies redeploy, his Power may make Ferdinand a Prussian Army Leader instead of a Hanoverian one, or the reverse.',
    ],
  },
  {
    id: '24.5',
    title: 'Limited intelligence',
    body: [
      'As a table option nobody counts enemy forces. Of each you see its depots, its Commander, its colours, whether Light units screen it, and the top of the rest: the Major Force marker, else the siege train, else one counter. Allies hide nothing from each other; a battle shows both armies.',
      'What hangs on hidden numbers is tried, and the truth comes out: an Overrun that cannot be becomes an attack, an Interceptor may come with too few, a siege may meet too many outside. Who masks a fortress, whose supply passes and how fast an army marches everybody is told.',
    ],
  },
  {
    id: '24.6',
    title: 'Additional forces',
    body: [
      'Montcalm joins the French leaders with Halley’s Comet, or at the start of 1759. The Russian siege train comes to Vilna with the Russian Reinforcements, or stands in Königsberg at the start of 1759.',
    ],
  },
];
