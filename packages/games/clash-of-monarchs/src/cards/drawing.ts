/** The Draw Phase (5.1.1, 8.2.1). */
import { choose, option, parallel, type Rules } from '@quadrille/kernel';
import type { PhaseId } from '../agenda.ts';
import { asking } from '../cite.ts';
import { hasTurns } from '../facts/sides.ts';
import { isFatigued } from '../facts/will.ts';
import { imperialPressure } from '../options/pressure.ts';
import { commonHand, deckOf } from '../setup/cards.ts';
import { POWERS, type Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { discard, draw, handOf, mayPlayEvent, pilesOf } from './hands.ts';
import { renewTactics } from './tactics.ts';

/** Every Belligerent Power draws; a Fatigued one returns a card; hands beyond the limit are cut (readings, 19). */
export function* drawPhase(game: Game): Rules<PhaseId> {
  const { state, data } = game;
  for (const made of Object.values(state.colonialOps)) made.phase = 0;
  const drawing = POWERS.filter((power) => hasTurns(state, power));
  for (const power of drawing) draw(game, power, data.tables.politics.hand.draw[power]);
  for (const power of drawing) if (isFatigued(game, power)) returnOne(game, power);
  const hands = drawing.filter((power) => deckOf(game, power) === power);
  yield* parallel([
    ...hands.map((power) => cutDown(game, power)),
    ...drawing.map((power) => renewTactics(game, power)),
  ]);
  yield* imperialPressure(game);
  return 'round';
}

/** A random Event card that the Power could play goes back, and the deck is shuffled (8.2.1, 21.3.1). */
function returnOne(game: Game, power: Power): void {
  const { random, tell } = game;
  const { hand, draw: pile } = pilesOf(game, power);
  const playable = hand.filter((card) => mayPlayEvent(game, power, card));
  if (playable.length === 0) return;
  const card = random.pick(playable, 'fatigue');
  hand.splice(hand.indexOf(card), 1);
  pile.push(card);
  random.shuffle(pile, `deck/${deckOf(game, power)}`);
  tell({ type: 'returned-one', power });
}

/** Most cards after drawing: 8, Russia 6, together 14; one less for each that is Fatigued (8.2.1). */
export function handLimit(world: World, power: Power): number {
  const { limit, common } = world.data.tables.politics.hand;
  const less = (each: Power) => (isFatigued(world, each) ? 1 : 0);
  if (power === 'FR' && commonHand(world)) return common - less('FR') - less('RU');
  return limit[power] - less(power);
}

function* cutDown(game: Game, power: Power): Rules {
  const { tell, state } = game;
  while (handOf(game, power).length > handLimit(game, power)) {
    const card = yield* choose(
      state.seats[power],
      asking('discard', '8.2.1', { power, over: handOf(game, power).length - handLimit(game, power) }),
      () => handOf(game, power).map((id) => option(`discard/${id}`, id)),
    );
    discard(game, power, card);
    tell({ type: 'discarded', power, card, why: 'limit' });
  }
}
