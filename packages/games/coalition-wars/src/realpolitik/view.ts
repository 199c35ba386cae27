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
 * | `pre-move`                | `rail/<general>/<territory>`, `ferry/<general who gives a Unit>/<general who takes it>`, `garrison/<general>`, `done` |
 * | `battle-card`             | also `card/1/discard/<general>/<place in his pile, from 1>` |
 *
 * Borders name the first Territory of the alphabet first.
 */
import type { Seat } from '@quadrille/kernel';
import type { World } from '../core/state.ts';
import { type View, type VisibleRealpolitik, viewOf } from '../core/view.ts';
import type { ActionCard, Card, Power } from '../core/vocabulary.ts';
import { partOf } from './part.ts';
import { POWERS, scenarioIn } from './scenario.ts';

export type { View, VisibleRealpolitik } from '../core/view.ts';

/** What the family shows, and what only Realpolitik has on the table; of every Power's deck what lies open. */
export const view = (world: World, seat: Seat | null): View =>
  Object.assign(viewOf(world, seat), { realpolitik: visiblePart(world) });

function visiblePart({ state, rules }: World): VisibleRealpolitik {
  const part = partOf(state);
  const { prestige, box, movers, trains, rail } = part;
  const revealed: Partial<Record<Power, ActionCard>> = {};
  const played: Partial<Record<Power, readonly ActionCard[]>> = {};
  const stocks: Partial<Record<Power, { readonly deck: number; readonly discard: readonly Card[] }>> = {};
  for (const power of POWERS) {
    const { deck, discard } = part.stocks[power];
    const card = part.revealed[power];
    if (card !== undefined) revealed[power] = card;
    played[power] = part.played[power].slice();
    stocks[power] = { deck: deck.length, discard: discard.slice() };
  }
  return {
    prestige: prestige.slice(),
    box,
    boxes: scenarioIn(rules.data).topBox + 1,
    played: played as VisibleRealpolitik['played'],
    revealed,
    movers: movers.slice(),
    trains: trains.slice(),
    rail: { moved: rail.moved.slice(), gave: rail.gave.slice(), took: rail.took.slice() },
    stocks: stocks as VisibleRealpolitik['stocks'],
  };
}
