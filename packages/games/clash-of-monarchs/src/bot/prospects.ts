/** What it is worth to a Command to stand in a space at the end of its march, in VPs of difference between the Alliances. */
import { rowFor } from '../board/tables/rows.ts';
import { isBelligerent, isNation, patronOf, sideOf } from '../facts/sides.ts';
import { fortressData, holdingSide, isEnemyFortress, spaceOf } from '../facts/spaces.ts';
import { artillery, isMajor } from '../facts/troops.ts';
import { assaultRefusal } from '../hooks.ts';
import { coupDrm, mayStorm } from '../siege/coup.ts';
import { siegeDrm } from '../siege/roll.ts';
import type { Stack } from '../state.ts';
import { supplyActionCost } from '../supply/actions.ts';
import { type Alliance, type Nation, opposing, type SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { milesFrom } from './miles.ts';
import { chanceToWin } from './strength.ts';
import { type Command, canBeReached, companyOf, reaches, type Survey, threatTo } from './survey.ts';

export const AIMS = ['battle', 'siege', 'coup', 'occupy', 'relief', 'cover', 'wait'] as const;
export type Aim = (typeof AIMS)[number];

export interface Prospect {
  readonly worth: number;
  readonly aim: Aim;
}

/** What the fall of a place changes: one side wins its VPs, the other loses them; Key Cities and Thalers tell in winter. */
export function prizeOf(world: World, at: SpaceId): number {
  const { vp, thl, key, fortress } = spaceOf(world, at);
  return 2 * vp + 0.3 * thl + (key ? 2 : 0) + (fortress > 0 ? 0.4 : 0);
}

const sum = (list: readonly { readonly num: number }[]): number => list.reduce((total, { num }) => total + num, 0);
const DICE = [1, 2, 3, 4, 5, 6] as const;

/** The chance that one siege roll breaches the walls, `later` rolls from now. */
export function breachChance(world: World, stack: Stack, later = 0): number {
  const drm = sum(siegeDrm(world, stack)) + later;
  const { rows } = world.data.tables.fortress.siege;
  return DICE.filter((die) => rowFor(rows, die + drm).result.startsWith('breach')).length / 6;
}

export function coupChance(world: World, stack: Stack): number {
  const drm = sum(coupDrm(world, stack));
  return DICE.filter((die) => die + drm >= world.data.tables.fortress.coup.success).length / 6;
}

/** Rounds that are left of the year, this one included. */
export const roundsLeft = ({ state }: Pick<World, 'state'>): number =>
  6 - state.round + (state.season === 'summer' ? 5 : 0);

/** Whether the Power can pay for a siege: with a Supply Action, or with a card that buys some. */
function canPay(world: World, { nation }: Command): boolean {
  const power = patronOf(world.state, nation);
  const { supplyActions, hand } = world.state.powers[power];
  return power === nation && (supplyActions >= supplyActionCost(world, power) || hand.length > 2);
}

/** The chance that a siege here succeeds within the rolls there will be. */
export function siegeChance(survey: Survey, command: Command, at: SpaceId): number {
  const { world } = survey;
  const { stack, sp } = command;
  if (artillery(stack) === 0 || sp < fortressData(world, at).besiege || stack.morale === 'routed') return 0;
  const there = { ...stack, at };
  if (assaultRefusal(world, there, at) !== null) return 0;
  const fed = !isMajor(stack) || reaches(survey, command.nation, at);
  if (!fed && !canBeReached(survey, command.nation, at)) return 0;
  const laid = world.state.sieges[at]?.by === command.side;
  if (!laid && !canPay(world, command)) return 0;
  const rolls = Math.min(laid ? 4 : 3, 2 * roundsLeft(world) - (laid ? 0 : 1));
  let holds = 1;
  for (let roll = 0; roll < rolls; roll++) holds *= 1 - breachChance(world, there, roll * 0.7);
  return (1 - holds) * (fed ? 1 : 0.5);
}

export function prospectOf(survey: Survey, command: Command, at: SpaceId): Prospect {
  const { world, held } = survey;
  const { side, stack, attack, sp } = command;
  const enemy = held[opposing(side)].get(at);
  const wins = enemy ? chanceToWin(attack, enemy.weight) : 1;
  const parts: Prospect[] = [{ aim: 'wait', worth: 0 }];
  if (enemy) parts.push({ aim: 'battle', worth: battleWorth(wins, sp, enemy.sp) });
  if (isEnemyFortress(world, at, side)) parts.push(fortressProspect(survey, command, at, enemy ? wins * 0.5 : 1));
  else if (isEnemyGround(world, at, side)) parts.push(groundProspect(survey, command, at, wins));
  else parts.push(homeProspect(survey, command, at, wins));
  const best = parts.reduce((one, other) => (other.worth > one.worth ? other : one));
  const fight = enemy && best.aim !== 'battle' ? battleWorth(wins, sp, enemy.sp) : 0;
  const worth = best.worth + fight - danger(survey, command, at) - hunger(survey, command, at);
  return { aim: best.aim, worth: stack.morale === 'good' || !enemy ? worth : worth - 2 };
}

/** Troops, Will and order that a battle takes from the loser; both sides bleed. */
const battleWorth = (wins: number, own: number, enemy: number): number =>
  wins * (0.5 + 0.07 * enemy) - (1 - wins) * (0.9 + 0.1 * own);

/** What three SPs before the walls cost. */
export const STORMED = 0.7;

function fortressProspect(survey: Survey, command: Command, at: SpaceId, open: number): Prospect {
  const { world } = survey;
  const prize = prizeOf(world, at);
  const relief = threatTo(survey, command.side, at);
  const safe = chanceToWin(command.defend + companyOf(survey, command, at), relief * 0.8);
  const siege = siegeChance(survey, command, at) * prize * open * Math.min(1, safe + 0.3);
  const there = { ...command.stack, at };
  const storm = mayStorm(world, there) ? coupChance(world, there) : 0;
  const coup = storm > 0 ? open * (storm * prize - (1 - storm) * STORMED) : 0;
  return siege >= coup ? { aim: 'siege', worth: siege } : { aim: 'coup', worth: coup };
}

/** An enemy's place without walls: it is one's own only as long as one stands there alone. */
function isEnemyGround(world: World, at: SpaceId, side: Alliance): boolean {
  const { nation, fortress, vp, depot } = spaceOf(world, at);
  return fortress === 0 && (vp > 0 || depot) && isNation(nation) && isEnemyAtWar(world, nation, side);
}

const isEnemyAtWar = ({ state }: World, nation: Nation, side: Alliance): boolean =>
  sideOf(state, nation) !== side && isBelligerent(state, nation);

function groundProspect(survey: Survey, command: Command, at: SpaceId, wins: number): Prospect {
  const { world } = survey;
  const { side, defend } = command;
  if (command.sp === 0 || companyOf(survey, command, at) > 0) return { aim: 'wait', worth: 0 };
  const holds = chanceToWin(defend, threatTo(survey, side, at) * 0.8);
  return { aim: 'occupy', worth: prizeOf(world, at) * wins * Math.min(1, holds + 0.3) };
}

/** To stand in the way of whoever could take what is ours; to relieve what is besieged. */
function homeProspect(survey: Survey, command: Command, at: SpaceId, wins: number): Prospect {
  const { world } = survey;
  const { side, defend } = command;
  if (holdingSide(world, at) !== side) return { aim: 'wait', worth: 0 };
  const prize = prizeOf(world, at);
  if (world.state.sieges[at] && world.state.sieges[at]?.by !== side)
    return { aim: 'relief', worth: 0.7 * prize * wins };
  const threat = threatTo(survey, side, at);
  const company = companyOf(survey, command, at);
  if (threat === 0 || company > threat || prize < 1) return { aim: 'wait', worth: 0 };
  return { aim: 'cover', worth: fallChance(survey, side, at) * prize * Math.min(1, (defend + company) / threat) };
}

/** A place that is merely marched to is lost in the end so often. */
const LOST = 0.2;

/** The chance that a place nobody covers falls to those who can be before it in a march: to a siege, or to a coup at once. */
function fallChance(survey: Survey, side: Alliance, at: SpaceId): number {
  const { world, commands } = survey;
  const comers = commands.filter(
    (each) =>
      each.side !== side && each.stack.morale === 'good' && (milesFrom(world, each.stack.at).get(at) ?? 99) <= each.mps,
  );
  const chances = comers.map((each) => {
    const there = { ...each.stack, at };
    return Math.max(siegeChance(survey, each, at), mayStorm(world, there) ? coupChance(world, there) : 0);
  });
  return Math.max(LOST, ...chances);
}

/** What it may cost to be found there by somebody stronger. */
function danger(survey: Survey, command: Command, at: SpaceId): number {
  const threat = threatTo(survey, command.side, at);
  const own = command.defend + companyOf(survey, command, at);
  return threat > 1.2 * own ? Math.min(0.12 * command.sp + 0.4, (threat / own - 1.2) * 0.9) : 0;
}

/** A Major Force without a path goes short, and home. */
const hunger = (survey: Survey, { stack, nation }: Command, at: SpaceId): number =>
  isMajor(stack) && !reaches(survey, nation, at) ? 0.9 : 0;
