/** Small verbs for units, leaders and fortresses. */
import { inGalleyZone } from '../facts/bases.ts';
import { boxesAt, isArea, isBox } from '../facts/ground.ts';
import { hostsBeside } from '../facts/hosts.ts';
import { commandOf, isSquadron, leaderOf, leadersWith, unitsAt } from '../facts/units.ts';
import type { Leader, Unit, UnitId } from '../state.ts';
import type { Area, Box, LeaderId, Owner, Place, UnitKind } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** A unit whose place or side has changed in this impulse has not begun it as it is (§8.2.2); the latest stand last. */
export function touch({ state }: Game, { id }: Pick<Unit, 'id'> | Pick<Leader, 'id'>): void {
  const { impulse } = state;
  if (!impulse) return;
  const before = impulse.touched.indexOf(id);
  if (before >= 0) impulse.touched.splice(before, 1);
  impulse.touched.push(id);
}

/** A force does something with an action, and the leaders that are with it (§12.3.1). */
export function exert({ state }: Game, units: readonly Unit[]): void {
  const ids = units.map(({ id }) => id);
  const leaders = state.leaders.filter(({ on }) => ids.includes(on));
  state.impulse?.acted.push(...ids, ...leaders.map(({ id }) => id));
}

/** Puts a new counter on the map: troops on their regular side, squadrons under repair (§9.1–2). */
export function build(game: Game, owner: Owner, kind: UnitKind, at: Place): Unit {
  const unit: Unit = { id: freshId(game, owner), owner, kind, at, up: false };
  game.state.units.push(unit);
  touch(game, unit);
  if (isSquadron(unit)) game.state.impulse?.begun.push(unit.id);
  game.tell({ type: 'built', power: owner, kind, unit: unit.id, at });
  return unit;
}

function freshId({ state }: Game, owner: Owner): UnitId {
  for (let n = 1; ; n++) {
    const id = `${owner}-${n}`;
    if (!state.units.some((unit) => unit.id === id)) return id;
  }
}

/** A squadron is under repair from now on: not to be repaired in this impulse (§9.3). */
export function damage(game: Game, unit: Unit): void {
  unit.up = false;
  touch(game, unit);
  game.state.impulse?.begun.push(unit.id);
}

/** Moves a unit, with the leaders that are with it. */
export function place(game: Game, unit: Unit, to: Place): void {
  if (unit.at === to) return;
  leaveSiege(game, unit);
  if (isBox(unit.at)) delete unit.galley;
  unit.at = to;
  touch(game, unit);
  for (const leader of leadersWith(game, [unit.id])) touch(game, leader);
}

/** Moves a unit and says so. */
export function move(game: Game, unit: Unit, to: Place): void {
  const from = unit.at;
  if (from === to) return;
  place(game, unit, to);
  game.tell({ type: 'moved', power: unit.owner, unit: unit.id, from, to });
}

function leaveSiege({ state }: Game, unit: Unit): void {
  const inside = state.sieges[unit.at]?.inside;
  if (inside?.includes(unit.id)) inside.splice(inside.indexOf(unit.id), 1);
}

/** A troop goes into a dispersion box of where it is; its leader stays with what remains there (§17.1, §18.1). */
export function disperse(game: Game, unit: Unit, box: Box = boxFor(game, unit)): void {
  for (const leader of leadersWith(game, [unit.id])) leader.on = hostsBeside(game, unit, leader)[0] ?? leader.on;
  intoBox(game, unit, box);
}

/** The same for a troop whose leaders go with it. */
export function intoBox(game: Game, unit: Unit, box: Box = boxFor(game, unit)): void {
  place(game, unit, box);
  game.tell({ type: 'dispersed', power: unit.owner, unit: unit.id, to: box });
}

function boxFor(game: Game, unit: Unit): Box {
  const [box] = isArea(game, unit.at) ? boxesAt(game, unit.at) : [];
  if (!box) throw new Error(`${unit.id} cannot disperse from ${unit.at}`);
  return box;
}

/** A unit comes home at the end of an impulse; a squadron of the galley zone is still known as one (§8.2.2, §18.6.1). */
export function comeHome(game: Game, unit: Unit, box: Box): void {
  if (isSquadron(unit) && !isBox(unit.at) && inGalleyZone(game, unit.at)) unit.galley = true;
  place(game, unit, box);
}

/** A unit is lost: it goes to the box of the eliminated, and stays there until the end of the turn (§13.1.7). */
export function eliminate(game: Game, unit: Unit): void {
  rehome(game, unit);
  place(game, unit, 'eliminated');
  delete game.state.lent[unit.id];
  game.tell({ type: 'eliminated', power: unit.owner, unit: unit.id });
}

/** Takes a counter off the map for good; it can be built again. */
export function removeUnit(game: Game, unit: Unit): void {
  rehome(game, unit);
  leaveSiege(game, unit);
  delete game.state.lent[unit.id];
  const { units } = game.state;
  units.splice(units.indexOf(unit), 1);
}

/** Leaders of a unit that goes pass to another one there, or are lost with the last (§13.1.7, §17.1). */
function rehome(game: Game, unit: Unit): void {
  for (const leader of leadersWith(game, [unit.id])) {
    const [host] = hostsBeside(game, unit, leader);
    if (host === undefined) removeLeader(game, leader.id);
    else leader.on = host;
  }
}

export function removeLeader(game: Game, id: LeaderId): void {
  const leader = leaderOf(game, id);
  const { leaders } = game.state;
  leaders.splice(leaders.indexOf(leader), 1);
  game.tell({ type: 'leader-lost', power: leader.power, leader: id });
}

/** A fortress is gone; leaders in it pass to troops there, or are lost (§13.1.7). */
export function razeFortress(game: Game, area: Area): void {
  const fortress = game.state.fortresses[area];
  if (!fortress) return;
  delete game.state.fortresses[area];
  game.tell({ type: 'fortress-lost', power: fortress.owner, at: area });
  for (const leader of game.state.leaders.filter(({ on }) => on === area)) {
    const troop = unitsAt(game, area).find((unit) => commandOf(game, unit) === leader.power);
    if (troop) leader.on = troop.id;
    else removeLeader(game, leader.id);
  }
}
