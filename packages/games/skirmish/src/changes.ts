/** The small changes that several chapters share. */
import { BOARD, type Card, HAND_LIMIT, type House, type Place } from './board.ts';
import { affairsOf, byCard } from './facts.ts';
import type { Game } from './world.ts';

/** Draws a card; an empty deck is made new from the discards; a full hand draws nothing (S §3). */
export function draw({ state, random, tell }: Game, house: House): void {
  const { hand } = affairsOf(state, house);
  if (hand.length >= HAND_LIMIT) return;
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck.push(...random.shuffle(state.discard.splice(0), 'deck'));
    tell({ type: 'reshuffled' });
  }
  const card = state.deck.pop();
  if (!card) return;
  hand.push(card);
  hand.sort(byCard);
  tell({ type: 'drew', house });
  tell({ type: 'drew-card', house, card }, [house]);
}

/** Puts a card of a hand on the discards, face up. */
export function discard({ state }: Game, house: House, card: Card): void {
  const { hand } = affairsOf(state, house);
  hand.splice(hand.indexOf(card), 1);
  state.discard.push(card);
}

/** Pays coins to the bank, or, with a negative sum, takes them from it as far as it can pay. Returns what was taken. */
export function pay({ state }: Game, house: House, coin: number): number {
  const paid = Math.max(coin, -state.bank);
  affairsOf(state, house).coin -= paid;
  state.bank += paid;
  return -paid;
}

/** Moves troops from the reserve to a place. */
export function raise({ state }: Game, house: House, place: Place): void {
  affairsOf(state, house).reserve--;
  state.field[place].troops++;
}

/** Moves troops from a place to the reserve. */
export function fall(game: Game, house: House, place: Place, troops: number): void {
  leave(game, place, troops);
  affairsOf(game.state, house).reserve += troops;
  game.tell({ type: 'lost', house, troops });
}

/** Puts troops into a place that its house holds or may take. */
export function enter({ state }: Game, house: House, place: Place, troops: number): void {
  const field = state.field[place];
  field.holder = house;
  field.troops += troops;
}

/** Takes troops out of a place. One that is left empty is no longer held, unless it is a home; its wall falls. */
export function leave(game: Game, place: Place, troops: number): void {
  const field = game.state.field[place];
  field.troops -= troops;
  if (field.troops > 0 || BOARD[place].home !== null) return;
  field.holder = null;
  dropWall(game, place);
}

/** A wall that falls goes back to the market (S §5). */
export function dropWall({ state, tell }: Game, place: Place): void {
  const field = state.field[place];
  if (!field.wall) return;
  field.wall = false;
  state.stock.wall++;
  tell({ type: 'wall-fell', place });
}
