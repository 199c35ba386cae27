import type { Title } from '@quadrille/kernel';
import { insightFrom } from './bot/insight.ts';
import { dataFrom, printedTexts } from './data/load.ts';
import type { Data } from './data/model.ts';
import { defineFrom } from './definition.ts';
import { editableOf } from './editable.ts';
import { lens } from './lens.ts';
import { ID, scenariosOf, TITLE } from './meta.ts';
import { mapsOf } from './setup/printed.ts';
import { treaties } from './treaties.ts';

export type { Event } from './events.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

/** The files of this package. */
const TEXTS = printedTexts();

/** The game of an edition. */
export const titleFrom = (data: Data): Title => ({
  id: ID,
  title: TITLE,
  listed: true,
  motto: 'Three centuries of Europe and the seas, 1490–1789',
  length: '2–4 hours a turn; the solitaire half an hour',
  first: { scenario: 'rise_of_portugal', players: 1, seat: 'player-1' },
  scenarios: scenariosOf(data),
  definition: defineFrom(data),
  insight: insightFrom(data, mapsOf(data)),
  lens,
  treaties,
  data: data.digest,
  editable: editableOf(TEXTS, titleFrom),
});

/** The data of this package. */
export const DATA: Data = dataFrom(TEXTS);

export const title: Title = titleFrom(DATA);

export const titles: readonly Title[] = [title];
