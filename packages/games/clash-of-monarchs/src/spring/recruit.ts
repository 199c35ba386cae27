/** Recruiting (20.4). */
import { choose, type Option, option, plan, type Rules } from '@quadrille/kernel';
import { columnOf, type Dice } from '../board/tables/economy.ts';
import { divide, put } from '../changes/placing.ts';
import { asking } from '../cite.ts';
import { infantryRoom, inPool } from '../facts/pool.ts';
import { isBelligerent, patronOf, realmOf } from '../facts/sides.ts';
import { holderOf, isDresdenLost } from '../facts/spaces.ts';
import { spOfNation } from '../facts/troops.ts';
import { isFatigued } from '../facts/will.ts';
import type { Units } from '../state.ts';
import { CAVALRY, type Nation, type Power, type SpaceId, THEATERS, type Unit } from '../vocabulary.ts';
import { mustersOf } from '../winter/newyear.ts';
import { type Game, rollDie, type World } from '../world.ts';
import { newLeaders } from './leaders.ts';
import { payerOf, payOut } from './red.ts';
import { refits } from './refit.ts';

/** A roll: so many dice, a DRM, and Thalers paid before it. */
export interface Levy extends Dice {
  readonly price: number;
}

type Step =
  | { readonly do: 'recruit'; readonly levy: Levy }
  | { readonly do: 'leaders' }
  | { readonly do: 'refit'; carryOut(): void };

/** The nations of a Power: all within their means as proposed, or one after the other as wished. */
export function* recruit(game: Game, power: Power): Rules {
  const { state } = game;
  const way = yield* choose(
    state.seats[power],
    asking('recruiting', '20.4', { power, thl: state.nations[power].treasury }),
    () => [option('proposal'), option('by-hand'), option('none')],
  );
  for (const nation of realmOf(state, power)) {
    const recruited =
      way === 'proposal'
        ? recruitAsProposed(game, nation)
        : way === 'by-hand' && (yield* recruitNation(game, power, nation));
    const [most] = levies(game, nation);
    if (!recruited && most && mustRecruit(game, nation)) yield* levyTroops(game, nation, most);
  }
}

/** Where its Thalers may go to Austria, the Empire recruits to the maximum extent possible (24.2). */
const mustRecruit = ({ state }: World, nation: Nation): boolean =>
  nation === 'IM' && state.options.donations === 'yes' && patronOf(state, nation) === 'AU';

/** As many dice as the purse bears at their worst; everybody reports to the nation's largest garrison. Says whether any. */
function recruitAsProposed(game: Game, nation: Nation): boolean {
  const levy = proposedLevy(game, nation);
  const home = largestHome(game, nation);
  if (!levy || home === undefined) return false;
  const { inf, cavalry } = rollLevy(game, nation, levy);
  put(game, nation, { kind: 'inf', num: inf }, { stack: null, at: home });
  for (let left = cavalry; left > 0; left--) {
    const all = mounts(game, nation);
    const next = all.find(({ id }) => id.startsWith('flip/')) ?? all.find(({ id }) => id.endsWith(`/${home}`));
    if (next) mount(game, next.value);
  }
  return true;
}

/** The most dice that are paid for whatever they show; none for an army that takes nobody in any more (20.4.2). */
export function proposedLevy(world: World, nation: Nation): Levy | undefined {
  if (infantryRoom(world, nation) === 0 && mounts(world, nation).length === 0) return undefined;
  const { rows } = world.data.tables.economy.recruiting;
  const worst = ({ dice, drm }: Levy) => rows[Math.min(24, dice * 6 + drm)]?.thl ?? 0;
  return levies(world, nation).find((each) => each.price === 0 && worst(each) <= purse(world, nation));
}

export const largestHome = (world: World, nation: Nation): SpaceId | undefined => {
  const strength = (at: SpaceId) =>
    world.state.stacks.filter((stack) => stack.at === at).reduce((sum, stack) => sum + spOfNation(stack, nation), 0);
  return mustersOf(world, nation).sort((a, b) => strength(b) - strength(a))[0];
};

/** Says whether the nation has rolled for recruits. */
function* recruitNation(game: Game, power: Power, nation: Nation): Rules<boolean> {
  const { state } = game;
  const done: string[] = [];
  let rolled = false;
  while (steps(game, nation, done).length > 0) {
    const step = yield* plan(state.seats[power], asking('recruit', '20.4', { nation, thl: purse(game, nation) }), () =>
      steps(game, nation, done),
    );
    if (step === null) break;
    if (step.do === 'refit') step.carryOut();
    else done.push(step.do);
    // Refits come after recruiting: who refits has done with it (20.4.4).
    if (step.do === 'refit') done.push('recruit');
    if (step.do === 'recruit') {
      rolled = true;
      yield* levyTroops(game, nation, step.levy);
    }
    if (step.do === 'leaders') yield* newLeaders(game, nation);
  }
  return rolled;
}

const purse = (world: World, nation: Nation): number => world.state.nations[payerOf(world, nation)].treasury;

export const levyId = ({ dice, price }: Levy): string => `recruit/${dice}${price > 0 ? '-paid' : ''}`;

function steps(game: Game, nation: Nation, done: readonly string[]): Option<Step>[] {
  return [
    ...(done.includes('recruit') ? [] : levies(game, nation)).map((levy) =>
      option(levyId(levy), { do: 'recruit', levy } as const),
    ),
    ...refits(game, nation).map(({ id, carryOut }) => option(id, { do: 'refit', carryOut } as const)),
    ...(done.includes('leaders') ? [] : [option('leaders', { do: 'leaders' } as const)]),
  ];
}

