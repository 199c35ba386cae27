/** Step 5: social agitation and dynastic changes (§24.2–3). */
import { ask, choose, option, parallel, plan, type Rules } from '@quadrille/kernel';
import { dropFortress } from '../changes/leaders.ts';
import { gainVpFor } from '../changes/tracks.ts';
import { removeLeader, removeUnit } from '../changes/units.ts';
import { disperseOne } from '../combat/dispersal.ts';
import { isArea } from '../facts/ground.ts';
import { cardOf, minorData, playerOf, powersOf, realmOf, vitalityOf } from '../facts/realms.ts';
import { isHome, possessionsOf } from '../facts/titles.ts';
import { commandOf, isTroop, leadersOf, qualityOf } from '../facts/units.ts';
import { becomeNeutral } from '../minors/alliance.ts';
import { display } from '../setup/entry.ts';
import { rebel, rebelliousLand } from '../special-areas/rebellions.ts';
import type { Unit } from '../state.ts';
import type { Player, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Unrest of so much brings a Power down. */
const COLLAPSE = 20;

export function* agitation(game: Game): Rules {
  const { chairs } = game.state;
  yield* parallel(chairs.map(({ player }) => agitationOf(game, player)));
  yield* parallel(chairs.map(({ player }) => dynastiesOf(game, player)));
}

function* agitationOf(game: Game, player: Player): Rules {
  for (const power of powersOf(game, player)) yield* calmOrSuffer(game, power);
}

/** How many revolts a Power faces: one for each point of unrest above twice its vitality. */
const revoltsOf = (world: World, power: Power): number =>
  Math.max(0, realmOf(world, power).unrest - 2 * vitalityOf(world, power));

/**
 * Each factor of a troop that disperses cancels a revolt; the others break out where their owner places them. Of a Power
 * that collapses in any case nothing is asked.
 */
function* calmOrSuffer(game: Game, power: Power): Rules {
  let revolts = revoltsOf(game, power);
  if (revolts === 0 || realmOf(game, power).unrest >= COLLAPSE) return;
  game.tell({ type: 'agitation', power, revolts });
  while (revolts > 0 && troopsOf(game, power).length > 0) {
    const unit = yield* plan(playerOf(game, power), ask('agitation', '§24.2', { power, revolts }, power), () =>
      troopsOf(game, power).map((each) => option(`disperse/${each.id}`, each)),
    );
    if (unit === null) break;
    revolts -= qualityOf(unit);
    yield* disperseOne(game, { power }, unit);
  }
  yield* revolt(game, power, revolts, 2, '§24.2');
}

/** The owner places revolts one by one, as long as he has quiet areas. */
function* revolt(game: Game, power: Power, number: number, level: 2 | 3, cite: string): Rules {
  for (let left = number; left > 0 && rebelliousLand(game, power).length > 0; left--) {
    const area = yield* choose(playerOf(game, power), ask('place-rebellion', cite, { power, level }, power), () =>
      rebelliousLand(game, power).map((each) => option(`rebel/${each}`, each)),
    );
    rebel(game, area, level);
  }
}

/** Troops on the map, those of its minors too (§20.2); those that are dispersed already do not count. */
const troopsOf = (world: World, power: Power): Unit[] =>
  world.state.units.filter((unit) => commandOf(world, unit) === power && isTroop(unit) && isArea(world, unit.at));

/** 20 unrest, or rebellion everywhere, bring a Power down; a player may also change a dynasty of his own will. */
function* dynastiesOf(game: Game, player: Player): Rules {
  for (const power of powersOf(game, player)) if (hasCollapsed(game, power)) changeDynasty(game, power, 'collapse');
  const old = () => powersOf(game, player).filter((power) => !game.state.inForce.includes(newDynasty(power)));
  while (old().length > 0) {
    const power = yield* plan(player, ask('dynasty', '§24.2', { player }), () =>
      old().map((each) => option(`dynasty/${each}`, each)),
    );
    if (power === null) return;
    changeDynasty(game, power, 'wish');
  }
}

/** How the state remembers a Power that is to be deployed anew. */
const newDynasty = (power: Power): string => `dynasty/${power}`;

function hasCollapsed(world: World, power: Power): boolean {
  const land = possessionsOf(world, power);
  const everywhere = land.length > 0 && land.every((area) => world.state.rebellions[area] !== undefined);
  return everywhere || realmOf(world, power).unrest >= COLLAPSE;
}

/** VP are lost, all units and revolts with them, and minors but for mercenaries (§20.6); the Power is deployed anew in the next turn (§24.3). */
function changeDynasty(game: Game, power: Power, why: 'collapse' | 'wish'): void {
  const { state } = game;
  const { vitality, income } = cardOf(game, power);
  game.tell({ type: 'dynasty', power, why });
  gainVpFor(game, power, why === 'collapse' ? -2 * vitality : -vitality, 'dynasty');
  for (const leader of leadersOf(game, power)) removeLeader(game, leader.id);
  for (const unit of state.units.filter(({ owner }) => owner === power)) removeUnit(game, unit);
  for (const [area, { owner }] of Object.entries(state.fortresses)) if (owner === power) dropFortress(game, area);
  for (const area of possessionsOf(game, power)) {
    delete state.rebellions[area];
    delete state.sieges[area];
  }
  for (const { minor, ally } of [...state.minors])
    if (ally === power && !minorData(game, minor).mercenary) becomeNeutral(game, minor);
  const realm = realmOf(game, power);
  realm.unrest = vitality;
  realm.deploying = income;
  state.inForce.push(newDynasty(power));
}

/** Powers whose dynasty has fallen. */
const fallen = ({ state }: World): Power[] =>
  state.realms.map(({ power }) => power).filter((power) => state.inForce.includes(newDynasty(power)));

/** They are laid out by their new card as if they entered, with its income as points; what is home to others stays theirs (§24.3, §25). */
export function displayDynasties(game: Game): void {
  for (const power of fallen(game)) {
    display(game, power, (area) => !isHome(game, area));
    realmOf(game, power).deploying = cardOf(game, power).income;
  }
}

/** Before its new deployment such a Power faces a level 3 revolt for every two points of vitality (§24.3). */
export function* newDynasties(game: Game): Rules {
  for (const power of fallen(game)) {
    game.state.inForce.splice(game.state.inForce.indexOf(newDynasty(power)), 1);
    yield* revolt(game, power, Math.floor(vitalityOf(game, power) / 2), 3, '§24.3');
  }
}
