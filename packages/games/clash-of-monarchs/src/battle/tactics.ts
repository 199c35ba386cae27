/** Intensity and Tactics (15.3, 15.4). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import { anyMarch, type Battle, type BattleSide, battleOf, type PhaseId } from '../agenda.ts';
import type { Tactic } from '../board/tables/battle.ts';
import { drawTactic } from '../cards/tactics.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { leaderOf, serviceOf } from '../facts/leaders.ts';
import { isPower, patronOf, seatOf, sideOf } from '../facts/sides.ts';
import { isEntrenched, spaceOf, stackById } from '../facts/spaces.ts';
import { countOf, fieldArtillery, lightUnits, lineCavalrySp, nationsOf } from '../facts/troops.ts';
import { isFatigued } from '../facts/will.ts';
import { interrupts } from '../interception/interrupts.ts';
import type { Stack } from '../state.ts';
import type { LeaderId, Power, TacticId } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';

export type Role = 'attacker' | 'defender';
export const ratingName = (role: Role): 'offense' | 'defense' => (role === 'attacker' ? 'offense' : 'defense');
export const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** The Commander's rating in this battle; none without one. */
export const ratingIn = (world: World, { commander }: BattleSide, role: Role) =>
  commander === null ? { drm: 0, plus: false, red: false } : leaderOf(world, commander)[ratingName(role)];

/** Whose Tactics a Commander uses: those of his own colour, minors their Patron's; without a Commander none (15.4.3). */
export function tacticsOf(world: World, { commander }: BattleSide): Power | null {
  if (commander === null) return null;
  const nation = serviceOf(world, commander);
  return isPower(nation) ? nation : patronOf(world.state, nation);
}

/**
 * A battle is Intense if either Commander uses a rating with a red box (15.3); those with 10 SPs draw a Tactic of the
 * Commander's nation (15.4.1).
 */
export function* battle(game: Game): Rules<PhaseId> {
  const task = battleOf(game.state);
  task.intense = ratingIn(game, task.attacker, 'attacker').red || ratingIn(game, task.defender, 'defender').red;
  game.tell({
    type: 'battle',
    at: task.at,
    attacker: nameOfStack(game, stackById(game.state, task.attacker.stack)),
    defender: nameOfStack(game, stackById(game.state, task.defender.stack)),
    attack: task.attacker.sp,
    defence: task.defender.sp,
    intensity: task.intense ? 'intense' : 'measured',
  });
  for (const role of ['attacker', 'defender'] as const) {
    const power = tacticsOf(game, task[role]);
    if (power !== null && task[role].sp >= 10) drawTactic(game, power);
  }
  const march = anyMarch(game.state);
  if (march?.surprise && march.stack === task.attacker.stack) yield* playRevealed(game, task);
  task.phase = 'tactics';
  return 'tactics';
}

/** A Surprise Attack that has stopped a Withdrawal is the attacker's first Tactic (14.1.1, 15.4.3). */
function* playRevealed(game: Game, task: Battle): Rules {
  const power = tacticsOf(game, task.attacker);
  if (power !== null && game.state.powers[power].tactics.held.includes('surprise_attack'))
    yield* play(game, task, 'attacker', power, 'surprise_attack');
}

/** A rating of 0 or 1 plays one Tactic, 2 or more two; leaderless and Routed forces none (15.4.3). */
export function tacticsAllowed(world: World, task: Battle, role: Role): number {
  const { commander, stack } = task[role];
  if (commander === null || stackById(world.state, stack).morale === 'routed') return 0;
  return ratingIn(world, task[role], role).drm >= 2 ? 2 : 1;
}

/** The side whose Turn it is: its force is the one that an Interrupt answers, attacked or attacking (8.6.5). */
const actingIn = ({ state }: World, { attacker, defender }: Battle): BattleSide =>
  state.active !== null && defender.alliance === sideOf(state, state.active) ? defender : attacker;

const TURNS: readonly Role[] = ['attacker', 'defender', 'attacker', 'defender'];

/** Attacker and defender play in turn, each resolved before the next (15.4.3); then Interrupts, then the dice. */
export function* tactics(game: Game): Rules<PhaseId> {
  const { state } = game;
  const task = battleOf(state);
  const role = TURNS[task.turn];
  if (role === undefined) {
    yield* interrupts(game, { at: 'battle', stack: actingIn(game, task).stack, space: task.at });
    task.phase = 'dice';
    return 'dice';
  }
  const first = task.turn < 2;
  task.turn++;
  const side = task[role];
  const power = tacticsOf(game, side);
  const had = first ? 0 : 1;
  if (first && side.tactics.length > 0) return 'tactics';
  if (power === null || tacticsAllowed(game, task, role) <= had || side.tactics.length < had) return 'tactics';
  if (state.powers[power].tactics.held.length === 0) return 'tactics';
  const args = { at: task.at, power, role, number: had + 1 };
  const chosen = yield* choose(seatOf(state, power), asking('tactic', '15.4.3', args), () =>
    options(game, task, role, power),
  );
  if (chosen !== null) yield* play(game, task, role, power, chosen);
  return 'tactics';
}

