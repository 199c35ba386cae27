/** Nations enter the war (22.1.1, 22.3, 8.1.1). */
import { cardOf, draw, pilesOf } from '../cards/hands.ts';
import { drop, settle } from '../changes/stacks.ts';
import { serviceOf } from '../facts/leaders.ts';
import { isBelligerent } from '../facts/sides.ts';
import { commonHand, take } from '../setup/cards.ts';
import { place } from '../setup/forces.ts';
import { type Alliance, type Nation, type Power, UNITS } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { balticCombat } from './fleets.ts';

const PRINCIPAL: Readonly<Record<Alliance, Power>> = { ap: 'PR', coalition: 'AU' };

/** Who leads a minor nation of this Alliance (22.3). */
export function patronFor(game: Pick<Game, 'state'>, nation: Nation, side: Alliance): Power {
  if (nation === 'PR' || nation === 'BR' || nation === 'AU' || nation === 'FR' || nation === 'RU') return nation;
  if (nation === 'SW' && side === 'coalition') return isBelligerent(game.state, 'FR') ? 'FR' : 'RU';
  if (nation === 'DA') return side === 'ap' ? 'BR' : 'FR';
  return PRINCIPAL[side];
}

/** A nation becomes Belligerent: it deploys, and a Power draws its first hand and a Tactic (22.1.1, 15.4.1; readings, 33). */
export function enterWar(
  game: Game,
  nation: Nation,
  side: Alliance,
  patron = patronFor(game, nation, side),
  guaranteed = true,
): void {
  const { state, tell } = game;
  if (state.nations[nation].stance !== 'neutral') return;
  Object.assign(state.nations[nation], { stance: 'belligerent', side, patron });
  tell({ type: 'enters-war', nation, side, patron });
  deploy(game, nation);
  for (const { at } of state.stacks.filter(({ troops }) => troops[nation])) settle(game, at);
  if (nation === 'FR' || nation === 'RU') joinDecks(game);
  if (nation === 'BR' || nation === 'FR' || nation === 'RU') firstHand(game, nation, guaranteed);
  if (nation === 'FR' && state.nations.SW.patron === 'RU') state.nations.SW.patron = 'FR';
}

/** Forces appear where the set-ups say. The Saxons do so anew after the first Round of the war (22.3.2). */
function deploy(game: Game, nation: Nation): void {
  const { state, data } = game;
  const { deployments } = data.scenarios;
  const onMap = state.stacks.some(({ troops }) => troops[nation] !== undefined);
  if (nation === 'SA') {
    if (state.year === 1756 && state.round === 1 && onMap) return;
    lift(game, 'SA');
  } else if (onMap) return;
  if (nation !== 'IM' && nation !== 'RU' && nation !== 'FR' && nation !== 'SA' && nation !== 'DA') return;
  for (const placed of deployments[nation]) {
    const { pool, reserved } = state.nations[nation];
    const units = { ...placed.units };
    for (const unit of UNITS) {
      const wanted = units[unit] ?? 0;
      const fromPool = Math.min(wanted, pool[unit] ?? 0);
      const fromReserve = Math.min(wanted - fromPool, reserved[unit] ?? 0);
      if (fromPool > 0) pool[unit] = (pool[unit] ?? 0) - fromPool;
      if (fromReserve > 0) reserved[unit] = (reserved[unit] ?? 0) - fromReserve;
      if (wanted > 0) units[unit] = fromPool + fromReserve;
    }
    const depots = Math.min(placed.depots, state.nations[nation].depots);
    state.nations[nation].depots -= depots;
    const leaders = placed.leaders.filter((id) => ['pool', 'aside'].includes(state.leaders[id] ?? ''));
    place(game, nation, { ...placed, units, depots, leaders });
  }
  if (nation === 'DA') {
    Object.assign(state.fleets.DA, { place: 'sea', sea: 'baltic', port: null });
    game.tell({ type: 'fleet', nation: 'DA', what: 'sea', where: 'baltic' });
    balticCombat(game);
  }
}

/** Takes a nation's troops and leaders off the map. */
export function lift(game: Pick<Game, 'state' | 'data'>, nation: Nation): void {
  const { state } = game;
  const { pool } = state.nations[nation];
  for (const stack of [...state.stacks]) {
    const own = stack.troops[nation];
    if (own) {
      for (const unit of UNITS) {
        const [full, reduced] = own.units[unit] ?? [0, 0];
        if (full + reduced > 0) pool[unit] = (pool[unit] ?? 0) + full + reduced;
      }
      delete stack.troops[nation];
    }
    const gone = stack.leaders.filter((id) => serviceOf(game, id) === nation);
    stack.leaders = stack.leaders.filter((id) => !gone.includes(id));
    for (const id of gone) state.leaders[id] = 'pool';
    if (Object.keys(stack.troops).length === 0 && stack.leaders.length === 0) drop(state, stack);
    else settle(game, stack.at);
  }
}

/** The second of France and Russia joins: one deck, one hand, with France (8.1.1). */
function joinDecks(game: Game): void {
  const { state, random } = game;
  if (!commonHand(game)) return;
  const [own, common] = [state.powers.RU, state.powers.FR];
  common.hand.push(...own.hand.splice(0));
  common.draw.push(...own.draw.splice(0));
  common.discard.push(...own.discard.splice(0));
  common.wider.push(...own.wider.splice(0));
  random.shuffle(common.draw, 'deck/FR');
}

/** The Draw Phase number, guaranteed cards included (22.1.1). */
function firstHand(game: Game, power: 'BR' | 'FR' | 'RU', guaranteed: boolean): void {
  const { data, tell, state, random } = game;
  const piles = pilesOf(game, power);
  const named = guaranteed
    ? piles.draw.filter((id) => {
        const card = cardOf(game, id);
        return card.power === power && card.symbols.includes('*');
      })
    : [];
  for (const id of named) take(game, power === 'RU' && commonHand(game) ? 'FR' : power, id);
  if (named.length > 0) tell({ type: 'drew-cards', power, cards: named.join(' ') }, [state.seats[power]]);
  draw(game, power, Math.max(0, data.tables.politics.hand.draw[power] - named.length));
  const { held, pool } = state.powers[power].tactics;
  random.shuffle(pool, `tactics/${power}`);
  held.push(...pool.splice(0, 1));
  tell({ type: 'drew-tactic', power });
  game.liftVeil();
}