/** The dice a nation may roll; fewer keep the listed DRM (20.4.1; readings, 36). */
export function levies(world: World, nation: Nation): Levy[] {
  const { state, data } = world;
  if (state.marks.includes(`no-recruiting/${nation}/${state.year}`)) return [];
  if (nation === 'SA' && isDresdenLost(world)) return [];
  if (mustersOf(world, nation).length === 0) return [];
  const table = data.tables.economy.recruiting.dice[nation];
  const tired =
    table.fatigued !== null && (nation === 'AU' || nation === 'PR' || nation === 'FR') && isFatigued(world, nation);
  const base = tired && table.fatigued ? table.fatigued : table;
  const plain = Array.from({ length: base.dice }, (_, i) => ({ dice: base.dice - i, drm: base.drm, price: 0 }));
  const extra = table.paid !== null && (tired || table.fatigued === null) ? [{ ...table.paid, price: 3 }] : [];
  return [...plain, ...extra];
}

/** The dice are rolled, the cost is paid, and the troops placed (20.4.1, 20.4.6). */
function* levyTroops(game: Game, nation: Nation, levy: Levy): Rules {
  const { inf, cavalry } = rollLevy(game, nation, levy);
  const seat = game.state.seats[patronOf(game.state, nation)];
  const what = asking('place-recruits', '20.4.6', { nation });
  const spots = () => mustersOf(game, nation).map((at) => ({ stack: null, at }));
  yield* divide(game, seat, what, nation, [{ kind: 'inf', num: inf }], spots, () => {});
  yield* placeCavalry(game, nation, cavalry);
}

/** What the dice bring, within the army limit, once it is paid for (20.4.1). */
function rollLevy(game: Game, nation: Nation, { dice, drm, price }: Levy): { inf: number; cavalry: number } {
  const { data, tell } = game;
  if (price > 0) payOut(game, payerOf(game, nation), price, 'recruit');
  let total = drm;
  for (let i = 0; i < dice; i++) total += rollDie(game);
  const row = data.tables.economy.recruiting.rows[Math.min(24, Math.max(1, total))];
  if (!row) return { inf: 0, cavalry: 0 };
  const inf = Math.min(row.infantry[columnOf(nation)], infantryRoom(game, nation));
  tell({ type: 'recruited', nation, total, inf, cav: row.cavalry, thl: row.thl });
  payOut(game, payerOf(game, nation), row.thl, 'recruit');
  return { inf, cavalry: row.cavalry };
}

type Mount =
  | { readonly flip: Units; readonly unit: Unit }
  | { readonly fresh: Unit; readonly nation: Nation; readonly at: SpaceId };

/** Cavalry steps flip reduced units in play, or bring new ones on their reduced side; what finds no use is lost (20.4.6). */
export function* placeCavalry(game: Game, nation: Nation, number: number): Rules {
  const { state } = game;
  let asProposed = false;
  for (let left = number; left > 0; left--) {
    const [first, another] = mounts(game, nation);
    if (!first) return;
    const chosen: Mount | null =
      !another || asProposed
        ? first.value
        : yield* choose(
            state.seats[patronOf(state, nation)],
            asking('place-cavalry', '20.4.6', { nation, left }),
            () => [option('proposal', null), ...mounts(game, nation)],
          );
    if (chosen === null) asProposed = true;
    mount(game, chosen ?? first.value);
  }
}

function mount(game: Game, step: Mount): void {
  if ('flip' in step) {
    const own = step.flip[step.unit];
    if (!own) return;
    own[0]++;
    own[1]--;
    return;
  }
  const { pool } = game.state.nations[step.nation];
  pool[step.fresh] = (pool[step.fresh] ?? 0) - 1;
  put(game, step.nation, { kind: step.fresh, num: 1, reduced: true }, { stack: null, at: step.at });
}

/** While Prussia holds Dresden, Austrian and French steps may rebuild the Saxon cavalry too (20.4.3). */
const horsemen = (world: World, nation: Nation): Nation[] =>
  (nation === 'AU' || nation === 'FR') && saxonsInExile(world) ? [nation, 'SA'] : [nation];

const saxonsInExile = (world: World): boolean =>
  holderOf(world, 'dresden') === 'PR' &&
  world.state.nations.SA.side === 'coalition' &&
  isBelligerent(world.state, 'SA');

/** Reduced units first, on the map and in the boxes; then new ones in the nation's homes. */
const mounts = (world: World, nation: Nation): Option<Mount>[] =>
  horsemen(world, nation).flatMap((each) => mountsOf(world, each, mustersOf(world, nation)));

function mountsOf(world: World, nation: Nation, homes: readonly SpaceId[]): Option<Mount>[] {
  const { state } = world;
  const onMap = state.stacks.map(({ troops, at }) => ({ units: troops[nation]?.units ?? {}, at }));
  const inBoxes = THEATERS.map((theater) => ({ units: state.boxes[theater][nation] ?? {}, at: `box-${theater}` }));
  const flips = [...onMap, ...inBoxes].flatMap(({ units, at }) =>
    CAVALRY.filter((unit) => (units[unit]?.[1] ?? 0) > 0).map(
      (unit): Option<Mount> => option(`flip/${unit}/${at}`, { flip: units, unit }),
    ),
  );
  const fresh = CAVALRY.filter((unit) => inPool(world, nation, unit) > 0).flatMap((unit) =>
    homes.map((at): Option<Mount> => option(`new/${unit}/${at}`, { fresh: unit, nation, at })),
  );
  const all = [...flips, ...fresh];
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
}
