/** Fleets that support troops, or keep others from it (§11.4.2). */
import { ask, choose, type Option, option, type Rules, reactions } from '@quadrille/kernel';
import { finishTask, taskOf } from '../agenda.ts';
import { keep } from '../changes/lists.ts';
import { fleetsIn, idsOf } from '../facts/fleets.ts';
import { isSea, seasOf } from '../facts/ground.ts';
import { playerOf } from '../facts/realms.ts';
import { allied, atWar } from '../facts/relations.ts';
import { unitOf } from '../facts/units.ts';
import { fleetOptions } from '../naval/choice.ts';
import type { Aid, Fight, Side, SideId } from '../tasks/combat.ts';
import { SIDES } from '../tasks/combat.ts';
import type { Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { edge, sideOf } from './sides.ts';
import { changeOfWind, isBecalmed } from './wind.ts';

/** Powers with fleets off the coast that are at war with one of the sides. */
const helpers = (game: Game, fight: Fight): Power[] =>
  isSea(fight.at)
    ? []
    : game.state.realms.map(({ power }) => power).filter((power) => offers(game, fight, power).length > 0);

/** The sides it can support, from which sea and with which fleet. */
function offers(game: Game, fight: Fight, power: Power): Option<Aid>[] {
  return SIDES.flatMap((side) => {
    const enemy = fight[side === 'attack' ? 'defence' : 'attack'].power;
    if (enemy === null || enemy === power || !atWar(game, power, enemy)) return [];
    return seasOf(game, fight.at)
      .filter((sea) => !isBecalmed(game, power, sea))
      .flatMap((sea) =>
        fleetOptions(fleetsIn(game, power, sea), `support/${side}/${sea}`, side, sea).map(({ id, value }) =>
          option(id, { power, side, sea, units: idsOf(value) }),
        ),
      );
  });
}

/** Who has fleets there says whom they support; if both sides are supported, one naval combat is fought first. */
export function* support(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'support');
  const { fight } = task;
  if (task.aids === null) {
    task.aids = yield* announce(game, fight);
    for (const id of SIDES) yield* keepOff(game, fight, task.aids, id);
    const [one, two] = [
      yield* champion(game, fight, task.aids, 'attack'),
      yield* champion(game, fight, task.aids, 'defence'),
    ];
    if (one && two) {
      clash(game, one, two);
      return 'agenda';
    }
    benefit(game, fight, one ?? two);
  } else if (isOver(game, fight)) {
    finishTask(game, task);
    return 'agenda';
  } else if (task.last !== null && task.last !== 'drawn') {
    const winner = task.aids.find(({ side }) => side === task.last);
    benefit(game, fight, winner ?? null);
  }
  finishTask(game, task);
  game.state.agenda.push({ do: 'combat', fight });
  return 'agenda';
}

/** The fight at sea has forced a peace between the two on land. */
const isOver = (game: Game, { political, attack, defence }: Fight): boolean =>
  political && attack.power !== null && defence.power !== null && !atWar(game, attack.power, defence.power);

function* announce(game: Game, fight: Fight): Rules<Aid[]> {
  const announced = yield* reactions(game, helpers(game, fight), (power) => ({
    seat: playerOf(game, power),
    ask: ask('support', '§11.4.2', { power, at: fight.at, kind: fight.kind }, power),
    options: () => offers(game, fight, power),
  }));
  for (const { value } of announced) {
    game.tell({ type: 'supports', power: value.power, sea: value.sea, side: value.side });
  }
  return announced.map(({ value }) => value);
}

/** Each side may keep one fleet of the other off by a change of wind (card 024). */
function* keepOff(game: Game, fight: Fight, aids: Aid[], side: SideId): Rules {
  const { power } = fight[side];
  const against = aids.filter((aid) => aid.side !== side);
  const [first] = against;
  if (power === null || !first) return;
  const off = yield* changeOfWind(
    game,
    power,
    first.sea,
    against.map((aid) => aid.power),
    (fleet) => against.find((aid) => aid.power === fleet)?.sea ?? first.sea,
  );
  keep(aids, (aid) => aid.side === side || aid.power !== off);
}

/** Of several that support a side, the supported Power names the one that fights; for rebels chance does. */
function* champion(game: Game, fight: Fight, aids: Aid[], side: SideId): Rules<Aid | null> {
  const mine = aids.filter((aid) => aid.side === side);
  const [first] = mine;
  const { power } = fight[side];
  const chosen =
    mine.length <= 1 || !first
      ? (first ?? null)
      : power === null
        ? game.random.pick(mine, 'support')
        : yield* choose(playerOf(game, power), ask('champion', '§11.4.2', { power }, power), () =>
            mine.map((aid) => option(`champion/${aid.power}`, aid)),
          );
  if (chosen) for (const aid of mine) if (aid !== chosen) aids.splice(aids.indexOf(aid), 1);
  return chosen;
}

function clash(game: Game, attack: Aid, defence: Aid): void {
  const side = ({ power, sea, units }: Aid): Side =>
    sideOf(game, power, units?.map((id) => unitOf(game, id)) ?? fleetsIn(game, power, sea)[0] ?? []);
  game.state.agenda.push({
    do: 'combat',
    fight: {
      kind: 'naval',
      cause: 'support',
      at: attack.sea,
      from: null,
      attack: side(attack),
      defence: side(defence),
      intercepted: false,
      political: atWar(game, attack.power, defence.power),
      field: 0,
      winner: null,
    },
  });
}

/** A fleet of the side itself, or of an ally, helps; a stranger only keeps the enemy's away. */
function benefit(game: Game, fight: Fight, aid: Aid | null): void {
  if (!aid) return;
  const { power } = fight[aid.side];
  const helps = power === null || power === aid.power || allied(game, power, aid.power);
  if (!helps) return;
  const enemy = aid.side === 'attack' ? 'defence' : 'attack';
  fight[enemy].edges.push(edge(-1, 'enemy-fleet'));
  if (fight.kind === 'siege') fight[aid.side].edges.push(edge(1, 'own-fleet'));
}
