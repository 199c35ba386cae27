import {
  type Answer,
  type Item,
  lookAhead,
  Match,
  type Outset,
  type Random,
  reopen,
  type Seat,
  visible,
} from '@quadrille/kernel';
import { holds, same } from '../breach.ts';
import type { Law } from '../law.ts';
import type { AnyMatch, AnySubject } from '../subject.ts';
import { alikeIn } from '../twins.ts';

/** How many answers of one seat are looked ahead at most. */
const LONGEST = 5;

/**
 * Laws 6 and 7, for what a table shows of the future: a look ahead, with what the game says of it, must be the same in a
 * world that differs only in what the seat cannot know. And a standing order never wants what is not on offer: that it is
 * silent where a hidden hand forbids it would tell of the hand.
 */
export const ahead = {
  id: 'ahead',
  says: 'Looking ahead shows the same in worlds a seat cannot tell apart, and standing orders want what is on offer.',
  watch({ subject }) {
    return ({ match, dice, deep }) => {
      if (!deep || match.result) return 0;
      let checks = ordersFit(subject, match);
      for (const seat of match.waiting) {
        const twin = twinOf(subject, match, seat, dice);
        const items = someItems(match, seat, dice);
        const shown = lookOf(subject, match, seat, items);
        if (twin) same(lookOf(subject, twin, seat, items), shown, `${seat} foresees something hidden`);
        checks++;
      }
      return checks;
    };
  },
} as const satisfies Law;

/** Everything that the seat is shown of a look ahead. */
function lookOf({ definition }: AnySubject, match: AnyMatch, seat: Seat, items: readonly Item[]): string {
  const outset: Outset = {
    definition,
    branch: () => match.branch(),
    forces: { of: () => true, seed: 'forced' },
  };
  const known = match.branch().entries.length;
  const { branch, ...shown } = lookAhead(outset, seat, items);
  const { run } = branch;
  const events = visible(run.entries.slice(known), seat);
  return JSON.stringify([shown, run.view(seat), run.decisions(seat), run.awaited, events]);
}

/** What the seat might do next, as far as it is asked. */
function someItems(match: AnyMatch, seat: Seat, dice: Random): Item[] {
  const run = match.branch();
  const items: Item[] = [];
  while (items.length < LONGEST && !run.result) {
    const question = run.question(seat);
    if (!question || !run.waiting.includes(seat)) break;
    const option = dice.pick(question.options, 'item').id;
    const { id, about } = question.ask;
    items.push({ question: id, ...(about !== undefined && { about }), option });
    run.answer(seat, option);
  }
  return items;
}

/** A match that the seat cannot tell from this one, if one can be found. */
function twinOf({ definition }: AnySubject, match: AnyMatch, seat: Seat, dice: Random): AnyMatch | undefined {
  const { checkpoint, tail } = match.snapshot();
  const { state } = reopen(checkpoint);
  definition.determinise(state, seat, dice);
  const twin: AnyMatch = Match.restore(definition, { checkpoint: { ...checkpoint, state }, tail: [], undone: 0 });
  const followed = tail.every((answer) => followIn(twin, answer, dice));
  return followed && sightIn(twin, seat) === sightIn(match, seat) ? twin : undefined;
}

function followIn(twin: AnyMatch, { seat, option, question }: Answer, dice: Random): boolean {
  const other = alikeIn(twin.options(seat, question), option, dice);
  return other !== undefined && twin.answer(seat, other, question).ok;
}

/** What the seat sees at this moment. */
const sightIn = (match: AnyMatch, seat: Seat): string =>
  JSON.stringify([match.view(seat), match.decisions(seat).map(({ stamp: _, ...decision }) => decision), match.awaited]);

/** Whatever a standing order answers is on offer. */
function ordersFit({ definition }: AnySubject, match: AnyMatch): number {
  const { orders = [] } = definition;
  if (orders.length === 0) return 0;
  const view = match.view(null);
  const open = match.waiting.flatMap((seat) => match.questions(seat)).filter(({ chosen }) => chosen === undefined);
  for (const { seat, ask, kind, options } of open)
    for (const order of orders) {
      const wanted = order.ends?.({ seat, view }) ? undefined : order.answer({ seat, ask, kind, view });
      const fits = wanted === undefined || options.some(({ id }) => id === wanted);
      holds(fits, () => `the order ${order.id} answers ${ask.id} with ${wanted}, which ${seat} is not offered`);
    }
  return open.length;
}
