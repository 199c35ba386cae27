/** The Winter Strategy Phase: one event or Supply Action card for each Power (19.3). */
import { choose, type Option, option, type Refused, type Rules } from '@quadrille/kernel';
import type { PhaseId } from '../agenda.ts';
import { holds } from '../cards/conditions.ts';
import { eventRefusal, playEvent } from '../cards/event.ts';
import { byCard, cardOf, discard, draw, handOf, mayUse } from '../cards/hands.ts';
import { changeSupplyActions } from '../changes/markers.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { modifiers } from '../facts/flags.ts';
import { hasTurns } from '../facts/sides.ts';
import { expireFlags } from '../politics/flags.ts';
import { beginTurn, playOrder } from '../sequence/rounds.ts';
import type { Stack } from '../state.ts';
import { pay, poverty, type Sharer, share, shareGoals, sharersOf } from '../supply/actions.ts';
import { notePaths } from '../supply/cut.ts';
import { type CardId, POWERS, type Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';

type Play =
  | { readonly event: CardId }
  | { readonly supply: CardId }
  | { readonly sharer: Sharer; readonly stack: Stack }
  | null;

/** The first time everybody draws a card; then Power after Power may play one, and share supply (10.5). */
export function* winterStrategy(game: Game): Rules<PhaseId> {
  const { state } = game;
  if (state.active === null) {
    state.order = [...playOrder(state)];
    winterDraw(game);
  }
  const done = state.active === null ? -1 : state.order.indexOf(state.active);
  const playing = state.active !== null && !state.turn.card ? state.active : undefined;
  const power = playing ?? state.order.slice(done + 1).find((each) => hasTurns(state, each));
  if (power !== state.active) expireFlags(game, 'end_of_turn');
  if (power === undefined) {
    state.active = null;
    return 'diplomacy';
  }
  if (power !== state.active) {
    beginTurn(state, power);
    notePaths(game);
  }
  const play: Play = yield* choose(
    state.seats[power],
    asking('winter-card', '19.3', { power }),
    () => plays(game, power),
    () => refusals(game, power),
  );
  if (play !== null && 'sharer' in play) {
    pay(game, power, 'share');
    share(game, play.sharer, play.stack);
    return 'winterStrategy';
  }
  if (play !== null && 'supply' in play) {
    discard(game, power, play.supply);
    game.tell({ type: 'played', power, card: play.supply, use: 'supply' });
    changeSupplyActions(game, power, cardOf(game, play.supply).ops, 'card');
    state.turn.supplyCard = true;
    state.turn.card = plays(game, power).length === 1;
    return 'winterStrategy';
  }
  state.turn.card = true;
  return play === null ? 'winterStrategy' : playEvent(game, power, play.event, 'winterStrategy');
}

/** One card each; French Fleet and Royal Navy come back from wherever they are (8.2.2; readings, 17). */
function winterDraw(game: Game): void {
  const { state, data } = game;
  for (const power of POWERS.filter((each) => hasTurns(state, each))) draw(game, power, 1);
  for (const { id, returns } of data.cards.cards.values()) {
    if (!returns || !hasTurns(state, returns.to) || modifiers(game, 'no_return').includes(id)) continue;
    const sight = { world: game, power: returns.to, card: id, notes: {} };
    if (returns.unless && holds(sight, returns.unless)) continue;
    const { draw: pile, discard: used, hand } = state.powers[returns.to];
    for (const from of [pile, used]) {
      if (!from.includes(id)) continue;
      from.splice(from.indexOf(id), 1);
      hand.push(id);
      hand.sort(byCard);
      game.tell({ type: 'returned', power: returns.to, card: id });
    }
  }
}

function plays(game: Game, power: Power): Option<Play>[] {
  const hand = game.state.turn.supplyCard ? [] : handOf(game, power);
  const shares: Option<Play>[] = poverty(game, power)
    ? []
    : sharersOf(game, power).flatMap((sharer) =>
        shareGoals(game, sharer).map((stack) =>
          option(`share/${sharer}/${nameOfStack(game, stack)}`, { sharer, stack }),
        ),
      );
  return [
    option('pass', null),
    ...hand
      .filter((card) => eventRefusal(game, power, card) === null)
      .map((card) => option(`event/${card}`, { event: card })),
    ...hand.filter((card) => mayUse(game, power, card)).map((card) => option(`supply/${card}`, { supply: card })),
    ...shares.filter(({ id }, i) => shares.findIndex((other) => other.id === id) === i),
  ];
}

const refusals = (game: Game, power: Power): Refused[] =>
  handOf(game, power).flatMap((card) => {
    const refusal = eventRefusal(game, power, card);
    return refusal ? [{ id: `event/${card}`, ...refusal }] : [];
  });
