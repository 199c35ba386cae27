import type { RuleSection } from '../../../rulebook.ts';

export const diplomacy: readonly RuleSection[] = [
  {
    id: '6',
    title: 'Diplomacy',
    body: [
      {
        steps: [
          'Britain and France may expel members of their Coalitions.',
          'Everybody talks.',
          'Every Power but Britain and France chooses a status in secret; all are revealed together.',
          'Britain and France may turn away who has come to join. Such a Power becomes Neutral or Expansionist, as it likes.',
          'The board is adjusted (§9).',
        ],
      },
      {
        table: [
          ['Status', 'At peace with', 'At war with'],
          ['British Coalition', 'its members, Neutrals', 'French Coalition, Expansionists'],
          ['French Coalition', 'its members, Neutrals', 'British Coalition, Expansionists'],
          ['Neutral', 'everybody', 'nobody'],
          ['Expansionist', 'Neutrals', 'everybody else, other Expansionists too'],
        ],
      },
      'At peace means no attack. But pieces of a Neutral Power outside its own Home Territories may be attacked.',
      'Coalition Allies may enter each other’s land if the host agrees, may support each other in battle, may not attack each other and may not leave Garrisons in each other’s homes.',
      {
        list: [
          'With Britain: subsidies, 2 Influence instead of 1 for a beaten French General, and the Sea Lanes if Britain agrees.',
          'With France: no more than France’s friendship.',
          'Neutral: Taxation pays double and the home is safe; Generals stay where you are in control.',
          'Expansionist: you may attack everybody but Neutrals at home; nobody helps you.',
        ],
      },
    ],
  },
  {
    id: '9',
    title: 'Adjusting the board',
    body: [
      'When relations change, pieces that contradict them leave at once. A Garrison that leaves becomes a Unit of one of its Power’s Generals, or 1 Money if none can take it. A General goes to the nearest land his Power controls where he may stand, or off the map without his Units.',
    ],
  },
  {
    id: '9.1',
    title: 'From war to peace',
    body: [
      'Garrisons in the home of a Power you are now at peace with come home. Generals may stay if you are in the same Coalition and the host allows it; if the host is Neutral they must go.',
    ],
  },
  {
    id: '9.2',
    title: 'From peace to war',
    body: [
      'Where former friends stand together, the stronger side stays. At equal strength the side with the Garrison stays; without one, both choose rock, paper or scissors in secret.',
      'The weaker side’s Garrison and Generals leave.',
    ],
  },
  {
    id: '9.3',
    title: 'Becoming Neutral',
    body: [
      'Foreign pieces leave the home of the Power that became Neutral. Its own Garrisons in other Powers’ homes and its Generals in land it does not control come home. Its Garrisons elsewhere stay, and may be attacked.',
    ],
  },
  {
    id: '11',
    title: 'Minor Powers',
    body: [
      {
        table: [
          ['Players', 'Minor Powers'],
          ['5', 'Ottomans'],
          ['4', 'Prussia, Ottomans'],
          ['3', 'Prussia, Ottomans, and Russia or Austria'],
        ],
      },
      'Each time a Minor Power’s dial comes to Muster, all players bid Morale in secret, before anybody acts. The highest bid wins and is paid; the others keep theirs. Ties go to the higher in the Order of Play.',
      'The winner acts for it until its next Muster, with its cards, Money and Generals. It takes the status of its master and both are treated as allies.',
      {
        list: [
          'It takes no Gain Influence action; Influence from its battles goes to its master.',
          'No bonus for French Generals it beats, and no Influence for subsidies given to it.',
          'If its Capital is in other hands at its Muster, nobody bids: whoever controls the Capital controls the Power.',
          'Before its first Muster it does not act. If it is attacked, Britain plays its cards, or France if the attacker is in the British Coalition.',
        ],
      },
    ],
  },
];
