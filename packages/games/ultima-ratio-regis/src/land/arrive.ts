/** A force enters an area: a battle, a siege, or nothing (§12, §13.3.1). */
import type { Rules } from '@quadrille/kernel';
import { finishTask, taskOf } from '../agenda.ts';
import { move } from '../changes/units.ts';
import { beginFight } from '../combat/combat.ts';
import { joinRelief } from '../combat/field.ts';
import { edge, edges, harshGround, hasFortress, sideOf } from '../combat/sides.ts';
import { besiege } from '../combat/siege.ts';
import { barsTheWay, mayEnter } from '../facts/control.ts';
import { atWar, coalesced } from '../facts/relations.ts';
import { tenureOf } from '../facts/titles.ts';
import { commandOf, ownTroopsAt, troopsAt } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Cause } from '../tasks/combat.ts';
import type { March } from '../tasks/land.ts';
import type { Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { relievedAt } from './relief.ts';

export function* arrive(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'arrive');
  const { march } = task;
  finishTask(game, task);
  if (!mayEnter(game, march.power, march.to)) return 'agenda';
  const from = march.at;
  const enemy = opponent(game, march);
  enter(game, march);
  game.state.agenda.push({ do: 'advance', march });
  if (enemy !== null) yield* battle(game, march, enemy, from);
  else if (barsTheWay(game, march.power, march.to)) {
    besiege(game, march.power, march.to);
    march.left = 0;
  }
  return 'agenda';
}

const survivors = (game: Game, march: March): Unit[] =>
  game.state.units.filter((unit) => march.units.includes(unit.id) && unit.at === march.at);

function enter(game: Game, march: March): void {
  const units = survivors(game, march);
  const { power, at, to, landing } = march;
  const news = { power, troops: units.length, from: at, to };
  game.tell(landing ? { type: 'lands', ...news } : { type: 'marches', ...news });
  for (const unit of units) move(game, unit, to);
  march.from = at;
  march.at = to;
}

/** The Power whose troops bar the way: the enemy with the most, in a tie the first of the war card (§26.2). */
export function opponent(world: World, { power, to }: March): Power | null {
  const independent = tenureOf(world, to).as === 'independent';
  const counts = new Map<Power, number>();
  for (const unit of troopsAt(world, to)) {
    const other = commandOf(world, unit);
    if (other === null || other === power) continue;
    if (!atWar(world, power, other) && !independent) continue;
    counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const first = world.state.coalitions.flatMap(({ sides }) => sides.flat()).find((each) => counts.get(each) === most);
  return first ?? [...counts].find(([, count]) => count === most)?.[0] ?? null;
}

/** A battle in the field; before a besieged fortress of one's own or of a friend it relieves it (§13.3.5). */
export function* battle(game: Game, march: March, enemy: Power, from: string): Rules {
  const { power, to } = march;
  const relieved = game.state.sieges[to]?.by === enemy ? relievedAt(game, power, to) : null;
  const cause: Cause = march.landing ? 'landing' : relieved !== null ? 'relief' : 'field';
  const joined = relieved === 'own' ? yield* joinRelief(game, power, to) : [];
  const units = game.state.units.filter((unit) => march.units.includes(unit.id) && unit.at === to);
  const attack = sideOf(game, power, [...units, ...joined]);
  const defence = sideOf(game, enemy, [...ownTroopsAt(game, enemy, to), ...partnersAt(game, power, enemy, to)], {
    fortress: hasFortress(game, enemy, to) && !(to in game.state.sieges),
  });
  attack.edges.push(...harshGround(game, to));
  if (march.landing) attack.edges.push(edge(-1, 'landing'));
  if (joined.length > 0) attack.edges.push(...edges(-1, 'siege-casualty', game.state.sieges[to]?.casualties ?? 0));
  march.left = 0;
  beginFight(game, {
    kind: 'land',
    cause,
    at: to,
    from,
    attack,
    defence,
    intercepted: march.intercepted.includes(enemy),
    political: atWar(game, power, enemy) && tenureOf(game, to).as !== 'independent',
    field: 0,
    winner: null,
  });
}

/** Troops of the enemy's coalition partners fight with his, and count as his (§26.2). */
const partnersAt = (world: World, power: Power, enemy: Power, area: string): Unit[] =>
  troopsAt(world, area).filter((unit) => {
    const other = commandOf(world, unit);
    return other !== null && other !== enemy && coalesced(world, enemy, other) && atWar(world, power, other);
  });
