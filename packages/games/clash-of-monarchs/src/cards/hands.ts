/** Hands, decks and discard piles (8.1, 8.2). */
import { deckOf } from '../setup/cards.ts';
import type { Standing } from '../state.ts';
import type { CardId, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import type { Card } from './deck.ts';

export const byCard = (a: CardId, b: CardId): number => a.localeCompare(b, 'en', { numeric: true });

export function cardOf({ data }: Pick<World, 'data'>, id: CardId): Card {
  const card = data.cards.cards.get(id);
  if (!card) throw new Error(`There is no card ${id}`);
  return card;
}

/** Where a Power's hand, deck and discards lie: Russia's with France's while both fight for the Coalition (8.1.1). */
export const pilesOf = (world: World, power: Power): Standing => world.state.powers[deckOf(world, power)];

export const handOf = (world: World, power: Power): CardId[] => pilesOf(world, power).hand;

/** Ops and Supply Actions: of a common hand any card, except the other Power's marked XX (8.1.1). */
export const mayUse = (world: World, power: Power, id: CardId): boolean => {
  const card = cardOf(world, id);
  return card.power === power || !card.symbols.includes('XX');
};

/** Events: only one's own, and French ones marked for either (8.1.1). */
export const mayPlayEvent = (world: World, power: Power, id: CardId): boolean => {
  const card = cardOf(world, id);
  return card.power === power || (card.symbols.includes('FR_RU') && (power === 'FR' || power === 'RU'));
};

/** The card is revealed and goes to the discard pile (8.3). */
export function discard(game: Game, power: Power, id: CardId): void {
  const { hand, discard: pile } = pilesOf(game, power);
  hand.splice(hand.indexOf(id), 1);
  pile.push(id);
  game.liftVeil();
}

/** Draws from the draw pile; an empty one is made of the discards (8.1). */
export function draw(game: Game, power: Power, number: number): void {
  const { state, tell, random } = game;
  const { hand, draw: pile, discard: used } = pilesOf(game, power);
  const drawn: CardId[] = [];
  for (let i = 0; i < number; i++) {
    if (pile.length === 0) pile.push(...random.shuffle(used.splice(0), `deck/${deckOf(game, power)}`));
    const [card] = pile.splice(0, 1);
    if (card === undefined) break;
    drawn.push(card);
  }
  hand.push(...drawn);
  hand.sort(byCard);
  if (drawn.length === 0) return;
  tell({ type: 'drew', power, num: drawn.length });
  tell({ type: 'drew-cards', power, cards: drawn.sort(byCard).join(' ') }, [state.seats[power]]);
}
