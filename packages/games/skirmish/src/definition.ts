import type { Definition } from '@quadrille/kernel';
import { clock, forecast, orders } from './foresight.ts';
import { ID, VERSION } from './meta.ts';
import { type PhaseId, phases } from './phases.ts';
import { seatsOf, setUp } from './setup.ts';
import type { Event, State } from './state.ts';
import { determinise, type View, view } from './view.ts';
import { WORDS } from './words.ts';

/** The rules of Skirmish, as the kernel plays them. */
export const skirmish: Definition<State, Event, PhaseId, View> = {
  id: ID,
  version: VERSION,
  words: WORDS,
  seats: seatsOf,
  first: () => 'muster',
  phases,
  setUp,
  view,
  determinise,
  forecast,
  orders,
  clock,
};
