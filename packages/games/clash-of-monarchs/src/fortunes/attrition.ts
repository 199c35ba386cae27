/** Attrition, shortages and Desertion (6.1–6.3). */
import { type Args, choose, option, parallel, type Rules } from '@quadrille/kernel';
import { allowedLosses, type LossRule, takeLoss, takeLosses, wasteAway } from '../battle/losses.ts';
import { lossId } from '../changes/losses.ts';
import { nameOfStack, settle } from '../changes/stacks.ts';
import { asking, askingNow } from '../cite.ts';
import { nationality } from '../facts/forces.ts';
import { isBelligerent, patronOf, seatOf } from '../facts/sides.ts';
import { findStack, sideOfStack, spaceOf } from '../facts/spaces.ts';
import { isEmpty, spOf, spOfNation } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import { type Nation, POWERS, type Power, type SeatId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Ten per cent: up from .6, down from .5 (6.1). */
export const tenth = (sp: number): number => Math.floor((sp + 4) / 10);

/** So many SPs of a force, or of any force of a nation, are to be lost. */
interface Due {
  readonly stack: number;
  readonly sp: number;
  readonly rule: LossRule;
  /** Stacks that count as one force with it: its player says which of them loses (6.1). */
  readonly with?: readonly number[];
}

const belligerents = (world: World): Stack[] =>
  world.state.stacks.filter((stack) => !isEmpty(stack) && isBelligerent(world.state, nationality(world, stack)));

/** Every Major Force loses a tenth; in each Devastated area every Power loses 1 SP more (6.1). */
export function* attrition(game: Game): Rules {
  const rule: LossRule = { cite: '6.1' };
  const dues = (): Due[] =>
    companies(game).map(({ largest, stacks, sp }) => ({
      stack: largest.id,
      sp: tenth(sp),
      rule,
      with: stacks.map(({ id }) => id),
    }));
  yield* pay(game, dues, 'attrition');
  for (const area of game.state.devastated) for (const power of POWERS) yield* ravaged(game, power, area);
}

/** Stacks that count as one force, and how many SPs they have. */
interface Company {
  readonly largest: Stack;
  readonly stacks: readonly Stack[];
  readonly sp: number;
}

/** Stacks of one space and side that could be one force count as one (readings, 25). */
function companies(world: World): Company[] {
  const groups = new Map<string, Stack[]>();
  for (const stack of belligerents(world)) {
    const key = `${stack.at}/${stack.inside}/${sideOfStack(world, stack)}`;
    groups.set(key, [...(groups.get(key) ?? []), stack]);
  }
  return [...groups.values()].flatMap((stacks) => {
    const sp = stacks.reduce((sum, stack) => sum + spOf(stack), 0);
    const [largest] = stacks.toSorted((a, b) => spOf(b) - spOf(a));
    return largest && sp > 5 ? [{ largest, stacks, sp }] : [];
  });
}

/** In a Devastated area a Power with Major Forces loses 1 SP more, of whichever it likes. */
function* ravaged(game: Game, power: Power, area: string): Rules {
  const hungry = () =>
    companies(game)
      .flatMap(({ stacks }) => stacks)
      .filter(
        (stack) => spaceOf(game, stack.at).area === area && patronOf(game.state, nationality(game, stack)) === power,
      );
  const [only, another] = hungry();
  if (!only) return;
  const stack = another
    ? yield* choose(game.state.seats[power], asking('devastation-loss', '6.1', { area, power }), () =>
        hungry().map((each) => option(nameOfStack(game, each), each)),
      )
    : only;
  yield* takeLosses(game, stack, 1, { cite: '6.1' });
  settle(game, stack.at);
}

/** Short or Critical Supply: 1 SP, cavalry if there is any; Critical 1 more (6.2). */
export function* shortages(game: Game): Rules {
  const dues = (): Due[] =>
    belligerents(game)
      .filter(({ supply }) => supply !== 'full')
      .map(({ id, supply }) => ({
        stack: id,
        sp: supply === 'critical' ? 2 : 1,
        rule: { cite: '6.2', cavalryFirst: true } as const,
      }));
  yield* pay(game, dues, 'shortages');
}

/** A number of SPs for each nation of the chit, and 1 for every marker on its forces (6.3; readings, 9). */
export function* desertion(game: Game, chit: 'desertion_a' | 'desertion_b'): Rules {
  const { data, state } = game;
  const table = data.tables.fortunes.desertion;
  for (const nation of table[chit]) {
    if (!isBelligerent(state, nation)) continue;
    const rule = { cite: '6.3', nation };
    const marked = belligerents(game).filter((stack) => nationality(game, stack) === nation);
    const extra = marked.map((stack) => ({ stack: stack.id, sp: markersOn(stack), rule })).filter(({ sp }) => sp > 0);
    yield* pay(game, () => extra, 'desertion');
    yield* thinOut(game, rule, table.sp[nation], 'desertion');
  }
}

/** Supply and morale markers: two on one force count twice (6.3 example). */
export const markersOn = ({ supply, morale }: Stack): number =>
  (supply === 'full' ? 0 : 1) + (morale === 'good' ? 0 : 1);

/** SPs of a nation from any of its forces: from the largest ones by proposal, or SP by SP as the player likes. */
export function* thinOut(
  game: Game,
  rule: LossRule & { readonly nation: Nation },
  sp: number,
  ask: 'desertion' | 'tartar-losses',
): Rules {
  const { state } = game;
  const { nation } = rule;
  const forces = () => belligerents(game).filter((stack) => allowedLosses(stack, [], rule).length > 0);
  const largest = () => forces().toSorted((a, b) => spOfNation(b, nation) - spOfNation(a, nation))[0];
  const choices = () =>
    forces()
      .flatMap((stack) =>
        allowedLosses(stack, [], rule).map((loss) =>
          option(`${nameOfStack(game, stack)}/${loss.kind}`, { stack, loss }),
        ),
      )
      .filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i);
  let byHand = false;
  for (let left = sp; left > 0; left--) {
    const first = largest();
    if (!first) return;
    if (left === sp && choices().length > 1)
      byHand =
        (yield* choose(seatOf(state, nation), asking(ask, rule.cite, { nation, sp }), () => [
          option('proposal', false),
          option('by-hand', true),
        ])) === true;
    if (byHand) {
      const { stack, loss } = yield* choose(
        seatOf(state, nation),
        asking('desertion-from', rule.cite, { nation, left }),
        choices,
      );
      takeLoss(game, stack, loss);
      settle(game, stack.at);
    } else {
      wasteAway(game, first, 1, rule);
      settle(game, first.at);
    }
  }
}

