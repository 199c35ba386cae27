/** What winter and spring would bring: where forces go into quarters, what a levy may bring, what a refit costs (19.1, 20.4). */
import type { Args, Foreseen } from '@quadrille/kernel';
import { columnOf } from '../board/tables/economy.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { infantryRoom } from '../facts/pool.ts';
import { hasTurns, realmOf } from '../facts/sides.ts';
import { spOf } from '../facts/troops.ts';
import { tenth } from '../fortunes/attrition.ts';
import { type Levy, largestHome, levies, levyId, proposedLevy } from '../spring/recruit.ts';
import { refits } from '../spring/refit.ts';
import { upkeepOf } from '../spring/sustain.ts';
import { RETROGRADE } from '../supply/retrograde.ts';
import type { Nation, Power, SeatId } from '../vocabulary.ts';
import { homeless, nearestQuarters } from '../winter/shelter.ts';
import type { Game, World } from '../world.ts';
import { foreseen } from './outlook.ts';

/** Every force out of quarters: where it goes as proposed, how far, and what it loses on the way (19.1). */
export function quartersLines(world: World, seat: SeatId): Foreseen[] {
  const powers = world.state.order.filter((power) => world.state.seats[power] === seat && hasTurns(world.state, power));
  return powers
    .flatMap((power) => homeless(world, power))
    .flatMap((stack): Foreseen[] => {
      const { spaces, mps } = nearestQuarters(world, stack);
      const [to] = spaces;
      if (to === undefined) return [];
      const lost = mps > RETROGRADE ? tenth(spOf(stack)) : 0;
      const force = nameOfStack(world, stack);
      return [foreseen('quarters', mps, '19.1', { force, from: stack.at, to, sp: spOf(stack), lost })];
    });
}

/** What the army of a Power and its Clients costs a year, a Thaler for every depot apart (20.3). */
export const upkeepOfRealm = (world: World, power: Power): number =>
  realmOf(world.state, power).reduce((sum, nation) => sum + upkeepOf(world, nation), 0);

export const upkeepLine = (thl: number): Foreseen => foreseen('upkeep', thl, '20.3');

/** What is left to pay, and the levies of a Power once it is paid (20.3, 20.4.1). */
export function sustainLines(world: World, power: Power, { cost = 0, depots = 0 }: Args): Foreseen[] {
  const { state, data } = world;
  const due = Number(cost) + Number(depots) * data.tables.economy.sustainDepot;
  const purse = state.nations[power];
  const left = { ...purse, treasury: Math.max(0, purse.treasury - due) };
  const paid = { ...world, state: { ...state, nations: { ...state.nations, [power]: left } } };
  return [upkeepLine(due), ...proposedLines(paid, power)];
}

/** The levies of a Power and its Clients as proposed (20.4.1). */
export const proposedLines = (world: World, power: Power): Foreseen[] =>
  realmOf(world.state, power).flatMap((nation) => {
    const levy = proposedLevy(world, nation);
    const at = largestHome(world, nation);
    return levy && at !== undefined ? [levyLine(world, nation, levy, { at })] : [];
  });

/** What a nation may do in its recruiting, one after the other (20.4.1, 20.4.4). */
export const recruitLines = (world: World, nation: Nation): Foreseen[] => [
  ...levies(world, nation).map((levy) => levyLine(world, nation, levy, { option: levyId(levy) })),
  // What may be refitted is asked only for its cost: nothing is carried out.
  ...refits(world as Game, nation).map(({ id, cost }) => foreseen('refit', cost, '20.4.4', { nation, option: id })),
];

/** Dice with what they bring at their worst and at their best. */
function levyLine(world: World, nation: Nation, levy: Levy, args: Readonly<Record<string, string>>): Foreseen {
  const { rows } = world.data.tables.economy.recruiting;
  const { dice, drm, price } = levy;
  const rowAt = (total: number) => rows[Math.min(24, Math.max(1, total))];
  const room = infantryRoom(world, nation);
  const [low, high] = [rowAt(dice + drm), rowAt(dice * 6 + drm)];
  const drawn = (row: typeof low): number => row?.infantry[columnOf(nation)] ?? 0;
  const infantry = (row: typeof low): number => Math.min(drawn(row), room);
  return foreseen('levy', dice, '20.4.1', {
    ...args,
    nation,
    drm,
    // The army limit is told where it cuts the levy short.
    ...(drawn(high) > room && { room }),
    least: infantry(low),
    most: infantry(high),
    fewSteps: low?.cavalry ?? 0,
    steps: high?.cavalry ?? 0,
    cheap: (low?.thl ?? 0) + price,
    dear: (high?.thl ?? 0) + price,
  });
}
