/** What a seat may know of a match of Coalitions (`core/view.ts` has the option ids). */
import type { Random, Seat } from '@quadrille/kernel';
import type { State } from '../core/state.ts';
import { imagine, type View, viewOf } from '../core/view.ts';
import { worldOf } from './world.ts';

export type { View, VisibleAffairs, VisibleBattle, VisibleEmpereur } from '../core/view.ts';

export const view = (state: State, seat: Seat | null): View => viewOf(worldOf(state), seat);

export const determinise = (state: State, seat: Seat | null, random: Random): void =>
  imagine(worldOf(state), seat, random);
