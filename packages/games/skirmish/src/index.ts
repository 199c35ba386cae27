import { digest, type Title } from '@quadrille/kernel';
import { BOARD, CARDS, SCENARIOS, WARES } from './board.ts';
import { insight } from './bot/insight.ts';
import { skirmish } from './definition.ts';
import { ID, scenarios, TITLE } from './meta.ts';

export { skirmish } from './definition.ts';
export type { Event, State } from './state.ts';
export type { View } from './view.ts';

/** The teaching game: it shows how a game is written, and is not offered to players. */
export const title: Title = {
  id: ID,
  title: TITLE,
  listed: false,
  scenarios,
  definition: skirmish,
  insight,
  data: digest([BOARD, CARDS, WARES, SCENARIOS]),
};

export const titles: readonly Title[] = [title];
