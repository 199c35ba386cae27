/** Battle cards: drawing, discarding, and how many may be held. */
import { choose, option, parallel, type Rules } from '@quadrille/kernel';
import { cite } from './cite.ts';
import { decider, isMinor, isUncontrolled } from './facts.ts';
import type { Game, Stock, World } from './state.ts';
import type { Card, Power } from './vocabulary.ts';

const rising = (a: Card, b: Card) => a - b;

/** Draws Battle cards; an empty deck is made new from the discards (C §2). Returns how many there were to draw. */
export function draw(game: Game, power: Power, cards: number): number {
  const { state, tell, liftVeil } = game;
  const { hand } = state.powers[power];
  const seat = reader(game, power);
  let drawn = 0;
  for (; drawn < cards; drawn++) {
    const card = topCard(game, power);
    if (card === undefined) break;
    hand.push(card);
    if (seat !== null) tell({ type: 'drew-card', power, card }, [seat]);
  }
  if (drawn === 0) return 0;
  hand.sort(rising);
  liftVeil();
  tell({ type: 'drew', power, cards: drawn });
  return drawn;
}

/** Who sees the cards of a Power: its player, and in a battle whoever plays a Minor Power in nobody's hands (C §11). */
function reader(game: Game, power: Power): Power | null {
  const { master, battle } = game.state;
  return battle !== null && isMinor(game, power) ? decider(game, power) : master[power];
}

/** The top card of a Power's deck, reshuffled from the discards if need be; `undefined` if all cards are in hands. */
export function topCard({ state, random, tell, rules }: Game, power: Power): Card | undefined {
  const { deck, discard } = rules.stock(state, power);
  if (deck.length === 0 && discard.length > 0) {
    tell({ type: 'reshuffled', cards: discard.length });
    deck.push(...discard.splice(0));
    random.shuffle(deck, 'deck');
  }
  return deck.pop();
}

export function canDraw({ state, rules }: World, power: Power): boolean {
  const { deck, discard } = rules.stock(state, power);
  return deck.length + discard.length > 0;
}

/** The decks on the table, each with the Powers that draw from it. */
export function stocksOf({ state, rules }: World): Map<Stock, Power[]> {
  const stocks = new Map<Stock, Power[]>();
  for (const power of rules.powers) {
    const stock = rules.stock(state, power);
    stocks.set(stock, [...(stocks.get(stock) ?? []), power]);
  }
  return stocks;
}

/** The different cards of a hand. */
export function valuesIn(hand: readonly Card[]): Card[] {
  const values: Card[] = [];
  for (const card of hand) if (card !== values.at(-1)) values.push(card);
  return values;
}

export function takeFromHand({ state }: World, power: Power, card: Card): void {
  const { hand } = state.powers[power];
  hand.splice(hand.indexOf(card), 1);
}

/** Asks for one card and discards it. */
export function* discardOne(game: Game, power: Power, why: 'discard' | 'hand-limit'): Rules {
  const { state, tell, liftVeil } = game;
  const limit = game.rules.handLimit(power);
  const card = yield* choose(
    decider(game, power),
    cite(game, why, why === 'discard' ? 'muster' : 'hand', { power, limit }),
    () => valuesIn(state.powers[power].hand).map((each) => option(`card/${each}`, each)),
  );
  takeFromHand(game, power, card);
  game.rules.stock(state, power).discard.push(card);
  liftVeil();
  tell({ type: 'discarded', power, card });
}

/** The limit holds for everybody at the end of an action (C §4). */
export function* keepAllHandLimits(game: Game): Rules {
  const over = game.rules.powers.filter((power) => holdsTooMany(game, power));
  if (over.length > 0) yield* parallel(over.map((power) => keepHandLimit(game, power)));
}

/** A Power in nobody's hands may hold any number. */
const holdsTooMany = (game: Game, power: Power): boolean =>
  !isUncontrolled(game, power) && game.state.powers[power].hand.length > game.rules.handLimit(power);

/** No more Battle cards than the title allows at the end of any action: 10 (France) or 6 (C §4), 6 (AR §5), 7 (RP §8). */
export function* keepHandLimit(game: Game, power: Power): Rules {
  while (holdsTooMany(game, power)) yield* discardOne(game, power, 'hand-limit');
}
