/** Raids of the Lt units in a Theater box (18.5). */
import type { Rules } from '@quadrille/kernel';
import { rowFor } from '../board/tables/rows.ts';
import { changeSupply, changeSupplyActions } from '../changes/markers.ts';
import { patronOf, realmOf, sideOf } from '../facts/sides.ts';
import { findStack, lightAt } from '../facts/spaces.ts';
import { capturedDepots } from '../facts/supply.ts';
import { watchSupply } from '../supply/cut.ts';
import { type Nation, opposing, type Power, THEATERS, type Theater } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';
import { designate, goalId, placeAdvantage, type Raid } from './designate.ts';
import { forage } from './forage.ts';
import { advantageOf, type Raider, raiderSp, raidersIn } from './light.ts';
import { loseRaider, mostUnits, raidLosses, stepsDrm } from './losses.ts';

/** Theaters in which a Power has Lt units to raid with. */
export const raidTheaters = (world: World, power: Power): Theater[] =>
  THEATERS.filter((theater) => raidersIn(world, theater, realmOf(world.state, power)).length > 0);

/** KK Operations: every Lt unit of the Power and its Clients in one box (8.4.1, 18.3). */
export function* raids(game: Game, power: Power, theater: Theater, ops: number): Rules {
  const all = raidersIn(game, theater, realmOf(game.state, power));
  const planned = yield* designate(game, power, theater, all);
  if (planned.length === 0) return;
  yield* placeAdvantage(game, power, theater, planned);
  game.tell({ type: 'raids', power, theater, sp: planned.reduce((sum, raid) => sum + spOfRaid(raid), 0) });
  yield* raidLosses(game, power, theater, planned);
  for (const raid of planned) {
    if ('forage' in raid.goal) forage(game, leadingNation(raid.raiders, power), raid.goal.forage, spOfRaid(raid));
    else yield* supplyRaid(game, power, theater, raid, ops);
  }
}

/** SPs of a raid; the Advantage alone does not raid where its last raider has fallen (18.4, 18.5.1). */
const spOfRaid = ({ raiders, extra }: Raid): number =>
  raiders.length === 0 ? 0 : Math.max(0, raiders.reduce((sum, raider) => sum + raiderSp(raider), 0) + extra);

/** The nation with most participating Lt units gains what is gained (18.5.1). */
function leadingNation(raiders: readonly Raider[], power: Power): Nation {
  const number = (nation: Nation) => raiders.filter((raider) => raider.nation === nation).length;
  const nations = [...new Set(raiders.map(({ nation }) => nation))];
  return nations.sort((a, b) => number(b) - number(a) || Number(b === power) - Number(a === power))[0] ?? power;
}

/** Die + SPs + modifiers (18.5.2). The steps are compared after the losses (readings, 8). */
function* supplyRaid(game: Game, power: Power, theater: Theater, raid: Raid, ops: number): Rules {
  const { state, data, tell } = game;
  const { goal } = raid;
  if ('forage' in goal) return;
  const side = sideOf(state, power);
  const table = data.tables.economy.supplyRaid;
  const roll = rollDie(game);
  const total =
    roll +
    spOfRaid(raid) +
    ops +
    advantageOf(game, theater, side) * table.advantage +
    stepsDrm(game, theater, side, table.fewerSteps, 0) +
    (lightAt(game, goal.at, opposing(side)) > 0 ? table.enemyLt : 0);
  const { result } = rowFor(table.rows, total);
  tell({ type: 'supply-raid', target: goalId(game, goal), at: goal.at, roll, total, result });
  if (result === 'repulsed') yield* loseRaider(game, power, side, theater, [raid]);
  if (result === 'success' || result === 'great_success') hit(game, goal);
  if (result === 'great_success')
    changeSupplyActions(game, patronOf(state, leadingNation(raid.raiders, power)), 1, 'raid');
}

/** The force's Supply State worsens, or the depot is Disrupted. */
function hit(game: Game, goal: Exclude<Raid['goal'], { readonly forage: string }>): void {
  const { state } = game;
  if ('force' in goal) {
    const stack = findStack(state, goal.force);
    if (stack) changeSupply(game, stack, -1, 'raid');
    return;
  }
  const depot = state.depots.find(({ nation, at, disrupted }) => nation === goal.depot && at === goal.at && !disrupted);
  if (depot) depot.disrupted = true;
  else if (capturedDepots(game, goal.depot).includes(goal.at)) state.disrupted.push(goal.at);
  else return;
  game.tell({ type: 'depot-disrupted', nation: goal.depot, at: goal.at });
  watchSupply(game);
}

/** The KK Raids chit: every Lt SP in the boxes forages once, without losses (6.5; readings, 50). */
export function* rampantRaids(game: Game, power: Power): Rules {
  const realm = realmOf(game.state, power);
  const side = sideOf(game.state, power);
  for (const theater of THEATERS) {
    const all = raidersIn(game, theater, realm);
    if (all.length === 0) continue;
    const planned = yield* designate(game, power, theater, all, true);
    const leader = mostUnits(game, theater, side);
    if (leader !== null && realm.includes(leader)) yield* placeAdvantage(game, power, theater, planned);
    for (const raid of planned)
      if ('forage' in raid.goal) forage(game, leadingNation(raid.raiders, power), raid.goal.forage, spOfRaid(raid));
  }
}
