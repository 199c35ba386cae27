/** Modifiers, columns and dice (15.2, 15.5, 15.6). */
import type { Rules } from '@quadrille/kernel';
import { type Battle, battleOf, type PhaseId } from '../agenda.ts';
import type { Cell } from '../board/tables/battle.ts';
import { holdingSide, isEntrenched, spaceOf, stackById } from '../facts/spaces.ts';
import { isInWant } from '../facts/supply.ts';
import { cavalrySp, fieldArtillery, lineCavalrySp, spOf } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import { type Game, rollDie, type World } from '../world.ts';
import { otherRole, type Role, ratingIn } from './tactics.ts';

export interface Drm {
  readonly why: string;
  readonly num: number;
  readonly cite: string;
}

/** Everything that adds to or takes from a side's roll, Tactics apart (15.5, 15.6, 9.1.1). */
export function terrainAndForces(world: World, task: Pick<Battle, 'at' | 'attacker' | 'defender'>, role: Role): Drm[] {
  const { drm } = world.data.tables.battle;
  const own = stackById(world.state, task[role].stack);
  const enemy = stackById(world.state, task[otherRole(role)].stack);
  const list: Drm[] = [];
  const add = (why: string, num: number, cite: string) => num !== 0 && list.push({ why, num, cite });
  add('leader', ratingIn(world, task[role], role).drm, '15.6');
  add('artillery', fieldArtillery(own) * drm.fieldArt, '15.6');
  const edge = lineCavalrySp(own) - lineCavalrySp(enemy);
  if (edge >= 3) add('cavalry', 1, '15.6');
  if (edge <= -3) add('cavalry', -1, '15.6');
  if (isInWant(world, own)) add('supply', own.supply === 'short' ? drm.short : drm.critical, '9.1.1');
  if (role === 'defender') return list;
  if (spaceOf(world, task.at).hill) add('hills', drm.hills, '15.5');
  if (spaceOf(world, task.at).fortress > 0 && holdingSide(world, task.at) === task.defender.alliance)
    add('fortress', drm.fortressSpace, '15.5');
  if (cavalryMajority(own) && !cavalryMajority(enemy)) add('cavalry-majority', drm.cavalryMajority, '15.6');
  if (isEntrenched(world, task.at, task.defender.alliance)) add('entrenched', drm.entrenched, '15.6');
  return list;
}

const cavalryMajority = (stack: Stack): boolean => cavalrySp(stack) * 2 > spOf(stack);

/** The column: SPs and field guns; in hills 9-11 at most (15.5; readings, 3). */
export function columnOf(world: World, at: Battle['at'], stack: Stack): number {
  const { columns, hillColumn } = world.data.tables.battle;
  const strength = spOf(stack) + fieldArtillery(stack);
  const column = Math.max(
    0,
    columns.findLastIndex(({ min }) => strength >= min),
  );
  return spaceOf(world, at).hill ? Math.min(column, hillColumn) : column;
}

/** Both sides roll at the same time; what each rolls strikes the other (15.7). */
export function* dice(game: Game): Rules<PhaseId> {
  const task = battleOf(game.state);
  yield* [];
  const results = (['attacker', 'defender'] as const).map((role) => [role, rollFor(game, task, role)] as const);
  for (const [role, cell] of results) task[role].inflicts = cell;
  task.phase = 'aftermath';
  return 'aftermath';
}

function rollFor(game: Game, task: Battle, role: Role): NonNullable<Battle['attacker']['inflicts']> {
  const side = task[role];
  const { columns, crt } = game.data.tables.battle;
  const table = crt[task.intense ? 'intense' : 'measured'];
  side.drm.unshift(...terrainAndForces(game, task, role).map(({ why, num }) => ({ why, num })));
  for (const { why, num } of side.drm) game.tell({ type: 'battle-drm', side: side.alliance, why, num });
  const net = side.drm.reduce((sum, { num }) => sum + num, 0);
  const drm = Math.max(-table.maxDrm, Math.min(table.maxDrm, net));
  const natural = task.intense ? rollDie(game) + rollDie(game) : rollDie(game);
  const total = natural + drm;
  const column = columnOf(game, task.at, stackById(game.state, side.stack));
  const cell = cellFor(table.rows, Math.max(table.low, Math.min(table.high, total)), column);
  game.tell({
    type: 'battle-roll',
    side: side.alliance,
    dice: natural,
    drm,
    total,
    column: columns[column]?.id ?? '',
    result: written(cell),
  });
  const checks = (natural === 6 ? 1 : 0) + (cell.leader ? 1 : 0);
  return { sp: cell.sp, d: cell.d, rout: cell.rout, guns: cell.guns, checks };
}

export function cellFor(rows: readonly (readonly Cell[])[], row: number, column: number): Cell {
  const cell = rows[row]?.[column];
  if (!cell) throw new Error(`The table has no cell ${row}/${column}`);
  return cell;
}

const written = ({ sp, d, rout, guns, leader }: Cell): string =>
  `${sp}${rout ? ' R' : d > 0 ? ` D${d}` : ''}${'+'.repeat(guns)}${leader ? '*' : ''}`;
