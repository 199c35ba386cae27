/** A force enters an area: a battle, a siege, or nothing (§12, §13.3.1). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { finishTask, taskOf } from '../agenda.ts';
import { move } from '../changes/units.ts';
import { beginFight } from '../combat/combat.ts';
import { joinRelief } from '../combat/field.ts';
import { edge, edges, harshGround, hasFortress, partnersAt, sideOf } from '../combat/sides.ts';
import { besiege } from '../combat/siege.ts';
import { barsTheWay, mayEnter } from '../facts/control.ts';
import { playerOf } from '../facts/realms.ts';
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
  const enemy = yield* opponent(game, march);
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

/** Powers whose troops bar the way; of partners (§26.2) the one with the most, in a tie the first of their card, stands for all. */
function opponents(world: World, { power, to }: March): Power[] {
  const independent = tenureOf(world, to).as === 'independent';
  const counts = new Map<Power, number>();
  for (const unit of troopsAt(world, to)) {
    const other = commandOf(world, unit);
    if (other === null || other === power) continue;
    if (!atWar(world, power, other) && !independent) continue;
    counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  const card = world.state.coalitions.flatMap(({ sides }) => sides.flat());
  const number = (each: Power) => counts.get(each) ?? 0;
  return [...counts.keys()]
    .sort((a, b) => number(b) - number(a) || card.indexOf(a) - card.indexOf(b))
    .filter((each, i, all) => !all.slice(0, i).some((other) => coalesced(world, other, each)));
}

/** Several enemies are fought one after the other: the mover says whom first. */
export function* opponent(game: Game, march: March): Rules<Power | null> {
  const { power } = march;
  const all = opponents(game, march);
  if (all.length <= 1) return all[0] ?? null;
  return yield* choose(playerOf(game, power), ask('fight-first', '§13.3.1', { power }, power), () =>
    opponents(game, march).map((each) => option(`fight/${each}`, each)),
  );
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
