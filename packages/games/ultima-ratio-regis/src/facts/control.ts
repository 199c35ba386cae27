/**
 * Who controls an area on the ground (§22). Political control is in `titles.ts`; effective control is what movement,
 * interception, retreat, supply and bases hang on. Areas of allied minors count as the ally's (§20.2).
 */
import type { Area, Owner, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { hasPassage } from './card-rules.ts';
import { areasInPlay, groundOf, isCoastal, seasOf } from './ground.ts';
import { leads } from './realms.ts';
import { allied, atWar, coalesced, warBetween } from './relations.ts';
import { ownerOf } from './titles.ts';
import { commandOf, fortressAt, isBesieged, isSquadron, standsAt, troopsAt, unitsAt } from './units.ts';

/** Who controls an area effectively: a Power or minor, rebels, or nobody. */
export function controlOf(world: World, area: Area): Owner | 'rebels' | null {
  if (world.state.rebellions[area] !== undefined) return 'rebels';
  return world.state.holders[area] ?? ownerOf(world, area);
}

/** The Power that controls an area, by itself or through its minor; nobody while it is besieged or in rebellion. */
export function controllerOf(world: World, area: Area): Power | null {
  const control = controlOf(world, area);
  if (control === null || control === 'rebels') return null;
  return leads(world, control);
}

/** A controlled area is not besieged (§9.1) and has no enemy troops on it. */
export const controls = (world: World, power: Power, area: Area): boolean =>
  controllerOf(world, area) === power && !(area in world.state.sieges) && !enemyTroopsAt(world, power, area);

/** Free troops of others in an area, whom a Power would have to fight. */
export const enemyTroopsAt = (world: World, power: Power, area: Area): boolean =>
  world.state.units.some((unit) => {
    if (unit.at !== area || isSquadron(unit) || isBesieged(world, unit)) return false;
    const other = commandOf(world, unit);
    return other !== null && other !== power && atWar(world, power, other);
  });

/**
 * For operations an area counts as controlled where own free troops are on the ground, besiegers among them (§22, §10.2).
 * A Power without interest there may only use what borders its theaters (§18.4).
 */
export const holdsGround = (world: World, power: Power, area: Area): boolean =>
  controls(world, power, area) ||
  isOfPartner(world, power, area) ||
  (standsAt(world, power, area) && !enemyTroopsAt(world, power, area));

/** Areas of coalition partners count like those of minors (§26.2). */
function isOfPartner(world: World, power: Power, area: Area): boolean {
  const partner = world.state.coalitions.length === 0 ? null : controllerOf(world, area);
  if (partner === null || partner === power || !coalesced(world, power, partner)) return false;
  return controls(world, partner, area) && !enemyTroopsAt(world, power, area);
}

/** Whether strategic movement and supply may use an area: own ground, or that of an ally (§21.1.4), his troops' too (§22). */
export function friendly(world: World, power: Power, area: Area): boolean {
  if (holdsGround(world, power, area)) return true;
  if (enemyTroopsAt(world, power, area)) return false;
  const host = controllerOf(world, area);
  if (host !== null && hasPassage(world, power, host)) return !(area in world.state.sieges);
  if (host !== null && allied(world, power, host) && controls(world, host, area)) return true;
  return troopsAt(world, area).some((unit) => {
    const ally = commandOf(world, unit);
    return ally !== null && ally !== power && allied(world, power, ally) && !enemyTroopsAt(world, ally, area);
  });
}

/** Areas that a Power controls, those of its minors included. */
export const controlledBy = (world: World, power: Power): Area[] =>
  areasInPlay(world).filter((area) => controls(world, power, area));

/** Whether a Power's free army may enter an area tactically (§12.1, §18.2, §20.1); a besieged one is the besieger's (§13.4.7). */
export function mayEnter(world: World, power: Power, area: Area): boolean {
  if (isForeignCivilWar(world, power, area)) return false;
  const lord = world.state.sieges[area]?.by ?? controllerOf(world, area);
  if (lord !== null)
    return (
      lord === power ||
      (atWar(world, power, lord) && mayFightIn(world, power, lord, area)) ||
      coalesced(world, power, lord) ||
      hasPassage(world, power, lord)
    );
  if (controlOf(world, area) !== 'rebels') return true;
  const holder = world.state.holders[area] ?? ownerOf(world, area);
  const nominal = holder === null ? null : leads(world, holder);
  return nominal === null || nominal === power || atWar(world, power, nominal) || coalesced(world, power, nominal);
}

/** Some wars are confined to theaters or provinces that their card names. */
function mayFightIn(world: World, a: Power, b: Power, area: Area): boolean {
  const within = warBetween(world, a, b)?.within ?? [];
  const { theater, province } = groundOf(world, area);
  return within.length === 0 || within.includes(theater) || within.includes(province);
}

/** In the zone of a civil war only its contenders and their coalitions move (§26.1.1). */
export const isForeignCivilWar = (world: World, power: Power, area: Area): boolean =>
  world.state.civilWars.some(
    ({ official, contenders, zone }) =>
      zone.includes(area) && ![official, ...contenders].some((each) => each === power || coalesced(world, power, each)),
  );

/** Areas in the zone of a Power's civil war are home to every contender: whoever of them holds one has it (§26.1.1). */
export const isAtStake = ({ state }: World, power: Power, area: Area): boolean =>
  state.civilWars.some(
    ({ official, contenders, zone }) => zone.includes(area) && [official, ...contenders].includes(power),
  );

/** Whether a Power has an area as its own: by title, or in its civil war by the sword. */
export const hasAsOwn = (world: World, power: Power, area: Area): boolean =>
  ((isAtStake(world, power, area) ? world.state.holders[area] : undefined) ?? ownerOf(world, area)) === power;

/** A port: a controlled coastal area, free of rebels and besiegers (§11.1). */
export const isPort = (world: World, power: Power, area: Area): boolean =>
  isCoastal(world, area) && controls(world, power, area);

/** Whether an enemy's fortress, besieged or not, keeps an area from a Power. */
export function barredByFortress(world: World, power: Power, area: Area): boolean {
  const owner = fortressAt(world, area);
  if (owner === null) return false;
  const lord = leads(world, owner);
  return lord !== power && (lord === null || atWar(world, power, lord));
}

/** A movement ends before an enemy's fortress that nobody besieges yet (§12.1, §13.4.1). */
export const barsTheWay = (world: World, power: Power, area: Area): boolean =>
  barredByFortress(world, power, area) && !(area in world.state.sieges);

/** Whether any enemy squadron is at sea off this area. */
export const enemyAtSea = (world: World, power: Power, area: Area): boolean =>
  seasOf(world, area).every((sea) =>
    unitsAt(world, sea).some((unit) => {
      const other = commandOf(world, unit);
      return other !== null && atWar(world, power, other);
    }),
  );
