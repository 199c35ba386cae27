/** How a battle would end: every fall of the dice, weighed; Tactics and Interrupts are still to come (15.7, 15.8). */
import type { Battle } from '../agenda.ts';
import { noDualRout, resultOf, winnerOf } from '../battle/aftermath.ts';
import { cellFor } from '../battle/dice.ts';
import type { Role } from '../battle/tactics.ts';
import type { Cell } from '../board/tables/battle.ts';
import { stackById } from '../facts/spaces.ts';
import { spOf } from '../facts/troops.ts';
import type { World } from '../world.ts';

/** What a side brings to the table. */
export interface Bringing {
  readonly drm: number;
  readonly column: number;
}

/** Won, drawn and lost by the attacker, in per cent, and the SPs each side loses on average. */
export interface Chances {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly losses: Readonly<Record<Role, number>>;
}

const ONE = [1, 2, 3, 4, 5, 6] as const;

/** Sums of the dice with their share. */
const rolls = (intense: boolean): Map<number, number> => {
  const sums = intense ? ONE.flatMap((a) => ONE.map((b) => a + b)) : [...ONE];
  const shares = new Map<number, number>();
  for (const sum of sums) shares.set(sum, (shares.get(sum) ?? 0) + 1 / sums.length);
  return shares;
};

export function chancesOf(world: World, battle: Battle, sides: Readonly<Record<Role, Bringing>>): Chances {
  const { rows, low, high } = world.data.tables.battle.crt[battle.intense ? 'intense' : 'measured'];
  const struck = (role: Role) =>
    [...rolls(battle.intense)].map(([sum, share]) => {
      const { drm, column } = sides[role];
      return { share, cell: cellFor(rows, Math.max(low, Math.min(high, sum + drm)), column) };
    });
  const tally = { attacker: 0, defender: 0, drawn: 0 };
  const losses = { attacker: 0, defender: 0 };
  for (const attack of struck('attacker'))
    for (const defence of struck('defender')) {
      const share = attack.share * defence.share;
      tally[verdict(world, battle, attack.cell, defence.cell)] += share;
      losses.attacker += share * Math.min(defence.cell.sp, battle.attacker.sp);
      losses.defender += share * Math.min(attack.cell.sp, battle.defender.sp);
    }
  const percent = (share: number): number => Math.round(share * 100);
  return { won: percent(tally.attacker), drawn: percent(tally.drawn), lost: percent(tally.defender), losses };
}

/** Who holds the field if these cells come up: the rules of the aftermath are asked, nothing is changed. */
function verdict(world: World, battle: Battle, attack: Cell, defence: Cell): Role | 'drawn' {
  const suffered = (sp: number): string[] => Array.from({ length: sp }, () => 'inf');
  const fought: Battle = {
    ...battle,
    attacker: { ...battle.attacker, inflicts: inflicted(attack), lost: suffered(defence.sp) },
    defender: { ...battle.defender, inflicts: inflicted(defence), lost: suffered(attack.sp) },
  };
  for (const role of ['attacker', 'defender'] as const) {
    const gone = fought[role].lost.length >= spOf(stackById(world.state, fought[role].stack));
    fought[role].result = gone ? 'eliminated' : resultOf(world, fought, role);
  }
  noDualRout(world, fought);
  return winnerOf(world, fought) ?? 'drawn';
}

const inflicted = ({ sp, d, rout, guns }: Cell) => ({ sp, d, rout, guns, checks: 0 });
