/** Will, Victory Points, Supply States: markers that go up and down, and who is told. */
import { sideOf } from '../facts/sides.ts';
import type { Stack } from '../state.ts';
import { type Alliance, type Nation, POWERS, type Power, SUPPLY_STATES } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { nameOfStack } from './stacks.ts';

/** Monarchial Will goes up or down, never below 0 (21.2). What follows at 0 is seen to by `checkWill`. */
export function changeWill(game: Game, power: Power, num: number, why: string): void {
  const { state, tell } = game;
  if (num === 0 || state.nations[power].stance === 'out') return;
  const standing = state.powers[power];
  standing.will = Math.max(0, standing.will + num);
  tell({ type: 'will', power, num, will: standing.will, why });
}

/** VPs of a Power; the Alliance's total is their sum. After the Death of Elizabeth the Russian marker is frozen (23.1.1). */
export function changeVp(game: Game, power: Power, num: number, why: string): void {
  const { state, tell } = game;
  if (num === 0) return;
  if (power === 'RU' && state.deaths.includes('elizabeth')) {
    state.frozenVp[sideOf(state, 'RU')] += num;
  } else state.powers[power].vp += num;
  tell({ type: 'vp', power, num, why });
}

/** VPs of an Alliance (23.1). */
export const allianceVp = (game: Pick<Game, 'state'>, side: Alliance): number =>
  POWERS.filter((power) =>
    side === 'ap' ? power === 'PR' || power === 'BR' : power !== 'PR' && power !== 'BR',
  ).reduce((sum, power) => sum + game.state.powers[power].vp, game.state.frozenVp[side]);

export function changeThalers(game: Game, nation: Nation, num: number, why: string): void {
  if (num === 0) return;
  game.state.nations[nation].treasury += num;
  game.tell({ type: 'thalers', nation, num, left: game.state.nations[nation].treasury, why });
}

/** Supply Actions, never below 0 (10.0). */
export function changeSupplyActions(game: Game, power: Power, num: number, why: string): void {
  const standing = game.state.powers[power];
  const before = standing.supplyActions;
  standing.supplyActions = Math.max(0, before + num);
  if (standing.supplyActions !== before)
    game.tell({
      type: 'supply-actions',
      power,
      num: standing.supplyActions - before,
      left: standing.supplyActions,
      why,
    });
}

/** A force's Supply State by levels: + better, - worse (9.1). */
export function changeSupply(game: Game, stack: Stack, levels: number, why: string): void {
  const before = SUPPLY_STATES.indexOf(stack.supply);
  const after = Math.min(2, Math.max(0, before - levels));
  stack.supply = SUPPLY_STATES[after] ?? 'full';
  if (after !== before)
    game.tell({ type: 'supply', force: nameOfStack(game, stack), at: stack.at, supply: stack.supply, why });
}
