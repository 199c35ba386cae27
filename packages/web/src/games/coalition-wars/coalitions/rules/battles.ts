import type { RuleSection } from '../../../rulebook.ts';

export const battles: readonly RuleSection[] = [
  {
    id: '8',
    title: 'Battles',
    body: [
      'A General who enters a land with Generals or a Garrison of a Power at war with him must fight. All marches of the round come first; then the mover says in which order the battles are fought.',
      {
        steps: [
          'Strength on the board.',
          'Support: for the attacker, then for the defender.',
          'Battle cards, one by one, face down.',
          'All cards are revealed, and the higher total wins.',
        ],
      },
    ],
  },
  {
    id: '8.1',
    title: 'Strength',
    body: [
      '1 for each General, Unit and Garrison in the land; 4 for a Garrison with a Fortress. Allies in the land defend together.',
    ],
  },
  {
    id: '8.2',
    title: 'Support',
    body: [
      'A General with Units in an adjacent land may support his own Power or an ally, if he is in no other battle of this round. He adds no strength, but each of his Units allows a card. British Units support along one Sea Lane too.',
    ],
  },
  {
    id: '8.3',
    title: 'Battle cards',
    body: [
      'In turn: the attacker, the defenders, those who support the attack, those who support the defence; one card per General, face down in his own pile, or a pass. Then again, until everybody has passed.',
      'One card per Unit, each costs 1 Morale. Who passes is out. With no Morale at the beginning of the battle you may still play a single card, unless you only support.',
      {
        table: [
          ['Card', 'Ability'],
          ['2', 'counts 3 in a land you control'],
          ['3', 'may be played face up, to reveal one card of the enemy'],
          ['4', 'each pair of them in one pile adds 1'],
          ['5', 'if you lose, each costs 1 more Morale'],
        ],
      },
      { reconstructed: 'Ten cards of each value: four values and forty cards are stated, the shares are not.' },
    ],
  },
  {
    id: '8.4',
    title: 'Outcome',
    body: [
      'Every General who took part, supporters too, loses 1 Unit. Every Power that played a card draws one.',
      {
        list: [
          'A draw: the defenders stay. The attacker retreats to the nearest land he controls, or off the map without his Units.',
          'Victory: everybody on the winning side gains 1 Influence for each beaten General in the land, supporters too. For a beaten French General those of the British Coalition who fought there gain 1 more. Nothing for a lone Garrison. A victorious attacker may leave a Garrison.',
          'Defeat: Generals in the land lose all Units and go to their Capital if it is free and their own, or off the map. Garrisons are lost.',
        ],
      },
      'A Fortress stays, whoever wins.',
    ],
  },
  {
    id: '10',
    title: 'Named Generals',
    body: [
      'An optional rule. Besides Napoleon each Power has one:',
      {
        list: [
          'Wellington adds 1 and his Units to the strength of a battle he supports, not over a Sea Lane.',
          'Schwarzenberg may play one card more for each allied Power that supports him.',
          'Blücher loses at most 2 Units in defeat and may retreat to an adjacent land without enemies.',
          'Kutuzov, defending, may slip away before support is declared, to an adjacent land without enemies, for 1 Unit.',
          'The Grand Vizier, beaten, returns at once with 1 Unit to any Ottoman land without an Ottoman General.',
        ],
      },
    ],
  },
  {
    id: '12',
    title: 'L’Empereur',
    body: [
      'Alone or together against Napoleon, with the set-up of 1805. You play all other Powers as one Grand Coalition and win if one of your Generals stands in Paris at the end of a turn. You lose when France reaches 25 Influence; it begins with 5, 10 or 15.',
      {
        list: [
          'No diplomacy; actions go in the order of the wheel; one round of movement, for which France gains 1 Morale.',
          'You gain no Influence; Gain Influence pays Money for your Disputed Territories instead.',
          'On Muster, Leadership and Movement Napoleon draws a card: your Power with the lowest Morale gains 1, then he gains Influence from the lands on the card that he holds and attacks the others, with a General and three Units each.',
          'In battle you play your cards openly first; then Napoleon draws, card by card, while it can still help him. Abilities of cards do not count.',
          'If a Unit of yours is in a French home, he races to Paris instead of drawing.',
        ],
      },
      { reconstructed: 'The lands on eleven of the twelve cards are rebuilt after the campaigns they are named for.' },
    ],
  },
  {
    id: '13',
    title: 'Scenarios',
    body: [
      {
        table: [
          ['Year', 'Name', 'Influence at the start', 'Length'],
          ['1792', 'The First Coalition', '0', 'long'],
          ['1798', 'The Second Coalition', '5', 'long'],
          ['1805', 'The Third Coalition', '0', 'long'],
          ['1806', 'The Fourth Coalition', '6', 'medium'],
          ['1809', 'The Fifth Coalition', '9', 'medium'],
          ['1812', 'The Sixth Coalition', '12', 'short'],
          ['1813', 'The Grand Alliance', '13', 'short'],
        ],
      },
      'In 1792 and 1806 Spain is closed until a French General enters it or somebody has 11 Influence. In 1792 a French General in Provence may sail to Egypt once, unless a British General stands in Napoli or the Patrimonium.',
    ],
  },
];
