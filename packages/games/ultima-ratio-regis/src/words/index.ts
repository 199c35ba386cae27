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
import { TREATIES } from './treaties.ts';

/** All that the rules ask, refuse, tell and award. */
export const spoken: readonly string[] = Object.keys({ ...SEQUENCE, ...ACTIONS, ...COMBAT, ...POLITICS }).filter((id) =>
  /^(ask|refusal|event|result)\//.test(id),
);

export const wordsFrom = (data: Data): Words => ({
  ...OPTIONS,
  ...SEQUENCE,
  ...ACTIONS,
  ...COMBAT,
  ...POLITICS,
  ...TREATIES,
  ...ordersFrom(data),
  ...namesFrom(data),
});
