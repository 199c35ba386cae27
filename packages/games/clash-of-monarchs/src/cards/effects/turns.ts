/** Dice, choices and hands: effects that lead to other effects, and what cards do to cards (8.6). */
import { choose, option } from '@quadrille/kernel';
import { asking } from '../../cite.ts';
import { rollDie } from '../../world.ts';
import { holds } from '../conditions.ts';
import { discard as discardCard, handOf } from '../hands.ts';
import { numberOf } from '../numbers.ts';
import { type Doing, type Play, plainly } from './context.ts';
import { isPossible } from './possible.ts';

/** The effects of a branch come next. */
const branch = ({ task }: Play, address: string, index: number, length: number): void => {
  task.queue.unshift(...Array.from({ length }, (_, i) => `${address}.${index}.${i}`));
};

export const roll = plainlyAt<'roll'>((play, { rows, drm }, address) => {
  const { game, sight } = play;
  const die = rollDie(game);
  const total = die + numberOf(sight, drm);
  game.tell({ type: 'card-roll', card: sight.card, roll: die, total });
  const index = rows.findIndex(({ min, max }) => min <= total && total <= max);
  const row = rows[index];
  if (row) branch(play, address, index, row.do.length);
});

export const test = plainlyAt<'case'>((play, given, address) => {
  const index = holds(play.sight, given.test) ? 0 : 1;
  branch(play, address, index, (index === 0 ? given.do : given.otherwise).length);
});

/** `by` picks an option that can be carried out in full (readings, 69). */
export function* choice(
  play: Play,
  { by, options }: Parameters<Doing<'choice'>>[1],
  address: string,
): ReturnType<Doing<'choice'>> {
  const { game, sight, task } = play;
  const open = () =>
    options
      .map((each, index) => ({ ...each, index }))
      .filter((each) => holds(sight, each.if) && each.do.every((effect) => isPossible(play, effect, true)));
  if (open().length === 0) return undefined;
  const about = { card: task.card, power: by, ways: `ways-${task.card}` };
  const chosen = yield* choose(game.state.seats[by], asking('card-choice', '8.6', about), () =>
    open().map((each) => option(`option/${each.index + 1}`, each)),
  );
  game.tell({ type: 'card-choice', ...about, option: chosen.index + 1 });
  branch(play, address, chosen.index, chosen.do.length);
  return undefined;
}

function plainlyAt<K extends 'roll' | 'case'>(
  doing: (play: Play, given: Parameters<Doing<K>>[1], address: string) => void,
) {
  return function* (play: Play, given: Parameters<Doing<K>>[1], address: string): ReturnType<Doing<K>> {
    yield* [];
    doing(play, given, address);
    return undefined;
  };
}

/** Random cards of a hand (8.2). */
const discard = plainly<'discard'>(({ game, sight }, { power, num }) => {
  for (let i = 0; i < numberOf(sight, num); i++) {
    const hand = handOf(game, power);
    if (hand.length === 0) return;
    const card = game.random.pick(hand, 'discard');
    discardCard(game, power, card);
    game.tell({ type: 'discarded', power, card, why: sight.card });
  }
});

/** The player of the card alone sees the hand (8.6). */
const look = plainly<'look'>(({ game, task }, { power }) => {
  game.tell({ type: 'looked', power: task.power, at: power });
  game.tell({ type: 'hand-seen', at: power, cards: handOf(game, power).join(' ') }, [game.state.seats[task.power]]);
});

export const HANDS = { discard, look };
