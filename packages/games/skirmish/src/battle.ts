import { ask, choose, confirm, option, type Rules, sealed, secretly } from '@quadrille/kernel';
import type { Card, House, Place } from './board.ts';
import { discard, dropWall, enter, fall, leave, pay } from './changes.ts';
import type { CardData } from './data.ts';
import { affairsOf, kindsIn, retreatsFrom } from './facts.ts';
import type { Battle } from './state.ts';
import type { Game } from './world.ts';

/** What plundering a place brings (S §7). */
const PLUNDER = 2;

/** What the two sides have committed, face up by now. */
type Cards = ReadonlyMap<House, Card | null>;

/** Cards, dice, and what becomes of the beaten (S §7). */
export function* battle(game: Game, fight: Battle): Rules {
  const { state, tell } = game;
  const { attacker, defender, at } = fight;
  state.battle = fight;
  tell({ type: 'battle', attacker, defender, place: at });
  const cards = yield* commitCards(game, fight);
  const { troops, wall } = state.field[at];
  const attack = roll(game, attacker, fight.troops + bonus(game, cards, attacker, defender).attack);
  const defence = roll(game, defender, troops + (wall ? 1 : 0) + bonus(game, cards, defender, attacker).defence);
  if (attack > defence) yield* storm(game, fight);
  else repel(game, fight);
  state.battle = null;
}

/** Each side lays a card face down, or none; both are turned at once. An empty hand is asked as well. */
function* commitCards(game: Game, { attacker, defender }: Battle): Rules<Cards> {
  const cards = yield* sealed(
    game,
    [attacker, defender].map((house) =>
      secretly(house, ask('commit', 'S §7'), () => [
        ...kindsIn(affairsOf(game.state, house).hand).map((card) => option(`card/${card}`, card)),
        option('card/none', null),
      ]),
    ),
  );
  for (const [house, card] of cards) {
    if (card) discard(game, house, card);
    game.tell({ type: 'committed', house, card: card ?? 'none' });
  }
  return cards;
}

/** What a side's card adds, unless the other side's card cancels it. */
function bonus({ data }: Game, cards: Cards, own: House, other: House): Pick<CardData, 'attack' | 'defence'> {
  const [mine, theirs] = [cards.get(own), cards.get(other)];
  return mine && !(theirs && data.cards[theirs].cancels) ? data.cards[mine] : { attack: 0, defence: 0 };
}

/** A die is added to the strength of a side. */
function roll({ random, tell }: Game, house: House, fixed: number): number {
  const die = 1 + random.below(6, 'dice');
  tell({ type: 'rolled', house, die, strength: fixed + die });
  return fixed + die;
}

/** The attackers win: the defenders lose half and retreat, the wall falls, and the place may be plundered. */
function* storm(game: Game, fight: Battle): Rules {
  const { state, tell } = game;
  const { attacker, defender, at } = fight;
  tell({ type: 'won', house: attacker, place: at });
  fall(game, defender, at, half(state.field[at].troops));
  if (state.field[at].troops > 0) yield* retreat(game, fight);
  dropWall(game, at);
  halt(game, fight, at);
  if (!(yield* confirm(attacker, ask('plunder', 'S §7', { place: at })))) return;
  state.field[at].plundered = true;
  tell({ type: 'plundered', house: attacker, place: at, coin: pay(game, attacker, -PLUNDER) });
}

/** Beaten defenders go to a place next to the battle, or scatter if there is none (S §7). */
function* retreat(game: Game, fight: Battle): Rules {
  const { state, tell } = game;
  const { defender: house, at } = fight;
  const { troops } = state.field[at];
  if (retreatsFrom(state, fight).length === 0) {
    tell({ type: 'scattered', house, troops });
    fall(game, house, at, troops);
    return;
  }
  const to = yield* choose(house, ask('retreat', 'S §7', { troops }), () =>
    retreatsFrom(state, fight).map((place) => option(`retreat/${place}`, place)),
  );
  leave(game, at, troops);
  enter(game, house, to, troops);
  tell({ type: 'retreated', house, troops, to });
}

/** The attackers lose: half of them fall, the others go back where they came from (S §7). */
function repel(game: Game, fight: Battle): void {
  const { attacker, defender, from, at, troops } = fight;
  game.tell({ type: 'won', house: defender, place: at });
  halt(game, fight, from);
  fall(game, attacker, from, half(troops));
}

/** The attackers come to rest, where they won or where they came from, and march no more in this turn (S §6). */
function halt(game: Game, fight: Battle, place: Place): void {
  enter(game, fight.attacker, place, fight.troops);
  fight.troops = 0;
  game.state.tired.push(place);
}

/** Half, rounded up. */
const half = (troops: number): number => Math.ceil(troops / 2);
