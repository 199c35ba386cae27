/** The rules as the kernel plays them, made from data: the printed ones, or an edition of somebody's own. */
import type { Definition } from '@quadrille/kernel';
import type { Data } from './data/model.ts';
import type { Event } from './events.ts';
import { forecastWith } from './forecast.ts';
import { ID, VERSION } from './meta.ts';
import { OPEN } from './open.ts';
import { CLOCK, ORDERS } from './orders.ts';
import { type PhaseId, phases } from './phases.ts';
import { mapsOf } from './setup/printed.ts';
import { seatsOf, setUp } from './setup/setup.ts';
import type { State } from './state.ts';
import { determiniseWith, type View, viewWith } from './view.ts';
import { wordsFrom } from './words/index.ts';
import { withData } from './world.ts';

export type Rulebook = Definition<State, Event, PhaseId, View>;

export function defineFrom(data: Data): Rulebook {
  const printed = mapsOf(data);
  return {
    id: ID,
    version: VERSION,
    words: wordsFrom(data),
    open: OPEN,
    seats: seatsOf,
    first: () => 'groups',
    phases: withData(data, printed, phases),
    setUp: (setup) => setUp(data, setup),
    view: viewWith(data, printed),
    determinise: determiniseWith(data),
    forecast: forecastWith(data, printed),
    orders: ORDERS,
    clock: CLOCK,
  };
}
