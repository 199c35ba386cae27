/** How minors ally themselves, and what follows (§20.1–20.6). */
import { ask, confirm, type Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { undertake } from '../changes/agenda.ts';
import { dropFortress, handFortress, partFromAllies } from '../changes/leaders.ts';
import { keep } from '../changes/lists.ts';
import { removeUnit } from '../changes/units.ts';
import { goHome, mayGoHome } from '../diplomacy/homecoming.ts';
import { inheritWar } from '../diplomacy/war.ts';
import { theaterOfMinor } from '../facts/minors.ts';
import { interestsOf, minorData, minorRealm, minorSpecials, playerOf, realmOf } from '../facts/realms.ts';
import { atWar, coalesced, enemiesOf, warBetween } from '../facts/relations.ts';
import { isMinor, possessionsOf } from '../facts/titles.ts';
import { commandOf, unitsAt } from '../facts/units.ts';
import { placeMinor } from '../politics/reinforcements.ts';
import type { TaskOf } from '../tasks.ts';
import type { Area, Minor, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Whether a minor may be declared war upon and stay out of its ally's wars (§20.5). */
export function isIndependent({ data, state }: World, minor: Minor): boolean {
  const { independentFrom } = data.minors[minor];
  return independentFrom !== null && independentFrom <= state.turn;
}

/** A minor bound to one Power for good: never auctioned, never ceded. */
export function boundTo(world: World, minor: Minor): Power | null {
  const { state } = world;
  for (const { args } of minorSpecials(world, minor, 'permanent_ally')) {
    const [power, card, from] = args;
    const bound = state.realms.find((realm) => realm.power === power);
    if (bound && (state.turn >= Number(from) || (card !== null && state.inForce.includes(String(card)))))
      return bound.power;
  }
  return null;
}

/** Whether a Power may be the ally of a minor at all: interest in its theater, and what its card asks (§18.4.1). */
export function mayAlly(world: World, power: Power, minor: Minor): boolean {
  const realm = minorRealm(world, minor);
  if (!realm || boundTo(world, minor) !== null || minorSpecials(world, minor, 'election_only').length > 0) return false;
  const theater = theaterOfMinor(world, minor);
  if (theater !== null && !interestsOf(world, power).includes(theater)) return false;
  const only = minorSpecials(world, minor, 'allies_only').flatMap(({ args }) => args);
  return only.length === 0 || only.includes(realmOf(world, power).religion);
}

/** Alliance events are void while units at war with the minor stand on its land (§20.3.1). */
export const isInvaded = (world: World, minor: Minor): boolean =>
  possessionsOf(world, minor).some((area) =>
    unitsAt(world, area).some((unit) => {
      const power = commandOf(world, unit);
      return power !== null && atWar(world, power, minor);
    }),
  );

/** The minor changes sides, and its units come as reinforcements (§20.3.1–2, §20.3.4). */
export function allyByAuction(game: Game, minor: Minor, power: Power): void {
  const realm = minorRealm(game, minor);
  if (!realm) return;
  if (minorData(game, minor).mercenary) for (const unit of lostUnitsOf(game, minor)) removeUnit(game, unit);
  realm.ally = power;
  delete realm.aloof;
  game.tell({ type: 'allied-minor', minor, power });
  partFromAllies(
    game,
    game.state.units.filter(({ owner }) => owner === minor),
    power,
  );
  keep(game.state.wars, ({ sides }) => sides[0] !== power || sides[1] !== minor);
  const own = game.state.wars.filter(({ sides }) => sides[1] === minor);
  for (const war of own) inheritWar(game, war);
  const strangers = possessionsOf(game, minor).flatMap((area) =>
    unitsAt(game, area).filter((unit) => unit.owner !== minor && commandOf(game, unit) !== power),
  );
  freeAreasOf(game, minor, power);
  const tasks: TaskOf<'reinforce' | 'drag'>[] = [{ do: 'reinforce', minor, power }];
  const enemies = enemiesOf(game, power).filter((enemy) => !isMinor(enemy));
  const [enemy] = enemies;
  if (enemy && own.length === 0 && isIndependent(game, minor))
    tasks.unshift({ do: 'drag', power, against: enemy, minors: [minor] });
  undertake(game, ...tasks);
  goHome(game, strangers);
}

const lostUnitsOf = ({ state }: World, minor: Minor) =>
  state.units.filter(({ owner, at }) => owner === minor && at === 'eliminated');

/** Control of a minor's areas goes back to it, except where the new ally or its own enemies hold them. */
function freeAreasOf(game: Game, minor: Minor, power: Power): void {
  const { holders } = game.state;
  for (const area of possessionsOf(game, minor)) {
    const holder = holders[area];
    if (holder && (holder === power || warBetween(game, holder, power) === undefined)) delete holders[area];
    if (holders[area] === undefined) inheritFortress(game, minor, power, area);
  }
}

/** What a former ally has built in a minor stays with the land, as where land is ceded; his leaders leave it. */
function inheritFortress(game: Game, minor: Minor, power: Power, area: Area): void {
  const { fortresses } = game.state;
  const fortress = fortresses[area];
  if (!fortress || fortress.owner === minor || fortress.owner === power) return;
  handFortress(game, area, minor);
}

/** Conquest: all home areas of an enemy's minor are held, and it changes sides at once (§20.3.3). */
export function allyByConquest(game: Game, minor: Minor, power: Power): void {
  const realm = minorRealm(game, minor);
  if (!realm) return;
  const units = game.state.units.filter(({ owner }) => owner === minor);
  realm.ally = power;
  delete realm.aloof;
  for (const unit of units) unit.at = 'eliminated';
  partFromAllies(game, units);
  freeAreasOf(game, minor, power);
  keep(game.state.wars, ({ sides }) => sides[0] !== power || sides[1] !== minor);
  game.tell({ type: 'conquered-minor', minor, power });
  for (const war of game.state.wars.filter(({ sides }) => sides[1] === minor)) inheritWar(game, war);
  sendGuestsHome(game, minor, power);
}

/** Its troops go back to their card, rebellions there end, and foreigners may go home (§20.4.1). */
export function becomeNeutral(game: Game, minor: Minor): void {
  const realm = minorRealm(game, minor);
  if (!realm) return;
  realm.ally = null;
  delete realm.aloof;
  game.tell({ type: 'neutral-minor', minor });
  neutralise(game, minor);
}

/** Nobody is allied with it any more: its counters and what its ally has built go, rebellions end, and foreigners may go home. */
function neutralise(game: Game, minor: Minor): void {
  const { state } = game;
  stripMinor(game, minor);
  for (const area of possessionsOf(game, minor)) {
    delete state.rebellions[area];
    delete state.holders[area];
    if (area in state.fortresses) dropFortress(game, area);
  }
  mayGoHome(
    game,
    possessionsOf(game, minor).flatMap((area) => unitsAt(game, area)),
  );
}

/** Takes the counters of a minor off the map: units, fortresses of its card, sieges of them. */
function stripMinor(game: Game, minor: Minor): void {
  const { state } = game;
  const units = state.units.filter(({ owner }) => owner === minor);
  partFromAllies(game, units);
  for (const unit of units) removeUnit(game, unit);
  for (const [area, { owner }] of Object.entries(state.fortresses)) if (owner === minor) dropFortress(game, area);
}

/** All its units that are not destroyed are placed anew, wherever they stood; its fortresses rise again (§20.3.2). */
export function* reinforce(game: Game, task: TaskOf<'reinforce'>): Rules {
  const { minor, power } = task;
  finishTask(game, task);
  if (minorRealm(game, minor)?.ally !== power) return;
  yield* placeMinor(game, minor, power);
}

/** A minor comes into play, neutral at first. */
export function enterMinor(game: Game, minor: Minor): void {
  if (minorRealm(game, minor)) return;
  game.state.minors.push({ minor, ally: null });
}

/** A minor leaves play; the caller settles its areas. */
export function dismissMinor(game: Game, minor: Minor): void {
  const { state } = game;
  const realm = minorRealm(game, minor);
  if (realm) realm.ally = null;
  stripMinor(game, minor);
  keep(state.minors, (realm) => realm.minor !== minor);
  keep(state.wars, ({ sides }) => !sides.includes(minor));
  keep(state.claims, ({ against }) => against !== minor);
}

/** A Power that goes to war says which of its independent minors follow; the others are neutral until it ends (§20.5). */
export function* drag(game: Game, task: TaskOf<'drag'>): Rules {
  const { power, against, minors } = task;
  const minor = minors.shift();
  if (minor === undefined) return finishTask(game, task);
  const realm = minorRealm(game, minor);
  if (realm?.ally !== power || realm.aloof) return;
  const follows = yield* confirm(playerOf(game, power), ask('drag', '§20.5', { minor, power, against }));
  if (follows) return;
  realm.aloof = true;
  game.tell({ type: 'aloof', minor, power });
  neutralise(game, minor);
}

/** Independent minors that follow their ally again when its last war is over. */
export function endAloofness(game: Game, power: Power): void {
  if (enemiesOf(game, power).length > 0) return;
  for (const { minor, ally } of game.state.minors) if (ally === power) rejoin(game, minor);
}

/**
 * A minor that was kept out of a war is its ally's again, and its units come: when the war is over, or it is attacked itself. Its
 * ground is neutral no more, so whoever is at peace with it leaves (§21.2.6).
 */
export function rejoin(game: Game, minor: Minor): void {
  const realm = minorRealm(game, minor);
  const ally = realm?.aloof ? realm.ally : null;
  if (!realm || ally === null) return;
  delete realm.aloof;
  undertake(game, { do: 'reinforce', minor, power: ally });
  sendGuestsHome(game, minor, ally);
}

/** Who is at peace with a minor and its ally, and no partner of his, has no business on its land (§21.2.6). */
function sendGuestsHome(game: Game, minor: Minor, ally: Power): void {
  const guests = possessionsOf(game, minor).flatMap((area) => unitsAt(game, area));
  goHome(
    game,
    guests.filter((unit) => {
      const power = commandOf(game, unit);
      return power !== null && power !== ally && !atWar(game, power, minor) && !coalesced(game, power, ally);
    }),
  );
}

/** The Emperor: the ally of the Empire (§20.7). */
export const emperorOf = (world: World): Power | null => minorRealm(world, 'empire')?.ally ?? null;

export const independentMinorsOf = (world: World, power: Power): Minor[] =>
  world.state.minors
    .filter(({ ally, minor }) => ally === power && isIndependent(world, minor))
    .map(({ minor }) => minor);
