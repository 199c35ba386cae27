/** Everything the game says, in English: one file for each chapter; names come from the data. */
import type { Words } from '@quadrille/kernel';
import type { Data } from '../data/model.ts';
import { ACTIONS } from './actions.ts';
import { COMBAT } from './combat.ts';
import { namesFrom } from './names.ts';
import { OPTIONS } from './options.ts';
import { ordersFrom } from './orders.ts';
import { POLITICS } from './politics.ts';
import { SEQUENCE } from './sequence.ts';

export const wordsFrom = (data: Data): Words => ({
  ...OPTIONS,
  ...SEQUENCE,
  ...ACTIONS,
  ...COMBAT,
  ...POLITICS,
  ...ordersFrom(data),
  ...namesFrom(data),
});
