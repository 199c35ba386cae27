import type { Definition } from '@quadrille/kernel';
import { DATA, type Data } from './data.ts';
import { clock, forecast, orders } from './foresight.ts';
import { ID, VERSION } from './meta.ts';
import { type PhaseId, phasesWith } from './phases.ts';
import { seatsOf, setUp } from './setup.ts';
import type { Event, State } from './state.ts';
import { determinise, type View, view } from './view.ts';
import { wordsOf } from './words.ts';

/** The rules of Skirmish, as the kernel plays them: made from its data, ours or those of an edition. */
export const defineFrom = (data: Data): Definition<State, Event, PhaseId, View> => ({
  id: ID,
  version: VERSION,
  words: wordsOf(data),
  seats: seatsOf,
  first: () => 'muster',
  phases: phasesWith(data),
  setUp: (setup, random) => setUp(data, setup, random),
  view,
  determinise,
  forecast,
  orders,
  clock,
});

export const skirmish = defineFrom(DATA);
