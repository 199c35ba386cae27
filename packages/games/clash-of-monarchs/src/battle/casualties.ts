/** What becomes of leaders in battle (15.7.2, 15.7.3, 21.1). */
import { choose, option, type Rules } from '@quadrille/kernel';
import type { Battle } from '../agenda.ts';
import { changeWill } from '../changes/markers.ts';
import { asking } from '../cite.ts';
import { chainOfCommand, cicOf, serviceOf } from '../facts/leaders.ts';
import { patronOf } from '../facts/sides.ts';
import { findStack } from '../facts/spaces.ts';
import { type Alliance, type LeaderId, opposing } from '../vocabulary.ts';
import { type Game, rollDie } from '../world.ts';
import { otherRole, type Role } from './tactics.ts';

export type Fate = 'killed' | 'wounded' | 'captured' | 'unhurt';

/** For each natural 6 and each * the struck side rolls who, and then what (15.7.2). */
export function* leaderLosses(game: Game, task: Battle, role: Role): Rules {
  const checks = task[otherRole(role)].inflicts?.checks ?? 0;
  for (let i = 0; i < checks; i++) {
    const stack = findStack(game.state, task[role].stack);
    if (!stack || stack.leaders.length === 0) return;
    const leader = struck(game, chainOfCommand(game, stack));
    const { fate } = game.data.tables.battle.casualty;
    const what = fate[rollDie(game)] ?? 'unhurt';
    yield* suffer(game, leader, what, opposing(task[role].alliance), task.at);
  }
}

/** Who is struck: with fewer than three leaders a 2–6 strikes the second, with one everything strikes him. */
function struck(game: Game, chain: readonly LeaderId[]): LeaderId {
  const [commander, second, ...others] = chain;
  if (commander === undefined) throw new Error('Nobody leads');
  const roll = rollDie(game);
  if (second === undefined) return commander;
  const who = game.data.tables.battle.casualty.who[roll];
  if (others.length === 0) return roll === 1 ? commander : second;
  if (who === 'other') return game.random.pick(others, 'casualty');
  return who === 'commander' ? commander : second;
}

/** Killed: out of the game. Wounded: back in the New Year Phase. Captured: in the enemy's Prisoners box. */
export function* suffer(game: Game, leader: LeaderId, fate: Fate, by: Alliance, at: string): Rules {
  const { state, tell } = game;
  if (fate !== 'unhurt' && (yield* escapes(game, leader, fate))) return;
  tell({ type: 'leader-fate', leader, at, fate });
  if (fate === 'unhurt') return;
  const cic = cicOf(game, serviceOf(game, leader)) === leader;
  const stack = state.stacks.find(({ leaders }) => leaders.includes(leader));
  stack?.leaders.splice(stack.leaders.indexOf(leader), 1);
  state.leaders[leader] = fate === 'killed' ? 'dead' : fate === 'wounded' ? 'wounded' : 'captured';
  if (fate === 'captured') state.prisoners[by].leaders.push(leader);
  mourn(game, leader, fate, cic);
}

/** The Senior Leader Casualty Consequences. */
export function mourn(game: Game, leader: LeaderId, fate: 'killed' | 'wounded' | 'captured', cic: boolean): void {
  const { will } = game.data.tables.battle.casualty;
  const row = will[leader] ?? (cic ? will.other_cic : undefined);
  changeWill(game, patronOf(game.state, serviceOf(game, leader)), row?.[fate] ?? 0, `leader-${fate}`);
}

/** Frederick's snuff box and Prittwitz's hussars, each once a game, if the table plays with them (15.7.3). */
function* escapes(game: Game, leader: LeaderId, fate: Fate): Rules<boolean> {
  const { state, tell } = game;
  const by = fate === 'captured' ? 'prittwitz' : 'snuff-box';
  if (leader !== 'frederick' || state.options['frederick-escapes'] !== 'yes' || state.marks.includes(by)) return false;
  const saved = yield* choose(state.seats.PR, asking('escape', '15.7.3', { fate, by }), () => [
    option('save', true),
    option('accept', false),
  ]);
  if (!saved) return false;
  state.marks.push(by);
  tell({ type: 'escaped', leader, by });
  return true;
}
