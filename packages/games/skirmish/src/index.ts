import { digest, type Title } from '@quadrille/kernel';
import { insightFor } from './bot/insight.ts';
import { DATA, type Data } from './data.ts';
import { defineFrom } from './definition.ts';
import { editableOf } from './editable.ts';
import { ID, scenariosOf, TITLE } from './meta.ts';

export { skirmish } from './definition.ts';
export type { Event, State } from './state.ts';
export type { View } from './view.ts';

/** The teaching game: it shows how a game is written, and is not offered to players. */
export const titleFrom = (data: Data): Title => ({
  id: ID,
  title: TITLE,
  listed: false,
  scenarios: scenariosOf(data),
  definition: defineFrom(data),
  insight: insightFor(data),
  data: digest([data.board, data.cards, data.wares, data.scenarios]),
  editable: editableOf(titleFrom),
});

export const title: Title = titleFrom(DATA);

export const titles: readonly Title[] = [title];
