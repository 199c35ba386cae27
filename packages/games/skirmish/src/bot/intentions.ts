/** What a house may mean to do with a whole turn: which of its troops march, where to, and where they fall upon others. */
import type { Intention, Question, Random } from '@quadrille/kernel';
import { BOARD, type House, type Place } from '../board.ts';
import { heldBy } from '../facts.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { prospect } from './prior.ts';

/** Troops of one place go to the next. */
export interface Advance {
  readonly from: Place;
  readonly to: Place;
  readonly troops: number;
}

/** The marches of a turn, each from another place; then it is done. */
export interface Campaign extends Intention {
  readonly weight: number;
  readonly advances: readonly Advance[];
}

/** As plausible as its advances are together. */
const campaign = (world: World, house: House, advances: readonly Advance[]): Campaign => ({
  id: advances.map(({ from, to, troops }) => `${from}>${to}:${troops}`).join(' ') || 'stay',
  weight: advances.reduce((product, { from, to }) => product * prospect(world, house, from, to), 1),
  advances,
});

/** So many of the most plausible are offered. */
const MOST = 40;

/** To stay, every single advance with all troops or all but one, and every two of them from different places. */
export function intentions(world: World, house: House): readonly Campaign[] {
  const { state } = world;
  if (state.order[state.turn] !== house) return [];
  const single = heldBy(state, house).flatMap((from) => advancesFrom(state, house, from));
  const pairs = single.flatMap((one, i) =>
    single.slice(i + 1).flatMap((other) => (one.from === other.from ? [] : [[one, other]])),
  );
  const all = [[], ...single.map((each) => [each]), ...pairs].map((each) => campaign(world, house, each));
  return all.sort((a, b) => b.weight - a.weight).slice(0, MOST);
}

function advancesFrom({ field, tired }: State, house: House, from: Place): Advance[] {
  const { troops } = field[from];
  if (tired.includes(from)) return [];
  const forces = [troops, troops - 1].filter((each) => each > 0);
  const goals = BOARD[from].next.filter((to) => BOARD[to].home === null || BOARD[to].home === house);
  return goals.flatMap((to) => forces.map((each) => ({ from, to, troops: each })));
}

/** The first advance that has not been made yet, then how many go, then `done`. */
export function follow(state: State, { ask, options }: Question, { advances }: Campaign): string | undefined {
  if (ask.id === 'troops') {
    const meant = advances.find(({ from, to }) => from === ask.args?.from && to === ask.args?.to);
    return meant && String(meant.troops);
  }
  if (ask.id !== 'march') return undefined;
  const left = advances.find(
    ({ from, to }) => options.some(({ id }) => id === `march/${from}/${to}`) && !made(state, to),
  );
  if (left) return `march/${left.from}/${left.to}`;
  return advances.length === 0 ? 'done' : undefined;
}

/** Troops come to a place once in a turn. */
const made = ({ tired }: State, to: Place): boolean => tired.includes(to);

/** Takes an advance over from the other, leaves one out, or sends one troop fewer. */
export function mutate(world: World, one: Campaign, other: Campaign, random: Random): Campaign | undefined {
  const { advances } = one;
  const foreign = other.advances.filter(({ from }) => advances.every((each) => each.from !== from));
  const ways = [
    ...foreign.map((each) => [...advances, each]),
    ...advances.map((_, i) => advances.toSpliced(i, 1)),
    ...advances.flatMap((each, i) => (each.troops > 1 ? [advances.with(i, { ...each, troops: each.troops - 1 })] : [])),
  ];
  const house = world.state.order[world.state.turn];
  return house && ways.length > 0 ? campaign(world, house, random.pick(ways, 'mutate')) : undefined;
}
