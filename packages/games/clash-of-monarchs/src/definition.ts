/** The rules of Clash of Monarchs, made from its data: ours, or those of an edition. */
import type { Definition } from '@quadrille/kernel';
import type { PhaseId } from './agenda.ts';
import type { Data } from './board/data.ts';
import type { Event } from './events.ts';
import { forecastFor } from './forecast/index.ts';
import { discreetly } from './intelligence/announce.ts';
import { ID, VERSION } from './meta.ts';
import { phases } from './phases.ts';
import { setUp } from './setup/index.ts';
import { seatsOf } from './setup/seats.ts';
import type { State } from './state.ts';
import { determiniseWith, type View, viewWith } from './view.ts';
import { CLOCK, OPEN, ORDERS } from './waiting.ts';
import { wordsOf } from './words/index.ts';
import { withData } from './world.ts';

export const defineFrom = (data: Data): Definition<State, Event, PhaseId, View> => ({
  id: ID,
  version: VERSION,
  words: wordsOf(data),
  seats: seatsOf,
  first: () => 'opening',
  phases: withData(data, discreetly(phases)),
  setUp: setUp(data),
  view: viewWith(data),
  determinise: determiniseWith(data),
  forecast: forecastFor(data),
  open: OPEN,
  orders: ORDERS,
  clock: CLOCK,
});
