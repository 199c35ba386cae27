import type { RuleSection } from '../../../rulebook.ts';

export const battles: readonly RuleSection[] = [
  {
    id: '9',
    title: 'Battles',
    body: [
      'A General who enters a land with Generals or a Garrison of a Power at war with him must fight. All marches of the round come first; then the mover says in which order the battles are fought.',
      {
        steps: [
          'Strength on the board.',
          'Support: for the attacker, then for the defender.',
          'Battle cards, one by one, face down.',
          'All cards are revealed, and the higher total wins.',
          'The victors rise in Prestige.',
        ],
      },
    ],
  },
  {
    id: '9.1',
    title: 'Strength',
    body: [
      '1 for each General, Unit and Garrison in the land; 4 for a Garrison with a Fortress. Allies in the land defend together.',
    ],
  },
  {
    id: '9.2',
    title: 'Support',
    body: [
      'A General with Units in an adjacent land may support his own Power or its ally, if he is in no other battle of this round. He adds no strength, but each of his Units allows a card. Nobody supports over a Sea Lane.',
    ],
  },
  {
    id: '9.3',
    title: 'Battle cards',
    body: [
      'In turn: the attacker, the defenders, those who support the attack, those who support the defence; one card per General, face down in his own pile, or a pass. Then again, until everybody has passed.',
      'One card per Unit, each costs 1 Morale. Who passes is out. With no Morale at the beginning of the battle you may still play a single card, unless you only support.',
      {
        table: [
          ['Card', 'Ability'],
          ['1', 'may be played face up, to discard one card of the enemy'],
          ['2', 'counts 3 in a land you control'],
          ['3', 'may be played face up, to reveal one card of the enemy'],
          ['4', 'each pair of them in one pile adds 1'],
          ['5', 'if you lose, each costs 1 more Morale'],
        ],
      },
      { note: 'A card that a 1 has discarded was played all the same: it used up its Unit and its Morale.' },
      {
        reconstructed:
          'Each deck has 13 cards: two 1s, three each of 2, 3 and 4, two 5s. Count and values are stated, the shares are not.',
      },
    ],
  },
  {
    id: '9.4',
    title: 'Outcome',
    body: [
      'Every General who took part, supporters too, loses 1 Unit. Every Power that played a card draws one.',
      {
        list: [
          'A draw: the defenders stay. The attacker retreats to the nearest land he controls, or off the map without his Units.',
          'Victory: everybody on the winning side gains 1 Influence for each beaten General in the land, supporters too; nothing for a lone Garrison. A victorious attacker may leave a Garrison.',
          'Defeat: Generals in the land lose all Units and go to their Capital if it is free, or off the map. Garrisons are lost.',
        ],
      },
      'A Fortress stays, whoever wins.',
    ],
  },
  {
    id: '9.5',
    title: 'Prestige',
    body: [
      'Every victor who fought in the land, not only supported, changes places with the Power to the left on the Prestige track.',
    ],
  },
];
