/** What an effect of a card has in hand. */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import type { EventTask, PhaseId } from '../../agenda.ts';
import { nameOfStack } from '../../changes/stacks.ts';
import { asking } from '../../cite.ts';
import type { Stack } from '../../state.ts';
import type { Power } from '../../vocabulary.ts';
import type { Game } from '../../world.ts';
import type { Effects, Numeral, Target, Verb } from '../grammar.ts';
import { isChosen, numberOf } from '../numbers.ts';
import type { Sight } from '../sight.ts';
import { type Found, found } from '../targets.ts';

export interface Play {
  readonly game: Game;
  readonly task: EventTask;
  readonly sight: Sight;
}

/** An effect is carried out; it may start a procedure of its own, which is then the next phase. */
export type Doing<K extends Verb> = (play: Play, given: Effects[K]) => Rules<PhaseId | undefined>;

export const playOf = (game: Game, task: EventTask): Play => ({
  game,
  task,
  sight: { world: game, power: task.power, card: task.card, notes: task.notes },
});

export const seatOfPlayer = ({ game, task }: Play) => game.state.seats[task.power];

/** Nothing to choose: the effect is simply done. */
export const plainly = <K extends Verb>(doing: (play: Play, given: Effects[K]) => void): Doing<K> =>
  function* (play, given) {
    yield* [];
    doing(play, given);
    return undefined;
  };

/** A number; `up to` is the player's choice, never more than there is. */
export function* settleNumber(play: Play, numeral: Numeral, most: number, what: string): Rules<number> {
  const number = Math.min(numberOf(play.sight, numeral), most);
  if (!isChosen(numeral) || number <= 0) return Math.max(0, number);
  return yield* choose(seatOfPlayer(play), asking('card-number', '8.6', { card: play.task.card, what }), () =>
    Array.from({ length: number + 1 }, (_, i) => option(String(number - i), number - i)),
  );
}

/** One of the targets that fit: the player of the card chooses (readings, 55). */
export function* oneTarget(play: Play, targets: readonly Target[], by?: Power): Rules<Found | null> {
  const all = () => options(play, targets);
  const [only, another] = all();
  if (!only) return null;
  if (!another) return only.value;
  const seat = play.game.state.seats[by ?? play.task.power];
  return yield* choose(seat, asking('card-target', '8.6', { card: play.task.card }), all);
}

const options = ({ game, sight }: Play, targets: readonly Target[]): Option<Found>[] =>
  found(sight, targets)
    .map((each) => option(targetId(game, each), each))
    .filter(({ id }, i, list) => list.findIndex((other) => other.id === id) === i);

const targetId = (game: Game, each: Found): string => {
  if (each.kind === 'force') return `force/${nameOfStack(game, each.stack)}`;
  if (each.kind === 'depot') return `depot/${each.depot.nation}-${each.at}`;
  return `light/${each.nation}/${each.unit}/${each.box ?? (each.stack ? nameOfStack(game, each.stack) : '')}`;
};

/** One force of those that fit, remembered as `same`. */
export function* oneForce(play: Play, targets: readonly Target[]): Rules<Stack | null> {
  const target = yield* oneTarget(play, targets);
  const stack = target && target.kind !== 'depot' ? target.stack : null;
  if (stack) {
    play.task.notes.stack = stack.id;
    play.task.notes.at = stack.at;
  }
  return stack;
}

/** All targets of `every`, else the one chosen. */
export function* severalForces(play: Play, targets: readonly Target[]): Rules<Stack[]> {
  const [first] = targets;
  if (first?.word === 'every' || first?.word === 'activated')
    return found(play.sight, targets).flatMap((each) => (each.kind === 'depot' ? [] : (each.stack ?? [])));
  const one = yield* oneForce(play, targets);
  return one ? [one] : [];
}
