/**
 * What a seat may know of a match of Realpolitik. `core/view.ts` has the option ids that the family shares; these are
 * this title's own, or differ:
 *
 * | decision (`prompt.id`)    | options |
 * |---|---|
 * | `action-card` (sealed)    | `play/<taxation, influence, mobilisation, dispatch, movement>`; `args.power` may be a Minor Power |
 * | `entreaty` (sealed)       | `alliance/<power>`: who gets the Alliance marker; all others get a War marker |
 * | `bid` (bid)               | `<number>`: Morale for Italy, if several have sought it |
 * | `free-trains`             | `train/<territory>/<territory>`, `done` |
 * | `agree-train`             | `yes`, `no`: an ally's Train across a border |
 * | `deploy`                  | `place/<general>/<territory>`, `withdraw/<general>`, `done` |
 * | `mobilise`                | `unit/<general>`, `train/<territory>/<territory>`, `fortress/<territory>`, `card`, `morale`, `done` |
 * | `pre-move`                | `rail/<general>/<territory>`, `ferry/<general who gives a Unit>/<general who takes it>`, `done` |
 * | `battle-card`             | also `card/1/discard/<general>/<place in his pile, from 1>` |
 *
 * Borders name the first Territory of the alphabet first.
 */
import type { Random, Seat } from '@quadrille/kernel';
import type { State } from '../core/state.ts';
import { imagine, type View, viewOf } from '../core/view.ts';
import { SCENARIO } from './scenario.ts';
import { worldOf } from './world.ts';

export type { View, VisibleRealpolitik } from '../core/view.ts';

export function view(state: State, seat: Seat | null): View {
  const seen = viewOf(worldOf(state), seat);
  return seen.realpolitik ? { ...seen, realpolitik: { ...seen.realpolitik, boxes: SCENARIO.topBox + 1 } } : seen;
}

export const determinise = (state: State, seat: Seat | null, random: Random): void =>
  imagine(worldOf(state), seat, random);
