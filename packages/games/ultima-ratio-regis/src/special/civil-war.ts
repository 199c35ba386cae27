/** Civil wars (§26.1). */
import type { Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { take } from '../cards/areas.ts';
import { keep } from '../changes/lists.ts';
import { removeUnit } from '../changes/units.ts';
import { removePower } from '../diplomacy/collapse.ts';
import { groundOf } from '../facts/ground.ts';
import { plays, realmOf } from '../facts/realms.ts';
import { homesOf, ownerOf, possessionsOf } from '../facts/titles.ts';
import { available } from '../facts/units.ts';
import { becomeNeutral } from '../minors/alliance.ts';
import type { CivilWar } from '../state.ts';
import type { TaskOf } from '../tasks.ts';
import { type Area, type CardId, type Power, UNIT_KINDS } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

export const contendersOf = ({ official, contenders }: CivilWar): Power[] => [official, ...contenders];

export const civilWarOf = ({ state }: World, power: Power): CivilWar | undefined =>
  state.civilWars.find((each) => contendersOf(each).includes(power));

/** Whether two Powers fight the same civil war. */
export const inCivilWar = (world: World, a: Power, b: Power): boolean => {
  const war = civilWarOf(world, a);
  return war !== undefined && a !== b && contendersOf(war).includes(b);
};

/** In the war zone areas are neither given back nor ceded: they are home to all contenders (§26.1.1). */
export const isContested = ({ state }: World, area: Area): boolean =>
  state.civilWars.some(({ zone }) => zone.includes(area));

/** The war zone: what the official Power and the contender own in the named provinces. */
export function beginCivilWar(
  game: Game,
  card: CardId,
  official: Power,
  contender: Power,
  provinces: readonly string[],
): void {
  const { state } = game;
  if (!plays(game, official) || !plays(game, contender) || inCivilWar(game, official, contender)) return;
  const zone = [...possessionsOf(game, official), ...possessionsOf(game, contender)].filter((area) =>
    provinces.includes(groundOf(game, area).province),
  );
  const known = civilWarOf(game, official);
  if (known) known.contenders.push(contender);
  else state.civilWars.push({ card, official, contenders: [contender], zone });
  game.tell({ type: 'civil-war', power: official, against: contender });
}

/** A contender without any area of the zone has lost (§26.1.1). */
export const hasLostCivilWar = (world: World, { zone }: CivilWar, power: Power): boolean =>
  !zone.some((area) => (world.state.holders[area] ?? ownerOf(world, area)) === power);

/** Contenders that still hold something of the zone. */
export const standing = (world: World, war: CivilWar): Power[] =>
  contendersOf(war).filter((power) => plays(world, power) && !hasLostCivilWar(world, war, power));

/** How the state remembers who has won the peace against another contender, and who the civil war. */
export const beaten = (winner: Power): string => `civil-peace-won/${winner}`;
const won = (victor: Power): string => `civil-war-won/${victor}`;

/** The victor: the only one left, or who has won the last peace; the official Power if nobody has. */
function victorOf(world: World, war: CivilWar): Power {
  const left = standing(world, war);
  const [only, ...others] = left;
  if (only !== undefined && others.length === 0) return only;
  return left.find((power) => world.state.inForce.includes(beaten(power))) ?? war.official;
}

/** Civil wars that end with this turn: one contender is left, or the last turn of their card is over (§26.1.2). */
export const overdueCivilWars = (world: World): CivilWar[] =>
  world.state.civilWars.filter(
    (war) => standing(world, war).length < 2 || (world.data.cards.get(war.card)?.to ?? 0) <= world.state.turn,
  );

/** Before the VP are counted it is known who has won the civil wars that end with this turn; nobody wins what is undecided. */
export function rememberVictors(game: Game): void {
  for (const war of overdueCivilWars(game)) {
    const victor = victorOf(game, war);
    if (standing(game, war).length < 2 || game.state.inForce.includes(beaten(victor))) remember(game, victor);
  }
}

function remember({ state }: Game, victor: Power): void {
  if (!state.inForce.includes(won(victor))) state.inForce.push(won(victor));
}

/**
 * The victor takes all that the beaten had. If the contender has won, the official Power goes on with the contender's
 * army, religion and relations, under its own player (§26.1.2).
 */
export function endCivilWar(game: Game, war: CivilWar): Power {
  const { state } = game;
  const victor = victorOf(game, war);
  remember(game, victor);
  state.civilWars.splice(state.civilWars.indexOf(war), 1);
  const { official } = war;
  for (const [area, holder] of Object.entries(state.holders))
    if (war.zone.includes(area) && contendersOf(war).includes(holder)) delete state.holders[area];
  for (const beaten of contendersOf(war).filter((power) => power !== victor)) {
    if (!plays(game, beaten)) continue;
    game.tell({ type: 'civil-war-won', power: victor, against: beaten });
    if (beaten === official) inherit(game, official, victor);
    else absorb(game, official, beaten);
  }
  return victor;
}

/** The rebels are gone, their land is the official Power's again, and who fought them alone leaves it. */
function absorb(game: Game, official: Power, beaten: Power): void {
  const land = possessionsOf(game, beaten);
  const homes = homesOf(game, beaten);
  removePower(game, beaten);
  for (const area of land) take(game, official, area, homes.includes(area) ? 'home' : 'domain');
}

/** The rebels have won: the official Power takes over their units, leaders, wars and faith. */
function inherit(game: Game, official: Power, victor: Power): void {
  const { state } = game;
  const winner = realmOf(game, victor);
  const heir = realmOf(game, official);
  state.leaders.splice(0, state.leaders.length, ...state.leaders.filter(({ power }) => power !== official));
  state.units.splice(0, state.units.length, ...state.units.filter(({ owner }) => owner !== official));
  const troops = state.units.filter(({ owner }) => owner === victor);
  for (const [index, unit] of troops.entries()) {
    const fresh = { ...unit, id: `${official}-${index + 1}`, owner: official };
    for (const leader of state.leaders) if (leader.on === unit.id) leader.on = fresh.id;
    state.units.splice(state.units.indexOf(unit), 1, fresh);
  }
  for (const [place, leader] of state.leaders.entries())
    if (leader.power === victor) state.leaders[place] = { ...leader, power: official };
  for (const [area, fortress] of Object.entries(state.fortresses))
    if (fortress.owner === victor) state.fortresses[area] = { ...fortress, owner: official };
  fitToCard(game, official);
  heir.religion = winner.religion;
  succeed(game, official, victor);
  absorb(game, official, victor);
}

/** Counters that the official card does not have become worse ones, or go (facts no. 19). */
function fitToCard(game: Game, power: Power): void {
  for (const kind of UNIT_KINDS.toReversed())
    while (available(game, power, kind) < 0) {
      const unit = game.state.units.findLast((each) => each.owner === power && each.kind === kind);
      if (!unit) break;
      const worse = kind === 'I34' ? 'I23' : kind === 'S3' ? 'S2' : null;
      if (worse !== null && available(game, power, worse) > 0) unit.kind = worse;
      else removeUnit(game, unit);
    }
}

/** Alliances, casus belli and wars of the official Power are those of the victor from now on (§26.1.2 no. 5). */
function succeed(game: Game, official: Power, victor: Power): void {
  const { state } = game;
  const heir = <P extends string>(power: P): P | Power => (power === victor ? official : power);
  const stays = (sides: readonly string[]): boolean => !sides.includes(official);
  keep(state.alliances, stays);
  for (const pair of state.alliances) pair.splice(0, 2, heir(pair[0]), heir(pair[1]));
  keep(state.claims, ({ of, against }) => stays([of, against]));
  for (const [i, { of, against }] of state.claims.entries()) state.claims[i] = { of: heir(of), against: heir(against) };
  keep(state.wars, ({ sides }) => stays(sides));
  for (const [i, war] of state.wars.entries())
    state.wars[i] = { ...war, sides: [heir(war.sides[0]), heir(war.sides[1])] };
  for (const { minor, ally } of [...state.minors]) if (ally === official) becomeNeutral(game, minor);
  for (const realm of state.minors) if (realm.ally === victor) realm.ally = official;
}

/** The task of ending a civil war; the others have made their peace. Rebels who win do so after the VP (§26.1.2). */
// biome-ignore lint/correctness/useYield: nothing is asked
export function* civilWarEnds(game: Game, task: TaskOf<'civil-war-ends'>): Rules {
  finishTask(game, task);
  const war = civilWarOf(game, task.official);
  if (war && (game.state.impulse === null || victorOf(game, war) === war.official)) endCivilWar(game, war);
}
