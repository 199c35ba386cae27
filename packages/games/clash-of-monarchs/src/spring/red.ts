/** In the Red (20.5). */
import { cardOf, pilesOf } from '../cards/hands.ts';
import { changeThalers, changeWill } from '../changes/markers.ts';
import { isPower, patronOf } from '../facts/sides.ts';
import { deckOf } from '../setup/cards.ts';
import type { CardId, Nation, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Whose Thalers a nation recruits and rebuilds with: Danes and Client Russians their Patron's (22.3.4, 22.3.5). */
export const payerOf = ({ state }: World, nation: Nation): Nation =>
  nation === 'DA' || nation === 'RU' ? patronOf(state, nation) : nation;

/** Pays from a nation's Treasury; what a minor lacks its Patron pays, what a Power lacks puts it In the Red (20.3.1, 20.5). */
export function payOut(game: Game, nation: Nation, cost: number, why: string): void {
  const { state } = game;
  changeThalers(game, nation, -cost, why);
  const { treasury } = state.nations[nation];
  if (treasury >= 0) return;
  const patron = patronOf(state, nation);
  if (!isPower(nation) || patron !== nation) {
    changeThalers(game, nation, -treasury, 'patron');
    changeThalers(game, patron, treasury, why);
    if (state.nations[patron].treasury < 0) inTheRed(game, patron);
  } else inTheRed(game, nation);
}

const LENDERS: Readonly<Partial<Record<Power, CardId>>> = { AU: 'A4', FR: 'F6' };

/** 1 Will, and a Financial Straits card for every 5 Thalers; the Treasury stands at 1. Without such cards the Will is gone. */
export function inTheRed(game: Game, power: Power): void {
  const { state, data, tell } = game;
  const { mw, perCard, treasury } = data.tables.economy.inTheRed;
  const shortfall = -state.nations[power].treasury;
  if (shortfall <= 0) return;
  const removed: CardId[] = [];
  for (let left = Math.ceil(shortfall / perCard); left > 0; left--) {
    const card = nextStrait(game, power);
    if (card === undefined) break;
    remove(game, power, card);
    removed.push(card);
  }
  const broken = removed.length < Math.ceil(shortfall / perCard);
  tell({ type: 'in-the-red', power, shortfall, cards: removed.join(' ') });
  changeThalers(game, power, treasury + shortfall, 'red');
  changeWill(game, power, broken ? -state.powers[power].will : mw, 'red');
  const piles = pilesOf(game, power);
  game.random.shuffle(piles.draw, `deck/${deckOf(game, power)}`);
}

/**
 * The great lenders go first (20.5.2); then the draw pile from the top, then the discards, which are turned over and stay
 * in it, at last the hand at random. In a common deck a Power loses its own cards.
 */
function nextStrait(game: Game, power: Power): CardId | undefined {
  const { draw, discard, hand } = pilesOf(game, power);
  const lender = LENDERS[power];
  if (lender !== undefined && [draw, discard, hand].some((pile) => pile.includes(lender))) return lender;
  const isStrait = (id: CardId) => {
    const card = cardOf(game, id);
    return card.power === power && card.symbols.includes('FS');
  };
  if (!draw.some(isStrait)) draw.push(...discard.splice(0).reverse());
  const found = draw.find(isStrait);
  if (found !== undefined) return found;
  const held = hand.filter(isStrait);
  return held.length > 0 ? game.random.pick(held, 'straits') : undefined;
}

function remove(game: Game, power: Power, card: CardId): void {
  const piles = pilesOf(game, power);
  for (const pile of [piles.draw, piles.discard, piles.hand])
    if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
  game.state.powers[power].removed.push(card);
  game.liftVeil();
}
