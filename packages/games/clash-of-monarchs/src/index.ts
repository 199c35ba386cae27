import { type AnyDefinition, digest, type Title } from '@quadrille/kernel';
import { DATA, type Data, type Files, ownFiles } from './board/data.ts';
import { insightFor } from './bot/insight.ts';
import { defineFrom } from './definition.ts';
import { editableOf } from './editable.ts';
import { lensFor } from './lens.ts';
import { ID, scenariosOf, TITLE } from './meta.ts';
import { treatiesFor } from './treaties.ts';

export { DATA, type Data, dataFrom } from './board/data.ts';
export { defineFrom } from './definition.ts';
export type { Event } from './events.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

/** The files of this package. */
const OWN = ownFiles();

/** The title played with these data: ours, or those of an edition. */
export const titleFrom = (data: Data, files: Files): Title => ({
  id: ID,
  title: TITLE,
  listed: true,
  motto: 'The Seven Years War, 1756–1762: cards, marches, sieges and great battles.',
  length: '1–3 hours a year of war',
  first: { scenario: 's1756', players: 2, seat: 'anglo-prussia' },
  scenarios: scenariosOf(data),
  definition: defineFrom(data) as AnyDefinition,
  insight: insightFor(data),
  lens: lensFor(data),
  treaties: treatiesFor(data),
  data: digest(files),
  editable: editableOf(OWN, titleFrom),
});

export const clashOfMonarchs: Title = titleFrom(DATA, OWN);
export const titles: readonly Title[] = [clashOfMonarchs];