/** Everybody takes the losses of his forces side by side: all as proposed by one answer, or force by force. */
function* pay(game: Game, dues: () => readonly Due[], why: string): Rules {
  const seatFor = ({ stack }: Due): SeatId | null => {
    const found = findStack(game.state, stack);
    return found ? seatOf(game.state, nationality(game, found)) : null;
  };
  const owed = () => dues().filter(({ sp }) => sp > 0);
  const seats = [...new Set(owed().flatMap((due) => seatFor(due) ?? []))];
  yield* parallel(seats.map((seat) => payOwn(game, seat, () => owed().filter((due) => seatFor(due) === seat), why)));
}

function* payOwn(game: Game, seat: SeatId, dues: () => readonly Due[], why: string): Rules {
  const { cite = '6.0', nation } = dues()[0]?.rule ?? {};
  const args = (): Args => ({
    sp: dues().reduce((sum, due) => sum + due.sp, 0),
    forces: dues().length,
    ...(nation && { nation }),
  });
  const asked = askingNow(game, why, cite, args);
  const byHand = yield* choose(seat, asked, () => [option('proposal', false), option('by-hand', true)]);
  // What each force owes is settled before the first has paid.
  const owed = dues();
  for (const due of owed) {
    const stack = findStack(game.state, due.stack);
    if (!stack) continue;
    if (byHand) yield* payByHand(game, seat, due, stack);
    else wasteAway(game, stack, due.sp, due.rule);
    settle(game, stack.at);
  }
}

/** SP by SP where several stacks are one force; else as in battle. */
function* payByHand(game: Game, seat: SeatId, due: Due, stack: Stack): Rules {
  const { state } = game;
  const own = () =>
    (due.with ?? []).flatMap((id) => {
      const each = findStack(state, id);
      return each && !isEmpty(each) && seatOf(state, nationality(game, each)) === seat ? [each] : [];
    });
  if (own().length < 2) {
    yield* takeLosses(game, stack, due.sp, due.rule);
    return;
  }
  for (let left = due.sp; left > 0 && own().length > 0; left--) {
    const chosen = yield* choose(seat, asking('attrition-from', due.rule.cite, { at: stack.at, left }), () =>
      own().flatMap((each) =>
        allowedLosses(each, [], due.rule).map((loss) =>
          option(`${lossId(loss)}/${nameOfStack(game, each)}`, { stack: each, loss }),
        ),
      ),
    );
    takeLoss(game, chosen.stack, chosen.loss);
    settle(game, chosen.stack.at);
  }
}
