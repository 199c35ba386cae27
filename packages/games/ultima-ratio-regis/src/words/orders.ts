/** Standing orders, the unit of clocks, and forecasts. */
import type { Words } from '@quadrille/kernel';
import type { Data } from '../data/model.ts';
import { POWERS } from '../vocabulary.ts';

export const ordersFrom = ({ powers }: Data): Words => ({
  'order/pass-until-my-impulse': 'Let every reaction pass until my impulse.',
  'order/pass-battles-of-others': 'Let the battles of others pass.',
  'order/no-combat-cards': 'Play no combat cards.',
  ...Object.fromEntries(
    POWERS.map((power) => [
      `order/pass-against-${power}`,
      `Let every reaction against ${powers[power].name} pass while we are at war.`,
    ]),
  ),
  'unit/impulse': 'impulse',

  'forecast/supply': 'Supplied there',
  'forecast/battlefield': 'Dice on each side',
  'forecast/opposition': 'Die against you: category',
  'forecast/disadvantage-terrain': 'Disadvantage for the terrain',
  'forecast/disadvantage-landing': 'Disadvantage for the landing',
  'forecast/siege-casualties': 'Siege casualties of the enemy',
  'forecast/disadvantage-moved': 'Disadvantage: all troops came in this action',
  'forecast/fortress': 'Die of the fortress',
  'forecast/own-leader': 'Your commander',
  'forecast/enemy-leader': 'Enemy commander',
  'forecast/fleets-against': 'Fleets that may support the enemy',
  'forecast/fleets-beside': 'Fleets that may support you',
  'forecast/enemy-cards': 'Cards the enemy holds, not counted',
  'forecast/win': 'Chance to win',
  'forecast/draw': 'Chance of a draw',
  'forecast/lose': 'Chance to lose',
});
