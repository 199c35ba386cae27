/** Powers leave the war, and the war ends (21.3.2, 23.3.1). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { byCard } from '../cards/hands.ts';
import { changeVp, changeWill } from '../changes/markers.ts';
import { drop, nameOfStack, settle } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { nationality } from '../facts/forces.ts';
import { isBelligerent, seatOf, sideOf } from '../facts/sides.ts';
import { holderOf, isFriendly, isShut, sideOfStack, spaceOf } from '../facts/spaces.ts';
import { distancesFrom } from '../movement/steps.ts';
import type { Stack } from '../state.ts';
import {
  type Alliance,
  NATIONS,
  type Nation,
  POWERS,
  type Power,
  type SpaceId,
  THEATERS,
  UNITS,
} from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { endArmistice } from './armistice.ts';
import { lift } from './belligerents.ts';
import { endWar } from './victory.ts';

/** Between procedures: the game ends, or a Power whose Will is gone leaves it. */
export function* checkWill(game: Game): Rules {
  const { state } = game;
  if (state.powers.AU.will === 0 || state.powers.PR.will === 0) endWar(game, 'will-gone');
  for (const power of ['BR', 'FR', 'RU'] as const)
    if (
      state.powers[power].will === 0 &&
      state.nations[power].stance === 'belligerent' &&
      state.nations[power].patron === power
    )
      yield* leave(game, power);
  for (const side of ['ap', 'coalition'] as const) if (combinedWill(game, side) <= 1) endWar(game, 'alliance-gone');
}

/** The Will of an Alliance's Powers together (23.3.1). */
export const combinedWill = ({ state }: World, side: Alliance): number =>
  POWERS.filter((power) => sideOf(state, power) === side && state.nations[power].patron === power).reduce(
    (sum, power) => sum + state.powers[power].will,
    0,
  );

/** A Power with Will 0 and its Clients are out; the opposing Principal Power takes heart (21.3.2). */
export function* leave(game: Game, power: 'BR' | 'FR' | 'RU'): Rules {
  const { state } = game;
  const side = sideOf(state, power);
  for (const nation of NATIONS)
    if (state.nations[nation].patron === power && state.nations[nation].stance === 'belligerent')
      yield* withdrawNation(game, nation);
  state.subsidies = state.subsidies.filter(
    (id) => game.data.tables.economy.subsidies[id as 'versailles_1']?.from !== power,
  );
  changeWill(game, side === 'ap' ? 'AU' : 'PR', 1, 'enemy-left');
  const rival = power === 'BR' ? 'FR' : power === 'FR' ? 'BR' : null;
  if (rival) endArmistice(game);
  if (rival && isBelligerent(state, rival)) changeVp(game, rival, 1, 'enemy-left');
}

/** Its forces, depots, Held markers and cards go; others leave its spaces. VPs stay as they are (21.3.2). */
export function* withdrawNation(game: Game, nation: Nation): Rules {
  const { state, data, tell } = game;
  tell({ type: 'leaves-war', nation });
  state.nations[nation].stance = 'out';
  lift(game, nation);
  for (const depot of state.depots.filter((each) => each.nation === nation)) {
    state.depots.splice(state.depots.indexOf(depot), 1);
    state.nations[nation].depots++;
  }
  emptyBoxes(game, nation);
  for (const [at, holder] of Object.entries(state.control))
    if (holder === nation || spaceOf(game, at).nation === nation) delete state.control[at];
  for (const { id, nation: printed } of data.board.spaces.values()) if (printed === nation) yield* evacuate(game, id);
  if (nation === 'BR' || nation === 'RU' || nation === 'DA')
    Object.assign(state.fleets[nation], { place: 'lost', port: null });
  if (nation === 'BR' || nation === 'FR' || nation === 'RU') removeCards(game, nation);
  if (nation === 'FR') partDecks(game);
}

