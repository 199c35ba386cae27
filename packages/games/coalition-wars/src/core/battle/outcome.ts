/** Who has won, and what follows (C §8.4). */
import { choose, confirm, option, type Rules } from '@quadrille/kernel';
import { capitalOf } from '../board.ts';
import { draw } from '../cards.ts';
import { cite } from '../cite.ts';
import { battleOf, capitalIsOpen, controller, decider, generalById, isUncontrolled, mayGarrison } from '../facts.ts';
import { lose, placeGarrison, relocate, removeGarrison } from '../pieces.ts';
import { retreat } from '../retreat.ts';
import type { Battle, Game, General, PlayedCard, World } from '../state.ts';
import { changeMorale, gainInfluence } from '../tracks.ts';
import type { Power, Side } from '../vocabulary.ts';
import { holdQuestion } from './begin.ts';
import { sideOf } from './commit.ts';

/** All cards are revealed, and the side of greater strength wins. */
export function* outcome(game: Game): Rules<'battles'> {
  const { tell } = game;
  const battle = battleOf(game.state);
  const { at } = battle;
  const hands = playedBy(game, battle);
  const totals = { attack: battle.attack.strength, defence: battle.defence.strength };
  for (const { side, power, pile } of hands) totals[side] += pileStrength(game, power, pile);
  reveal(game, battle);
  for (const general of fielded(game, battle)) lose(game, general, 1);
  for (const power of new Set(hands.map((each) => each.power))) draw(game, power, 1);
  if (totals.attack === totals.defence) {
    tell({ type: 'draw', at, ...totals });
    yield* drawn(game, battle);
  } else {
    const side = totals.attack > totals.defence ? 'attack' : 'defence';
    tell({ type: 'victory', at, side, ...totals });
    payForFives(game, hands, side);
    yield* decided(game, battle, side);
  }
  game.state.battle = null;
  return 'battles';
}

interface Played {
  readonly side: Side;
  readonly power: Power;
  readonly pile: readonly PlayedCard[];
}

const playedBy = (world: World, battle: Battle): Played[] =>
  Object.entries(battle.piles).map(([id, pile]) => ({
    side: sideOf(battle, id),
    power: generalById(world, id).power,
    pile,
  }));

/** A 2 counts 3 for who controls the Territory; every pair of 4s in a pile adds 1 (C §8 "Special abilities"). */
export function pileStrength(world: World, power: Power, pile: readonly PlayedCard[]): number {
  const atHome = controller(world, battleOf(world.state).at) === power;
  let strength = 0;
  let fours = 0;
  for (const { card } of pile) {
    strength += card === 2 && atHome ? 3 : card;
    if (card === 4) fours++;
  }
  return strength + Math.floor(fours / 2);
}

/** All cards are turned over, and then discarded. */
export function reveal(game: Game, { piles }: Battle): void {
  const { state, tell, liftVeil, rules } = game;
  for (const [general, pile] of Object.entries(piles)) {
    const { discard } = rules.stock(state, generalById(game, general).power);
    for (const { card, up } of pile) {
      if (!up) tell({ type: 'revealed', general, card });
      discard.push(card);
    }
    liftVeil();
    delete piles[general];
  }
}

/** Every General who took part, support included. */
export const fielded = (world: World, { attack, defence }: Battle): General[] =>
  [...attack.generals, ...defence.generals, ...attack.support, ...defence.support].map((id) => generalById(world, id));

/** Whoever has lost pays 1 more Morale for every 5 he played (C §8 "Special abilities"). */
function payForFives(game: Game, hands: readonly Played[], winner: Side): void {
  for (const { side, power, pile } of hands) {
    if (side !== winner) changeMorale(game, power, -pile.filter(({ card }) => card === 5).length, 'fives');
  }
}

/** Equal strength: the attacker goes back. */
export function* drawn(game: Game, { attack }: Battle): Rules {
  for (const id of attack.generals) yield* retreat(game, generalById(game, id), 'outcome');
}

/** What becomes of the beaten, of the Territory, and of the victors' Influence. */
export function* decided(game: Game, battle: Battle, winner: Side): Rules {
  const { at, attack, defence, attacker } = battle;
  const beaten = (winner === 'attack' ? defence : attack).generals.map((id) => generalById(game, id));
  if (winner === 'attack') removeGarrison(game, at, 'garrison-lost');
  reward(game, battle, winner, beaten);
  endIfWon(game);
  for (const general of beaten) yield* defeat(game, general);
  if (winner === 'attack') {
    for (const id of attack.generals) yield* takeHold(game, attacker, generalById(game, id));
  }
  game.rules.hooks.won?.(game, winner === 'attack' ? [attacker] : battle.defenders);
}

/** Whoever has won the match by this battle has won at once: nobody is asked where the beaten go (C §3, AR §4). */
function endIfWon(game: Game): void {
  const { battle } = game.state;
  game.state.battle = null;
  game.rules.checkVictory(game);
  game.state.battle = battle;
}

function* takeHold(game: Game, attacker: Power, general: General): Rules {
  const { at } = general;
  if (at === null || !mayGarrison(game, general, at)) return;
  if (isUncontrolled(game, attacker)) placeGarrison(game, general, at);
  else if (yield* confirm(decider(game, attacker), holdQuestion(game, attacker, at))) placeGarrison(game, general, at);
}

/** A beaten General loses all his Units and goes to his Capital, if it is free, or off the map: as his player likes. */
function* defeat(game: Game, general: General): Rules {
  const { power, id } = general;
  const { defeated } = game.rules.hooks;
  if (defeated && (yield* defeated(game, general))) return;
  lose(game, general, general.units);
  const capital = capitalOf(game.board, power);
  const to = yield* choose(
    decider(game, power),
    cite(game, 'defeated', 'defeat', { power, general: id, capital }),
    () => [...(capitalIsOpen(game, power) ? [option('capital', capital)] : []), option('off-map', null)],
    () =>
      capitalIsOpen(game, power)
        ? []
        : [{ id: 'capital', code: 'capital-taken', args: { at: capital }, cite: game.rules.sections.defeat }],
  );
  relocate(game, general, to);
}

/** Influence for every beaten General, to all who took part; nothing for a lone Garrison (C §8.4). */
function reward(game: Game, battle: Battle, winner: Side, beaten: readonly General[]): void {
  const { attacker, defenders } = battle;
  if (beaten.length === 0) return;
  const principals = winner === 'attack' ? [attacker] : defenders;
  if (principals.some((power) => isUncontrolled(game, power) && game.state.minors.includes(power))) return;
  const supporters = battle[winner].support.map((id) => generalById(game, id).power);
  for (const power of game.rules.powers) {
    if (!principals.includes(power) && !supporters.includes(power)) continue;
    gainInfluence(game, power, beaten.length, 'battle');
    if (!principals.includes(power)) continue;
    gainInfluence(game, power, game.rules.hooks.victoryBonus?.(game, power, beaten) ?? 0, game.rules.victoryReason);
  }
}
