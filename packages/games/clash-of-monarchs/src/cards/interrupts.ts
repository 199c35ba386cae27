/** Interrupts: who may be asked, what they hold, and what happens (8.6.5). */
import type { Refused, Rules } from '@quadrille/kernel';
import { battleOf } from '../agenda.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { refusing } from '../cite.ts';
import { hasTurns, powersOf, sideOf } from '../facts/sides.ts';
import { findStack, isShut, lineBetween, sideOfStack } from '../facts/spaces.ts';
import type { Moment } from '../hooks.ts';
import { type CardId, POWERS, type Power, type SeatId, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { holds } from './conditions.ts';
import type { Card } from './deck.ts';
import { atOnce, notePlayed } from './event.ts';
import type { Moment as MomentWord } from './grammar.ts';
import { cardOf, discard, handOf, mayPlayEvent, pilesOf } from './hands.ts';
import { spacesOf } from './places.ts';
import type { Sight } from './sight.ts';
import { found, stacksFound } from './targets.ts';

/** Powers that oppose the acting force, in an opposing Power's Turn; one Interrupt per force and player (readings, 15). */
function powersToAsk(world: World, moment: Moment): Power[] {
  const { state } = world;
  const stack = findStack(state, moment.stack);
  if (!stack) return [];
  const acting = sideOfStack(world, stack);
  return POWERS.filter(
    (power) =>
      hasTurns(state, power) &&
      sideOf(state, power) !== acting &&
      (state.active === null || sideOf(state, state.active) !== sideOf(state, power)) &&
      !state.turn.interrupts.some((done) => done.stack === moment.stack && state.seats[done.by] === state.seats[power]),
  );
}

/** INT cards that the Power could hold as far as everybody knows: not discarded, not removed, in the game by now. */
const conceivable = (world: World, power: Power): Card[] =>
  [...world.data.cards.cards.values()].filter((card) => {
    if (!card.interrupts || !mayPlayEvent(world, power, card.id)) return false;
    const { discard: used, wider } = pilesOf(world, power);
    const gone = POWERS.some((each) => world.state.powers[each].removed.includes(card.id));
    return !used.includes(card.id) && !wider.includes(card.id) && !gone;
  });

/** Seats that everybody can see might play an Interrupt now, whatever they hold. */
export const mayInterrupt = (world: World, moment: Moment): SeatId[] => {
  const powers = powersToAsk(world, moment).filter((power) =>
    conceivable(world, power).some((card) => answers(world, power, card, moment)),
  );
  return [...new Set(powers.map((power) => world.state.seats[power]))];
};

/** The Interrupts a seat really holds that answer this moment. */
export const interruptsOf = (world: World, seat: SeatId, moment: Moment): { card: CardId; power: Power }[] => {
  const held = powersToAsk(world, moment)
    .filter((power) => world.state.seats[power] === seat)
    .flatMap((power) =>
      handOf(world, power)
        .filter((id) => mayPlayEvent(world, power, id) && answers(world, power, cardOf(world, id), moment))
        .map((card) => ({ card, power })),
    );
  return held.filter(({ card }, i) => held.findIndex((other) => other.card === card) === i);
};

/** Interrupts in the seat's own hand that may not be played now: not twice against a force, not an Admin March, not this act (8.6.5). */
export function interruptRefusals(world: World, seat: SeatId, moment: Moment, may: boolean): Refused[] {
  const { state } = world;
  const able = may ? interruptsOf(world, seat, moment).map(({ card }) => card) : [];
  const done = state.turn.interrupts.some(({ by, stack }) => stack === moment.stack && state.seats[by] === seat);
  const code = done ? 'interrupted-once' : may ? 'interrupt-elsewhere' : 'interrupt-admin';
  const held = powersOf(state, seat).flatMap((power) =>
    handOf(world, power).filter((id) => cardOf(world, id).interrupts && mayPlayEvent(world, power, id)),
  );
  return [...new Set(held)]
    .filter((card) => !able.includes(card))
    .map((card) => ({ id: `interrupt/${card}`, ...refusing(code, '8.6.5', { card }) }));
}

const sightOf = (world: World, power: Power, card: CardId, moment: Moment): Sight => ({
  world,
  power,
  card,
  notes: { interrupted: moment.stack, space: moment.space },
});

/** The words of the grammar for what is happening: a step may enter a space and cross a river. */
function wordsFor(world: World, moment: Moment): MomentWord[] {
  if (moment.at !== 'enters' && moment.at !== 'crosses_river') return [moment.at];
  const crosses = lineBetween(world, moment.from, moment.space)?.river === true;
  return crosses ? ['step', 'enters', 'crosses_river'] : ['step', 'enters'];
}

/** Whether a card answers this moment (readings, 56). */
function answers(world: World, power: Power, { id, interrupts, when }: Card, moment: Moment): boolean {
  if (!interrupts || !wordsFor(world, moment).some((word) => interrupts.at.includes(word))) return false;
  const sight = sightOf(world, power, id, moment);
  const force = moment.stack;
  if (!found(sight, interrupts.by).some((each) => each.kind === 'force' && each.stack.id === force)) return false;
  if (interrupts.where && !spacesOf(sight, interrupts.where).includes(moment.space)) return false;
  if (interrupts.where?.word === 'with' && !isFree(sight, interrupts.where.given, moment.space)) return false;
  if (interrupts.againstFortress && !spacesOf(sight, interrupts.againstFortress).includes(moment.space)) return false;
  if (interrupts.againstForce && !isAgainst(sight, interrupts.againstForce, force)) return false;
  return holds(sight, when);
}

/** A force that is to act on the card is not shut up in a fortress (17.5.1). */
const isFree = (sight: Sight, targets: Parameters<typeof found>[1], at: SpaceId): boolean =>
  stacksFound(sight, targets).some((stack) => stack.at === at && !(stack.inside && isShut(sight.world, at)));

/** In a battle: the other side is such a force. */
function isAgainst(sight: Sight, targets: Parameters<typeof found>[1], force: number): boolean {
  const { attacker, defender } = battleOf(sight.world.state);
  const other = attacker.stack === force ? defender.stack : attacker.stack;
  return found(sight, targets).some((each) => each.kind === 'force' && each.stack.id === other);
}

/** An Interrupt is played. */
export function* playInterrupt(game: Game, power: Power, card: CardId, moment: Moment): Rules {
  const stack = findStack(game.state, moment.stack);
  discard(game, power, card);
  game.tell({ type: 'interrupt', power, card, force: stack ? nameOfStack(game, stack) : moment.space });
  notePlayed(game, card);
  yield* atOnce(game, power, card, sightOf(game, power, card, moment).notes);
}