function options(world: World, task: Battle, role: Role, power: Power): Option<TacticId | null>[] {
  const held = [...new Set(world.state.powers[power].tactics.held)];
  const playable = held.filter((id) => mayPlay(world, task, role, tacticOf(world, power, id)));
  return [option('none', null), ...playable.map((id) => option(id, id))];
}

export function tacticOf({ data }: Pick<World, 'data'>, power: Power, id: TacticId): Tactic {
  const tactic = data.tables.battle.tactics[power].find((each) => each.id === id);
  if (!tactic) throw new Error(`${power} has no Tactic ${id}`);
  return tactic;
}

/** Not twice the same, in its role, with what it needs (15.4.3). */
function mayPlay(world: World, task: Battle, role: Role, { id, role: only, needs, effect }: Tactic): boolean {
  if (task[role].tactics.includes(id)) return false;
  if (only !== 'any' && only !== (role === 'attacker' ? 'attack' : 'defense')) return false;
  const own = stackById(world.state, task[role].stack);
  const enemy = stackById(world.state, task[otherRole(role)].stack);
  if (effect.own === 'subordinate' && subordinates(world, task, role).length === 0) return false;
  switch (needs) {
    case null:
      return true;
    case 'line-cav-as-enemy':
      return lineCavalrySp(own) >= lineCavalrySp(enemy);
    case 'field-art-1':
      return fieldArtillery(own) >= 1;
    case 'field-art-2':
      return fieldArtillery(own) >= 2;
    case 'entrenched-or-hill':
      return isEntrenched(world, task.at, task[role].alliance) || spaceOf(world, task.at).hill;
    case 'lt-2':
      return lightUnits(own) >= 2;
    case 'line-cav-2':
      return lineCavalrySp(own) >= 2;
    case 'lt-cav-1':
      return lightCavalry(own) >= 1;
  }
}

const lightCavalry = ({ troops }: Stack): number =>
  nationsOf(troops).reduce(
    (sum, nation) =>
      sum +
      (['lt_cav', 'dual_cav', 'hussar_dual'] as const).reduce(
        (count, unit) => count + countOf(troops[nation]?.units ?? {}, unit),
        0,
      ),
    0,
  );

/** Subordinates of any nation whom no other Tactic has used (15.4.4). */
const subordinates = (world: World, task: Battle, role: Role): LeaderId[] =>
  stackById(world.state, task[role].stack).leaders.filter(
    (id) => id !== task[role].commander && !task[role].advisors.includes(id),
  );

/** Reveals a Tactic and resolves it; some need a roll (15.4.3). */
function* play(game: Game, task: Battle, role: Role, power: Power, id: TacticId): Rules {
  const { state, tell } = game;
  const side = task[role];
  const enemy = task[otherRole(role)];
  const { tactics: chits } = state.powers[power];
  chits.held.splice(chits.held.indexOf(id), 1);
  chits.discard.push(id);
  chits.discard.sort();
  side.tactics.push(id);
  const tactic = tacticOf(game, power, id);
  const effect = isFatigued(game, power) && tactic.fatigued ? tactic.fatigued : tactic.effect;
  const { roll, total } = tactic.roll === null ? { roll: 0, total: 0 } : oblique(game, task, role);
  const succeeds = tactic.roll === null || total >= tactic.roll;
  const own = succeeds ? yield* ownDrm(game, task, role, power, effect) : 0;
  if (own !== 0) side.drm.push({ why: id, num: own });
  if (succeeds && effect.enemy !== 0) enemy.drm.push({ why: id, num: effect.enemy });
  if (succeeds) side.endurance += effect.endurance;
  tell({ type: 'tactic', side: side.alliance, tactic: id, drm: succeeds ? own || effect.enemy : 0, roll, total });
}

/** Die + offensive DRM, +1 with Lt cavalry, -1 against two Lt units or more (15.11 example). */
function oblique(game: Game, task: Battle, role: Role): { roll: number; total: number } {
  const own = stackById(game.state, task[role].stack);
  const enemy = stackById(game.state, task[otherRole(role)].stack);
  const roll = rollDie(game);
  const total =
    roll + ratingIn(game, task[role], role).drm + (lightCavalry(own) > 0 ? 1 : 0) - (lightUnits(enemy) >= 2 ? 1 : 0);
  return { roll, total };
}

function* ownDrm(game: Game, task: Battle, role: Role, power: Power, { own, most }: Tactic['effect']): Rules<number> {
  if (own !== 'subordinate') return own;
  const side = task[role];
  const chosen = yield* choose(seatOf(game.state, power), asking('subordinate', '15.4.4', { at: task.at }), () =>
    subordinates(game, task, role).map((id) => option(id)),
  );
  side.advisors.push(chosen);
  const { drm } = leaderOf(game, chosen)[ratingName(role)];
  return most === null ? drm : Math.min(most, drm);
}
