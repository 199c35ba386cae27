import type { RuleSection } from '../../../rulebook.ts';

export const diplomacy: readonly RuleSection[] = [
  {
    id: '7',
    title: 'Diplomacy',
    body: [
      {
        steps: [
          'Britain and France may expel members of their Coalitions.',
          'Everybody talks.',
          'Every Power but Britain and France chooses a status in secret; all are revealed together.',
          'Britain and France may turn away who has come to join. Such a Power keeps the status it had, or becomes Neutral.',
          'The board is adjusted (§11).',
        ],
      },
    ],
  },
  {
    id: '7 At Peace / At War',
    title: 'Peace and war',
    body: [
      {
        table: [
          ['Status', 'At peace with', 'At war with'],
          ['Coalition', 'its members, Neutrals', 'the other Coalition, Expansionists'],
          ['Neutral', 'everybody', 'nobody'],
          ['Expansionist', 'Neutrals', 'everybody else, other Expansionists too'],
        ],
      },
      'At peace means no attack. But pieces of a Neutral Power outside its own home may be attacked.',
    ],
  },
  {
    id: '7 Coalition',
    title: 'Coalitions, Neutrals, Expansionists',
    body: [
      {
        list: [
          'Allies enter each other’s land if the host agrees, and support each other in battle.',
          'They do not attack each other, and leave no Garrison in each other’s home.',
          'They may help each other with Money or with Battle cards (§9.3).',
          'Who is expelled must choose another status. Who is turned away keeps the former one or becomes Neutral.',
        ],
      },
      'A Neutral Power is safe at home and gets double Money from Taxation, but its Generals stay where it is in control. An Expansionist may attack everybody but Neutral homes, and has no allies.',
    ],
  },
  {
    id: '8',
    title: 'The Imperial Election',
    body: [
      'Just before the Austrian Muster the electors choose a Holy Roman Emperor. He wears the Crown until the next election and gains 2 more whenever his Power takes Gain Influence.',
      'There are eight Electoral Territories, marked with a crown: Pfalz, Nassau, Lorraine, Bohemia, Bavaria, Hannover, Saxonia and Berlin. Who controls one has a vote for it.',
      {
        steps: [
          'In the Order of Play every Power with a vote names a candidate openly: itself, or another Power with a vote that it is not at war with. All its votes go to one candidate.',
          'Five votes or more elect.',
          'Without five the throne is vacant until the next election.',
        ],
      },
      'A Power that controls five electors itself is elected without a vote, unless it does not want to be.',
      {
        note: 'The printed example votes in another order and lets a Power with two electors cast one vote. We follow the rule: the Order of Play of §5, one vote per elector.',
      },
    ],
  },
  {
    id: '11',
    title: 'Adjusting the board',
    body: [
      'When relations change, pieces that contradict them leave at once. A Garrison that leaves becomes a Unit of one of its Power’s Generals, or 1 Money if none can take it. A General goes to the nearest land his Power controls where he may stand, or off the map without his Units.',
    ],
  },
  {
    id: '11.1',
    title: 'From war to peace',
    body: [
      'Garrisons in the home of a Power you are now at peace with come home. Generals may stay if you are in the same Coalition and the host allows it; if the host is Neutral they must go.',
    ],
  },
  {
    id: '11.2',
    title: 'From peace to war',
    body: [
      'Where former friends stand together, the stronger side stays. At equal strength the side with the Garrison stays; without one, both choose rock, paper or scissors in secret. The weaker side’s Garrison and Generals leave.',
    ],
  },
  {
    id: '11.3',
    title: 'Becoming Neutral',
    body: [
      'Foreign pieces leave the home of the Power that became Neutral. Its own Garrisons in other Powers’ homes and its Generals in land it does not control come home. Its Garrisons elsewhere stay, and may be attacked.',
    ],
  },
  {
    id: '12',
    title: 'Minor Powers',
    body: [
      'Each time a Minor Power’s dial comes to Muster, all players bid Morale in secret, before anybody acts. The highest bid wins and is paid; the others keep theirs. Ties go to the higher in the Order of Play.',
      'The winner acts for it until its next Muster, with its cards, Money and Generals. It takes the status of its master, and both are treated as allies.',
      {
        list: [
          'It takes no Gain Influence action; Influence from its battles goes to its master, without the bonus for the other Coalition’s Generals.',
          'It votes as its master says. Should it be elected Emperor, its master gains the 2 Influence.',
          'If its Capital is in other hands at its Muster, nobody bids: whoever controls the Capital controls the Power.',
          'Before its first Muster it does not act and does not vote. If it is attacked, somebody else plays its cards: Britain, or France if the attacker is in the British Coalition.',
        ],
      },
    ],
  },
];