export function emptyBoxes({ state }: Game, nation: Nation): void {
  for (const theater of THEATERS) {
    const units = state.boxes[theater][nation];
    for (const unit of UNITS) {
      const [full, reduced] = units?.[unit] ?? [0, 0];
      const { pool } = state.nations[nation];
      if (full + reduced > 0) pool[unit] = (pool[unit] ?? 0) + full + reduced;
    }
    delete state.boxes[theater][nation];
  }
}

/** All its cards, wherever they are, leave the game. */
export function removeCards(game: Game, power: Power): void {
  const { state, data } = game;
  const gone = state.powers[power].removed;
  for (const owner of POWERS)
    for (const pile of ['hand', 'draw', 'discard', 'wider'] as const) {
      const cards = state.powers[owner][pile];
      for (const id of cards.filter((each) => data.cards.cards.get(each)?.power === power)) {
        cards.splice(cards.indexOf(id), 1);
        gone.push(id);
      }
    }
  game.liftVeil();
}

/** Without France, Russia takes its cards out of the common hand and deck (8.1.1). */
function partDecks({ state, random, liftVeil }: Game): void {
  const [common, own] = [state.powers.FR, state.powers.RU];
  for (const pile of ['hand', 'draw', 'discard', 'wider'] as const) own[pile].push(...common[pile].splice(0));
  own.hand.sort(byCard);
  random.shuffle(own.draw.sort(byCard), 'deck/RU');
  liftVeil();
}

/** Whoever stands there, or all of one Alliance, goes to the nearest friendly open fortress. */
export function* evacuate(game: Game, at: SpaceId, only?: Alliance): Rules {
  const { state } = game;
  delete state.sieges[at];
  delete state.entrenched[at];
  const goes = (side: Alliance) => only === undefined || side === only;
  for (const stack of state.stacks.filter((each) => each.at === at && goes(sideOfStack(game, each))))
    yield* toRefuge(game, stack);
  for (const depot of state.depots.filter((each) => each.at === at && goes(sideOf(state, each.nation)))) {
    const to = yield* refuge(game, at, depot.nation, `depot-${depot.nation}`);
    if (to !== null) Object.assign(depot, { at: to, inside: false });
  }
}

export function* toRefuge(game: Game, stack: Stack): Rules {
  const from = stack.at;
  const force = nameOfStack(game, stack);
  const to = yield* refuge(game, from, nationality(game, stack), force);
  if (to === null) {
    drop(game.state, stack);
    return;
  }
  Object.assign(stack, { at: to, inside: false });
  game.tell({ type: 'moved', force, from, to, mp: 0 });
  settle(game, to);
}

/** The nearest fortress; its player chooses among equals. */
function* refuge(game: Game, from: SpaceId, nation: Nation, force: string): Rules<SpaceId | null> {
  const nearest = () => {
    const all = refuges(game, from, sideOf(game.state, nation), nation);
    const away = distancesFrom(game, from);
    return all.filter((at) => away.get(at) === away.get(all[0] ?? from));
  };
  const [only, another] = nearest();
  if (only === undefined || another === undefined) return only ?? null;
  return yield* choose(seatOf(game.state, nation), asking('refuge', '21.3.2', { force, from }), () =>
    nearest().map((at) => option(`to/${at}`, at)),
  );
}

/** Friendly fortresses that are neither besieged nor masked, the nearest first. */
export function refuges(world: World, from: SpaceId, side: Alliance, nation: Nation): SpaceId[] {
  const away = distancesFrom(world, from);
  const far = (at: SpaceId) => away.get(at) ?? 999;
  return world.data.board.fortresses
    .filter(({ id, nation: printed }) => {
      const holder = holderOf(world, id);
      if (id === from || holder === 'PO' || printed === 'PO') return false;
      return isFriendly(world, id, side) && !isShut(world, id) && world.state.nations[holder].stance === 'belligerent';
    })
    .map(({ id }) => id)
    .filter((at) => !spaceOf(world, at).square || spaceOf(world, at).nation === nation)
    .sort((a, b) => far(a) - far(b));
}
