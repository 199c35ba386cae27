import type { RuleSection } from '../../rulebook.ts';

export const war: readonly RuleSection[] = [
  {
    id: '9',
    title: 'Supply',
    body: [
      'A Major Force is in Full, Short (−2) or Critical (−4) Supply. The penalty goes to MPs, forced marches, battle and siege rolls. Five SPs or fewer live off the land.',
    ],
  },
  {
    id: '9.2',
    title: 'Sources',
    body: [
      'Major Depots reach 4 MPs, Forward Depots 3 if they trace 6 MPs to another source. A fortress feeds those inside, and its own Power’s troops one space away. Besieged, masked or Disrupted sources feed nobody.',
    ],
  },
  {
    id: '9.3',
    title: 'Tracing',
    body: [
      'A path runs through spaces without enemies; through an enemy fortress if you have an SP there; past enemies if you have as many SPs.',
    ],
  },
  {
    id: '9.4',
    title: 'Getting worse',
    body: ['Whoever marches out of reach, or is cut off, drops one level at once, once a Turn at most.'],
  },
  {
    id: '9.5',
    title: 'Supply checks',
    body: [
      'At the start of your Turn each force in want goes back of its own will, or rolls: above its Commander’s Initiative it may stay.',
    ],
  },
  {
    id: '9.8',
    title: 'Distributing depots',
    body: ['A depot may be given up for 1 Thaler or 1 Supply Action. A captured one must be.'],
  },
  {
    id: '10',
    title: 'Supply Actions',
    body: [
      'Bought with a card or gained by raids, and kept. A force profits once a Segment and needs a supply path. Russia pays double until its supply improves.',
      {
        table: [
          ['Action', 'Cost'],
          ['Move a depot 5 MPs', '1'],
          ['Supply a force one level better', '1'],
          ['Besiege', '1'],
          ['+2 to rally', '1'],
          ['Share supply', '1'],
          ['Build a depot', '4'],
        ],
      },
    ],
  },
  {
    id: '10.1',
    title: 'Moving depots',
    body: ['5 MPs, with up to 2 SPs as escort, not into a space with an enemy force.'],
  },
  {
    id: '10.5',
    title: 'Sharing supply',
    body: [
      'For the rest of the year up to 15 allied SPs of one force trace to your depots, and march with you as one nation.',
    ],
  },
  {
    id: '11',
    title: 'Activation',
    body: [
      'The card’s number must reach the Commander’s Initiative. Say who marches. A leaderless force moves only by an event or without a card.',
    ],
  },
  {
    id: '11.3',
    title: 'Coordinated attacks',
    body: ['Commands that come after the first into the same space roll: they arrive, come late, or lose their way.'],
  },
  {
    id: '12',
    title: 'Movement',
    body: [
      'The Commander’s MPs, with these changes:',
      {
        table: [
          ['Below 16 SPs all the way', '+1'],
          ['Above 27 SPs, or siege guns', '−2'],
          ['Several nations', '−1'],
          ['Demoralized', '−2'],
          ['Short or Critical Supply', '−2 or −4'],
        ],
      },
    ],
  },
  { id: '12.2', title: 'Several nations', body: ['One MP less, and −1 to intercept, unless supply is shared.'] },
  {
    id: '12.3',
    title: 'Forced march',
    body: [
      'When all MPs are spent: die + MP rating, −1 from 21 SPs on. 11 gives 2 MPs more. 1 SP falls out at once, and after success a tenth of the rest.',
    ],
  },
  { id: '12.4', title: 'A leader alone', body: ['One a Turn, with 3 MPs more. He may not stop among enemies.'] },
  {
    id: '12.5',
    title: 'Picking up and dropping off',
    body: ['Free, within capacity and the Commander-in-Chief’s rule. What is left keeps the Supply State.'],
  },
  {
    id: '12.7',
    title: 'Entrenching',
    body: ['Spend 1 to 5 MPs: die + MPs + defence rating of 6 or more. It takes 5 infantry SPs and no siege.'],
  },
  {
    id: '12.8',
    title: 'Marching without a card',
    body: [
      '4 MPs, not into a space with an enemy, no attack, no siege. One Minor Force each Turn, and any one force instead of a card.',
    ],
  },
  {
    id: '12.9',
    title: 'Overrun',
    body: [
      'Four to one against an enemy that did not get away: all are captured, and the march goes on. In hills 1 MP for each SP.',
    ],
  },
  {
    id: '12.11',
    title: 'Fleets',
    body: ['Once a Turn: to a port as a depot, out to sea, to help one siege, home. The British may change seas.'],
  },
  {
    id: '12.12',
    title: 'Going back',
    body: ['Forces in want or disorder may go 2 MPs toward supply, unmolested, and leave up to 5 SPs.'],
  },
  {
    id: '13',
    title: 'Interception',
    body: [
      'A Command may try when an enemy enters its space or the next one, or rolls for a siege there. It must be more than a quarter of the enemy and in good order. Die + attack rating, +1 with light troops, −1 mixed, −2 across a river: 6 or more.',
    ],
  },
  {
    id: '14',
    title: 'Withdrawal',
    body: [
      'When an enemy enters: into the fortress without a roll; or die + defence rating, +1 with light troops: 6 or more, one space, not to where he came from.',
    ],
  },
  {
    id: '14.1',
    title: 'Who may withdraw',
    body: [
      'Before the first enemy who comes or is activated; who fails is pinned for the Turn. An intercepted force may too, and that ends its march. Austria may forbid it with Surprise Attack, and must then attack.',
    ],
  },
  {
    id: '15',
    title: 'Battle',
    body: ['Both sides play Tactics, add up their modifiers, roll on their column, and suffer what the enemy rolled.'],
  },
  {
    id: '15.1',
    title: 'Who attacks',
    body: [
      'The better Initiative chooses first, on a tie whoever is active. If both decline, they stay in the space together.',
    ],
  },
  {
    id: '15.3',
    title: 'Intensity',
    body: ['A red rating in use makes it Intense: two dice, modifiers up to 7. Otherwise one die, up to 5.'],
  },
  {
    id: '15.4',
    title: 'Tactics',
    body: [
      '10 SPs draw one. A rating of 0 or 1 plays one, 2 or more plays two, in turn, the attacker first, none twice.',
    ],
  },
  {
    id: '15.6',
    title: 'Modifiers',
    body: [
      'Commander, +1 for each field gun unit, ±1 for 3 line cavalry SPs more, −4 for a cavalry majority that attacks, −4 into hills, −1 at an enemy fortress, −2 against entrenchments, −2 or −4 in want.',
    ],
  },
  {
    id: '15.7',
    title: 'Results',
    body: [
      'SPs lost (every fourth is cavalry), a gun step for each +, a leader at risk for a natural 6 or *. The D level against Endurance (3 for Austria, Prussia, Russia; 2 else; +1 with a + rating): equal demoralizes, above routs.',
    ],
  },
  {
    id: '15.7.3',
    title: 'Frederick escapes',
    body: ['As a table option, a snuff box and Prittwitz’s hussars each save the king once.'],
  },
  {
    id: '15.8',
    title: 'Who wins',
    body: [
      'Whoever is less shaken; then the higher D level; then the greater loss. With Frederick an equal D level is enough.',
    ],
  },
  {
    id: '15.9',
    title: 'Retreats',
    body: [
      'One space, three when Routed, toward a friendly fortress or depot, around enemies if possible. Routed siege guns are captured.',
    ],
  },
  {
    id: '15.11',
    title: 'Crushing Victory',
    body: [
      'The loser had 10 SPs or lost 5, and is Routed or gone, while the winner is not Demoralized: +1 Will, and −2 for the loser.',
    ],
  },
  {
    id: '15.12',
    title: 'Fleets in battle',
    body: ['Where enemy fleets meet in the Baltic, or an event says so: one die on the Fleet table.'],
  },
  {
    id: '16',
    title: 'Morale',
    body: [
      'Demoralized: −2 MPs, no attack, no Interception. Routed: no activation, siege or Tactics besides. To rally, a Demoralized force rolls above its Commander’s Initiative; a Routed one becomes Demoralized by itself.',
    ],
  },
  {
    id: '17',
    title: 'Fortresses',
    body: ['A fortress holds out by itself. Troops inside cannot be attacked, only besieged or masked.'],
  },
  {
    id: '17.1',
    title: 'Inside',
    body: ['When an enemy first comes, you may take troops and depots in, as many as there is room for.'],
  },
  {
    id: '17.4',
    title: 'Sieges',
    body: [
      'A Command with guns and enough SPs, no battle this Turn, and no strong enemy outside. Laying siege or rolling in the Strategy Segment costs 1 Supply Action; the roll of the Siege Segment is free. Progress adds 1 to the next rolls.',
    ],
  },
  { id: '17.5', title: 'Garrisons', body: ['Shut in, they come out only to fight: alone, or with a relieving army.'] },
  {
    id: '17.6',
    title: 'Coups',
    body: ['Once a Season against each fortress, with 5 infantry SPs: 6 or more takes it, anything else costs 3 SPs.'],
  },
  {
    id: '17.7',
    title: 'What a fortress is worth',
    body: ['Its Victory Points change hands. Five SPs or more taken with it are a Crushing Victory.'],
  },
];
