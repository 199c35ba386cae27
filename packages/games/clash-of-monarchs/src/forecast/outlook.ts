/** What can be said of a battle, an Interception or a siege before it happens. Only what lies open is asked. */
import { copy, type Foreseen } from '@quadrille/kernel';
import { type Battle, battleOf } from '../agenda.ts';
import { sideIn } from '../battle/combat.ts';
import { columnOf, terrainAndForces } from '../battle/dice.ts';
import { otherRole, type Role, ratingIn, tacticOf } from '../battle/tactics.ts';
import type { SiegeResult } from '../board/tables/fortress.ts';
import { rowFor } from '../board/tables/rows.ts';
import { stackOfLeader } from '../facts/leaders.ts';
import { sideOfStack, stackById, stacksAt } from '../facts/spaces.ts';
import { isMajor, nationsOf, spOf, together } from '../facts/troops.ts';
import { isFatigued } from '../facts/will.ts';
import { isHidden } from '../intelligence/sight.ts';
import { UNKNOWN } from '../intelligence/veil.ts';
import { interceptionDrm, interceptors } from '../interception/interception.ts';
import { withdrawalDrm } from '../interception/withdrawal.ts';
import { coupDrm } from '../siege/coup.ts';
import { siegeDrm } from '../siege/roll.ts';
import type { Stack } from '../state.ts';
import type { LeaderId, Power, SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { chancesOf } from './chances.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** The chance that one die and its modifiers reach a number, in per cent. */
export const chance = (need: number, drm: number): number =>
  Math.round((Math.max(0, Math.min(6, 7 - (need - drm))) / 6) * 100);

const line = (id: string, value: number | string, cite: string, args?: Foreseen['args']): Foreseen =>
  args ? { id, value, cite: `CM §${cite}`, args } : { id, value, cite: `CM §${cite}` };

export const foreseen = line;

/** Several stacks of a side as the one force they are in battle (4.1). */
export function asOne(stacks: readonly Stack[]): Stack | null {
  const [first] = [...stacks].sort((a, b) => spOf(b) - spOf(a));
  if (!first) return null;
  const { troops, leaders } = together(stacks);
  return { ...first, troops, leaders };
}

/** Intensity, columns and the modifiers that stand before Tactics are played (15.3, 15.5, 15.6). */
export function battleLines(world: World, attacker: Stack, enemies: readonly Stack[]): Foreseen[] {
  const defender = asOne(enemies);
  if (!defender || nationsOf(defender.troops).length === 0) return [];
  const hidden = [attacker, ...enemies].filter(isHidden);
  if (hidden.length > 0) return unknownLines(hidden);
  const ids = enemies.map(({ id }) => id);
  const stacks = [
    ...world.state.stacks.filter(({ id }) => !ids.includes(id) && id !== attacker.id),
    attacker,
    defender,
  ];
  const met: World = { ...world, state: { ...world.state, stacks } };
  const [attack, defence] = [sideIn(met, attacker, null), sideIn(met, defender, null)];
  const intense = ratingIn(met, attack, 'attacker').red || ratingIn(met, defence, 'defender').red;
  const battle: Battle = {
    phase: 'dice',
    at: defender.at,
    attacker: attack,
    defender: defence,
    intense,
    turn: 0,
    winner: null,
    retreats: [],
  };
  return fightLines(met, battle, { attacker, defender });
}

/** The battle under way, as it would go if this Tactic were played now: one that needs a roll or a name only as it stands (15.4). */
export function tacticLines(world: World, id: string, role: Role, power: Power): Foreseen[] {
  const battle = copy(battleOf(world.state));
  const stacks = {
    attacker: stackById(world.state, battle.attacker.stack),
    defender: stackById(world.state, battle.defender.stack),
  };
  const hidden = Object.values(stacks).filter(isHidden);
  if (hidden.length > 0) return unknownLines(hidden);
  if (id !== 'none') {
    const { roll, effect, fatigued } = tacticOf(world, power, id);
    const { own, enemy, endurance } = isFatigued(world, power) && fatigued ? fatigued : effect;
    if (roll === null) {
      if (typeof own === 'number' && own !== 0) battle[role].drm.push({ why: id, num: own });
      if (enemy !== 0) battle[otherRole(role)].drm.push({ why: id, num: enemy });
      battle[role].endurance += endurance;
    }
  }
  return fightLines(world, battle, stacks);
}

/** Both ledgers, and every fall of the dice. */
function fightLines(met: World, battle: Battle, stacks: Readonly<Record<Role, Stack>>): Foreseen[] {
  const { intense, attacker: attack, defender: defence } = battle;
  const { columns, crt } = met.data.tables.battle;
  const { maxDrm } = crt[intense ? 'intense' : 'measured'];
  const brought = (role: Role) => {
    const played = battle[role].drm.map(({ why, num }) => ({ why, num, cite: '15.4' }));
    const drm = [...terrainAndForces(met, battle, role), ...played];
    const net = drm.reduce((sum, { num }) => sum + num, 0);
    const column = columnOf(met, battle.at, stacks[role]);
    return { causes: drm, drm: Math.max(-maxDrm, Math.min(maxDrm, net)), column };
  };
  const sides = { attacker: brought('attacker'), defender: brought('defender') };
  const told = (['attacker', 'defender'] as const).flatMap((role) => {
    const { causes, drm, column } = sides[role];
    const args = { side: battle[role].alliance, role };
    return [
      line('column', columns[column]?.id ?? '', '15.2', { ...args, sp: battle[role].sp }),
      ...causes.map(({ why, num, cite }) => line('battle-drm', num, cite, { ...args, why })),
      line('battle-net', drm, '15.3', { ...args, most: maxDrm }),
    ];
  });
  const { won, drawn, lost, losses } = chancesOf(met, battle, sides);
  return [
    line('intensity', intense ? 'intense' : 'measured', '15.3'),
    ...told,
    line('battle-won', won, '15.8', { side: attack.alliance }),
    line('battle-drawn', drawn, '15.8'),
    line('battle-lost', lost, '15.8', { side: attack.alliance }),
    line('battle-losses', losses.attacker.toFixed(1), '15.7', { side: attack.alliance }),
    line('battle-losses', losses.defender.toFixed(1), '15.7', { side: defence.alliance }),
  ];
}

/** Of an enemy whom nobody may count only that is said: everything else about a battle hangs on numbers (24.5). */
export const unknownLines = (hidden: readonly Stack[]): Foreseen[] =>
  hidden.map((stack) => line('unknown', isMajor(stack) ? 'major' : 'minor', '24.5', { at: stack.at }));

/** Who may Intercept a force in a space, and with which chance (13.2). */
export const interceptionLines = (world: World, target: Stack, at: SpaceId): Foreseen[] =>
  interceptors(world, target, at).map((each) => {
    const drm = interceptionDrm(world, each, at).reduce((sum, { num }) => sum + num, 0);
    return line('interception', chance(6, drm), '13.2', {
      leader: each.leader,
      at,
      from: each.from,
      sp: isHiddenLeader(world, each.leader) ? UNKNOWN : spOf(each.force),
    });
  });

/** The modifiers of one Interceptor, each by itself (13.2). */
export const interceptionCauses = (world: World, target: Stack, at: SpaceId, leader: string | undefined): Foreseen[] =>
  interceptors(world, target, at)
    .filter((each) => each.leader === leader)
    .flatMap((each) => interceptionDrm(world, each, at))
    .map(({ why, num, cite }) => line('interception-drm', num, cite, { why }));

/** Whether enemies may Withdraw before a force (14.2). */
export function withdrawalLines(world: World, mover: Stack, enemies: readonly Stack[]): Foreseen[] {
  const force = asOne(enemies);
  if (!force || sideOfStack(world, force) === sideOfStack(world, mover)) return [];
  const drm = withdrawalDrm(world, force, mover);
  return [line('withdrawal', drm === 'automatic' ? 100 : chance(6, drm), '14.2', { at: force.at })];
}

/** Modifiers that count a garrison (17.4.2). */
const COUNTS: readonly string[] = ['tiny-garrison', 'large-garrison'];

const garrisonBefore = (world: World, { at }: Stack): Stack[] =>
  stacksAt(world.state, at).filter(({ inside }) => inside);

const isHiddenLeader = (world: World, leader: LeaderId): boolean => {
  const stack = stackOfLeader(world.state, leader);
  return stack !== undefined && isHidden(stack);
};

export function siegeLines(world: World, stack: Stack): Foreseen[] {
  const garrison = garrisonBefore(world, stack).filter(isHidden);
  const known = siegeDrm(world, stack).filter(({ why }) => garrison.length === 0 || !COUNTS.includes(why));
  if (garrison.length > 0)
    return [...known.map(({ why, num, cite }) => line('siege-drm', num, cite, { why })), ...unknownLines(garrison)];
  const drm = known;
  const net = drm.reduce((sum, { num }) => sum + num, 0);
  const { rows } = world.data.tables.fortress.siege;
  const share = (results: readonly SiegeResult[]): number =>
    Math.round((DIE.filter((roll) => results.includes(rowFor(rows, roll + net).result)).length / DIE.length) * 100);
  return [
    ...drm.map(({ why, num, cite }) => line('siege-drm', num, cite, { why })),
    line('siege-breach', share(['breach_honors', 'breach_surrender']), '17.4.4', { at: stack.at }),
    line('siege-progress', share(['progress']), '17.4.4', { at: stack.at }),
    line('siege-dysentery', share(['dysentery']), '17.4.4', { at: stack.at }),
  ];
}

export function coupLines(world: World, stack: Stack): Foreseen[] {
  const garrison = garrisonBefore(world, stack).filter(isHidden);
  const drm = coupDrm(world, stack).filter(({ why }) => garrison.length === 0 || !COUNTS.includes(why));
  if (garrison.length > 0)
    return [...drm.map(({ why, num }) => line('coup-drm', num, '17.6', { why })), ...unknownLines(garrison)];
  const net = drm.reduce((sum, { num }) => sum + num, 0);
  const { success } = world.data.tables.fortress.coup;
  return [
    ...drm.map(({ why, num }) => line('coup-drm', num, '17.6', { why })),
    line('coup', chance(success, net), '17.6', { at: stack.at }),
  ];
}
