/** The event of a card, one operation after the other (§8.2.2). */
import type { Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import type { EventCard } from '../data/model.ts';
import type { OpOf, Verb } from '../data/ops.ts';
import type { TaskOf } from '../tasks.ts';
import type { CardId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { AREA_VERBS } from './areas.ts';
import { AUCTION_VERBS } from './auctions.ts';
import { DIPLOMACY_VERBS } from './diplomacy.ts';
import { ECONOMY_VERBS } from './economy.ts';
import { holds } from './guards.ts';
import { UNIT_VERBS } from './units.ts';

/** Who played the card that is being carried out: choices are his unless the text says otherwise (facts no. 50). */
export type Play = TaskOf<'event'>;

/** What a verb of the card language does. */
export type Does<V extends Verb> = { does(game: Game, op: OpOf<V>, play: Play): Rules | undefined }['does'];
export type Verbs<V extends Verb> = { readonly [K in V]: Does<K> };

const VERBS: Verbs<Verb> = {
  ...AUCTION_VERBS,
  ...DIPLOMACY_VERBS,
  ...AREA_VERBS,
  ...UNIT_VERBS,
  ...ECONOMY_VERBS,
};

function eventCard({ data }: World, id: CardId): EventCard {
  const card = data.cards.get(id);
  if (!card) throw new Error(`There is no card ${id}`);
  return card;
}

/** One operation, if its guard holds; whatever it interrupts play with is done before the next. */
export function* event(game: Game, task: Play): Rules {
  const { ops } = eventCard(game, task.card);
  if (task.op === 0) begin(game, task);
  const op = ops[task.op];
  task.op++;
  if (op === undefined) return finish(game, task);
  if (!holds(game, op.when, task)) return;
  const verb: Does<Verb> = VERBS[op.op];
  const asks = verb(game, op, task);
  if (asks) yield* asks;
}

/** Against the rival of The Rise of Portugal the battle of Diu brings it one squadron more. */
function begin({ state, tell }: Game, { card }: Play): void {
  tell({ type: 'event', card });
  if (card !== '209' || !state.rival) return;
  state.rival.squadrons.push('arabian_sea');
  tell({ type: 'rival-arrives', at: 'arabian_sea' });
}

/** The card has been played in this turn: some rules ask for that. */
function finish(game: Game, task: Play): void {
  finishTask(game, task);
  game.state.inForce.push(task.card);
}
