/** Peace negotiations, in the six steps of §21.4. */
import { ask, choose, option, type Refusal, type Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { settleIngria } from '../cards/named.ts';
import { undertake } from '../changes/agenda.ts';
import { handFortress } from '../changes/leaders.ts';
import { possess } from '../changes/titles.ts';
import { changeUnrest, gainVpFor } from '../changes/tracks.ts';
import { controllerOf, isAtStake } from '../facts/control.ts';
import { isArea } from '../facts/ground.ts';
import { leads, moraleOf, playerOf, plays, realmOf, vitalityOf } from '../facts/realms.ts';
import { atWar, powersAtWarWith, warBetween } from '../facts/relations.ts';
import { isPower, ownerOf } from '../facts/titles.ts';
import { commandOf, isTroop } from '../facts/units.ts';
import { endAloofness } from '../minors/alliance.ts';
import { beaten, civilWarOf, hasLostCivilWar, inCivilWar } from '../special/civil-war.ts';
import { coalitionOf, foesOf, leaveCoalition } from '../special/coalitions.ts';
import type { Unit, War } from '../state.ts';
import type { TaskOf } from '../tasks.ts';
import type { Area, Owner, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { bordersBetween } from './conditions.ts';
import { goHome } from './homecoming.ts';
import { conquestsOf, finalStatus, warStatus } from './status.ts';

/** Steps 1–3: the war status is adjusted, the winner found, unrest and VP follow. */
// biome-ignore lint/correctness/useYield: the conditions ask
export function* peace(game: Game, task: TaskOf<'peace'>): Rules {
  finishTask(game, task);
  const { sides, opener } = task;
  const war = warBetween(game, ...sides);
  if (!war) return;
  const [a, b] = war.sides;
  if (!isPower(b)) return endWarWithMinor(game, war);
  for (const { why, taken } of warStatus(game, war, opener))
    game.tell({ type: 'status', power: a, against: b, why, mine: taken[0], theirs: taken[1] });
  const [byA, byB] = finalStatus(game, war, opener);
  const winner = byA > byB ? a : byB > byA ? b : null;
  weary(game, a, byB, winner === a);
  weary(game, b, byA, winner === b);
  game.state.wars.splice(game.state.wars.indexOf(war), 1);
  if (winner === null) {
    game.tell({ type: 'war-drawn', power: a, against: b });
    return undertake(game, { do: 'restore', sides: [a, b], fallen: fallingOf(game, [a, b]) });
  }
  const loser = winner === a ? b : a;
  const conditions = Math.abs(byA - byB);
  game.tell({ type: 'war-won', power: winner, against: loser, conditions });
  gainVpFor(game, winner, war.vp[winner === a ? 0 : 1], 'war-won');
  if (inCivilWar(game, winner, loser)) game.state.inForce.push(beaten(winner));
  const falls = realmOf(game, loser).collapsing;
  undertake(
    game,
    {
      do: 'conditions',
      winner,
      loser,
      left: conditions,
      held: conquestsOf(game, winner, loser),
      borders: bordersBetween(game, winner, loser),
      used: [],
    },
    { do: 'restore', sides: [a, b], fallen: falls ? loser : fallingOf(game, [a, b]) },
    ...(falls ? [{ do: 'collapse' as const, power: loser }] : []),
  );
}

/** A Power that is collapsing and makes peace with its other enemies: these too keep what they hold, even if they lost (§21.5). */
const fallingOf = ({ state }: World, sides: readonly Power[]): Power | null =>
  sides.find((power) => state.agenda.some((task) => task.do === 'collapse' && task.power === power)) ?? null;

/** War weariness: a point of unrest for each morale point lost; for every two if the war was won (§21.4.2). */
const weary = (game: Game, power: Power, lost: number, won: boolean): void =>
  changeUnrest(game, power, won ? Math.floor(lost / 2) : lost, 'war-weariness');

/** A minor has no morale and pays nothing: what is not conquered is given back. */
function endWarWithMinor(game: Game, war: War): void {
  const { wars } = game.state;
  wars.splice(wars.indexOf(war), 1);
  undertake(game, { do: 'restore', sides: war.sides, fallen: null });
}

/** Steps 5–6: conquests that were not ceded are given back, troops go home, and the forced peace begins. */
// biome-ignore lint/correctness/useYield: the homecoming asks
export function* restore(game: Game, task: TaskOf<'restore'>): Rules {
  finishTask(game, task);
  const { sides, fallen } = task;
  const [a, b] = sides;
  if (fallen) annex(game, fallen === a ? b : a, fallen);
  if (isPower(b)) game.state.truces.push([a, b]);
  game.tell({ type: 'peace', power: a, against: b });
  giveBack(game);
  if (sides.includes('russia')) settleIngria(game);
  leave(game, a, b);
  leave(game, b, a);
  for (const power of sides) if (isPower(power) && plays(game, power)) endAloofness(game, power);
  if (isPower(b)) settleCivilWar(game, a, b);
}

/** Rebels who end a war without any area of the zone have lost the civil war at once (§26.1.1). */
function settleCivilWar(game: Game, a: Power, b: Power): void {
  const war = civilWarOf(game, a);
  if (!war || !inCivilWar(game, a, b)) return;
  const rebels = a === war.official ? b : a;
  if (hasLostCivilWar(game, war, rebels)) undertake(game, { do: 'civil-war-ends', official: war.official });
}

/** A Power that collapses does not get back what the other side controls (§21.5). */
function annex(game: Game, holder: Owner, fallen: Power): void {
  if (!isPower(holder)) return;
  for (const area of conquestsOf(game, holder, fallen))
    if (ownerOf(game, area) === fallen) possess(game, area, holder, 'domain');
}

/** Nobody holds the possessions of somebody with whom he is not at war (§21.2.6); contenders of a civil war keep what they hold of its zone (§26.1.1). */
function giveBack(game: Game): void {
  const { state } = game;
  for (const [area, holder] of Object.entries(state.holders)) {
    const owner = ownerOf(game, area);
    if (owner === null || isAtStake(game, holder, area) || atWar(game, holder, owner)) continue;
    delete state.holders[area];
    if (owner === holder) continue;
    game.tell({ type: 'restored', at: area, to: owner });
    fortressGoesTo(game, area, owner);
  }
}

/** What the conqueror has built there stays with the area; his leaders leave it (§14.3). */
function fortressGoesTo(game: Game, area: Area, owner: Owner): void {
  const fortress = game.state.fortresses[area];
  if (!fortress || leads(game, fortress.owner) === leads(game, owner)) return;
  handFortress(game, area, owner);
}

/** Troops of a Power leave the land of another with whom it is at peace; sieges are lifted. */
function leave(game: Game, power: Owner, host: Owner): void {
  const { state } = game;
  if (!isPower(power)) return;
  for (const [area, siege] of Object.entries(state.sieges)) {
    const owner = ownerOf(game, area);
    if (siege.by !== power || owner === null || atWar(game, power, owner)) continue;
    delete state.sieges[area];
    game.tell({ type: 'siege-lifted', at: area });
  }
  goHome(
    game,
    strangersIn(game, power, host).filter((unit) => controllerOf(game, unit.at) !== power),
  );
}

/** Troops of a Power on the land of another, or of its minors; the zone of its civil war is home to it (§26.1.1). */
export const strangersIn = (world: World, power: Power, host: Owner): Unit[] =>
  world.state.units.filter((unit) => {
    if (!isTroop(unit) || commandOf(world, unit) !== power || !isArea(world, unit.at)) return false;
    const owner = ownerOf(world, unit.at);
    const lord = owner === null ? null : leads(world, owner);
    return (owner === host || lord === host) && !isAtStake(world, power, unit.at);
  });

/** How much morale a Power has lost to those it is at war with. */
const lostMorale = (world: World, power: Power): number => vitalityOf(world, power) - moraleOf(world, power);

/** Why a Power may not ask for peace: half of its morale must be lost, and neither side about to collapse (§21.3.1, §21.5). */
export function peaceObstacle(world: World, power: Power, enemy: Power): Refusal | undefined {
  const falling = [power, enemy].find((each) => realmOf(world, each).collapsing);
  if (falling) return { code: 'collapsing', args: { power: falling }, cite: '§21.5' };
  const lost = lostMorale(world, power);
  if (lost === 0 || lost * 2 < vitalityOf(world, power))
    return { code: 'morale-holds', args: { power, lost }, cite: '§21.3.1' };
  return undefined;
}

/** With its last morale point, or its last home area, gone a Power must make peace with one of its enemies (§21.3.2). */
export function* forcedPeace(game: Game, task: TaskOf<'forced-peace'>): Rules {
  const { power } = task;
  const enemies = plays(game, power) ? powersAtWarWith(game, power) : [];
  if (enemies.length === 0 || (task.done && moraleOf(game, power) > 0)) return finishTask(game, task);
  const enemy = yield* choose(playerOf(game, power), ask('forced-peace', '§21.3.2', { power }), () =>
    powersAtWarWith(game, power).map((each) => option(`peace/${power}/${each}`, each)),
  );
  task.done = true;
  game.tell({ type: 'asks-peace', power, of: enemy, why: 'forced' });
  openPeace(game, power, enemy);
}

/** Negotiations that a Power opens: with the one enemy, or, in a coalition, with all of the other side (§26.2.1). */
export function openPeace(game: Game, power: Power, enemy: Power): void {
  const coalition = coalitionOf(game, power);
  if (coalition && foesOf(coalition, power).includes(enemy)) leaveCoalition(game, power, coalition);
  else undertake(game, { do: 'peace', sides: [power, enemy], opener: power });
}
