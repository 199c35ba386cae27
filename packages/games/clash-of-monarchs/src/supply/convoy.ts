/** A Forward Depot moves, with or without an escort (10.1). */
import { choose, type Option, option, type Refusal, type Rules } from '@quadrille/kernel';
import type { Choice } from '../activation/compose.ts';
import { composePart } from '../activation/composing.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { asking, refusing } from '../cite.ts';
import { artillery, freeInfantry, spOf } from '../facts/troops.ts';
import type { Depot, Stack } from '../state.ts';
import type { Power, SpaceId } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { convoys, depotGoals, ESCORT, escorts, type Guard, moveDepot, pay } from './actions.ts';

/** Its player says where to, and may first say who goes along. */
export function* relocate(game: Game, power: Power, depot: Depot): Rules {
  let escort = 0;
  let convoy: Guard | null = null;
  for (;;) {
    const goal: Removal = yield* choose(
      game.state.seats[power],
      asking('move-depot', '10.1', { nation: depot.nation, at: depot.at, escort }),
      (): Option<Removal>[] => [
        ...depotGoals(game, depot).map((to) => option(`to/${to}`, { to })),
        ...(escort === 0 ? escortSizes(game, depot) : []).map((sp) => option(`escort/${sp}`, { escort: sp })),
        ...(escort === 0 ? convoys(game, depot) : []).map(({ stack }) =>
          option(`escort-part/${nameOfStack(game, stack)}`, { from: stack }),
        ),
      ],
    );
    if ('escort' in goal) escort = goal.escort;
    else if ('from' in goal) {
      convoy = yield* chooseConvoy(game, power, depot, goal.from);
      escort = convoy ? spOf(convoy) : 0;
    } else {
      const guards = convoy ? [convoy] : yield* chooseGuards(game, power, depot, escort);
      pay(game, power, 'move-depot');
      moveDepot(game, depot, goal.to, guards);
      return;
    }
  }
}

/** Where to, and how many infantry SPs go along, or of which force SPs of any kind. */
type Removal = { readonly to: SpaceId } | { readonly escort: number } | { readonly from: Stack };

/** SPs of one force, as their player puts them together (10.1). */
function* chooseConvoy(game: Game, power: Power, depot: Depot, from: Stack): Rules<Guard | null> {
  const offered = (): Choice => ({
    at: depot.at,
    commander: null,
    leaders: [],
    troops: convoys(game, depot).find(({ stack }) => stack === from)?.troops ?? {},
  });
  const unfit = (part: Choice): Refusal | null => {
    if (spOf(part) === 0 || artillery(part) > 0) return refusing('nobody', '10.1');
    return spOf(part) > ESCORT ? refusing('too-many-escorts', '10.1', { most: ESCORT }) : null;
  };
  const terms = { how: 'admin', power, nations: [depot.nation] } as const;
  const part = yield* composePart(game, terms, 'escort', offered, unfit, game.state.seats[power]);
  return part && { stack: from, troops: part.troops };
}

/** Whose SPs go along: their player says, where several forces stand with the depot (10.1). */
function* chooseGuards(game: Game, power: Power, depot: Depot, sp: number): Rules<Guard[]> {
  const guards: Stack[] = [];
  const spare = () =>
    escorts(game, depot).filter(
      (stack) => freeInfantry(stack, depot.nation) > guards.filter((each) => each === stack).length,
    );
  while (guards.length < sp) {
    const [only, another] = spare();
    if (!only) break;
    const left = sp - guards.length;
    const from = another
      ? yield* choose(game.state.seats[power], asking('escort-from', '10.1', { at: depot.at, left }), () =>
          spare().map((stack) => option(nameOfStack(game, stack), stack)),
        )
      : only;
    guards.push(from);
  }
  return guards.map((stack) => ({ stack, troops: { [depot.nation]: { inf: 1, units: {} } } }));
}

const escortSizes = (game: Game, depot: Depot): number[] => {
  const spare = escorts(game, depot).reduce((sum, stack) => sum + freeInfantry(stack, depot.nation), 0);
  return Array.from({ length: Math.min(ESCORT, spare) }, (_, i) => i + 1);
};
