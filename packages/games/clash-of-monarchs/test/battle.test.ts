import { expect, test } from 'vitest';
import type { Battle } from '../src/agenda.ts';
import { beginBattle } from '../src/battle/combat.ts';
import { columnOf, terrainAndForces } from '../src/battle/dice.ts';
import { stackById } from '../src/facts/spaces.ts';
import type { State } from '../src/state.ts';
import type { Game, World } from '../src/world.ts';
import { clear, post, stateOf, table, worldOf } from './table.ts';

/** Frederick, Keith and Maurice against Daun, Hadik and Lacy, entrenched (15.11). */
function frederickAgainstDaun(state: State, world: World): void {
  clear(world);
  state.entrenched.kolin = 'coalition';
  const attacker = post(world, 'PR', 'kolin', {
    leaders: ['frederick', 'keith', 'maurice'],
    inf: 15,
    lt_inf: 3,
    line_cav: 3,
    hussar_dual: 2,
    field_art: 4,
  });
  const defender = post(world, 'AU', 'kolin', {
    leaders: ['daun', 'hadik', 'lacy'],
    inf: 14,
    lt_inf: 2,
    line_cav: 2,
    line_cav_reduced: 1,
    field_art: 3,
  });
  beginBattle({ ...world, tell: () => {} } as unknown as Game, attacker, defender);
}

test('15.11 the columns of the detailed example are 26-30 and 23-25', () => {
  const match = table({ active: 'PR', change: frederickAgainstDaun, phase: 'battle' });
  const world = worldOf(match);
  const battle = stateOf(match).agenda.at(-1) as Battle;
  const { columns } = world.data.tables.battle;
  const column = (role: 'attacker' | 'defender') =>
    columns[columnOf(world, 'kolin', stackById(world.state, battle[role].stack))]?.id;
  expect([column('attacker'), column('defender')]).toEqual(['26-30', '23-25']);
  expect(battle.intense).toBe(true);
});

test('15.11 leaders, guns, cavalry and trenches modify as printed; Tactics come on top', () => {
  const match = table({ active: 'PR', change: frederickAgainstDaun, phase: 'battle' });
  const world = worldOf(match);
  const battle = stateOf(match).agenda.at(-1) as Battle;
  const drm = (role: 'attacker' | 'defender') =>
    Object.fromEntries(terrainAndForces(world, battle, role).map(({ why, num }) => [why, num]));
  expect(drm('attacker')).toEqual({ leader: 4, artillery: 4, cavalry: 1, entrenched: -2 });
  expect(drm('defender')).toEqual({ leader: 4, artillery: 3, cavalry: -1 });
});
