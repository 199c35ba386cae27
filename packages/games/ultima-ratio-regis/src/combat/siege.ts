/** Sieges: assaults, casualties, capitulation (§13.4). */
import { ask, confirm, type Rules } from '@quadrille/kernel';
import { type Deed, deed } from '../actions/deed.ts';
import { finishTask, taskOf } from '../agenda.ts';
import { takeControl } from '../changes/areas.ts';
import { exert, razeFortress } from '../changes/units.ts';
import { barredByFortress, enemyTroopsAt } from '../facts/control.ts';
import { groundOf, isSea } from '../facts/ground.ts';
import { leads, playerOf, plays, specialsOf } from '../facts/realms.ts';
import { atWar } from '../facts/relations.ts';
import { isSupplied } from '../facts/supply.ts';
import { besiegedAt, commandOf, fortressAt, ownTroopsAt } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Fight } from '../tasks/combat.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { beginFight } from './combat.ts';
import { disperseOne } from './dispersal.ts';
import { dispersals, scattered } from './persecution.ts';
import type { Chooser } from './proposal.ts';
import { edges, forceOf, harshGround, partnersAt, sideOf } from './sides.ts';

/** Sieges that a Power can press, and sorties of its besieged: one action each (§13.4.1, §13.3.1). */
export function siegeDeeds(game: Game, power: Power): Deed[] {
  const all = Object.entries(game.state.sieges);
  return [
    ...all
      .filter(
        ([area, { by }]) => by === power && ownTroopsAt(game, power, area).length > 0 && isSupplied(game, power, area),
      )
      .map(([area]) => deed(`assault/${area}`, () => assault(game, power, area))),
    ...all
      .filter(([area]) => besiegedAt(game, area).some((unit) => commandOf(game, unit) === power))
      .map(([area, { by }]) => deed(`sortie/${area}`, () => sortie(game, power, area, by))),
  ];
}

/** A siege begins where troops stand before an enemy fortress, and no enemy army covers it. */
export function besiege(game: Game, power: Power, area: Area): void {
  if (!barredByFortress(game, power, area) || enemyTroopsAt(game, power, area) || game.state.sieges[area]) return;
  game.state.sieges[area] = { by: power, casualties: 0, inside: [] };
  game.tell({ type: 'besieges', power, at: area });
}

/** An assault; the besieged may capitulate before the dice are thrown (§13.4.5). */
function* assault(game: Game, power: Power, area: Area): Rules {
  const owner = fortressAt(game, area);
  const lord = owner === null ? null : leads(game, owner);
  exert(game, ownTroopsAt(game, power, area));
  if (lord !== null && plays(game, lord)) {
    const yields = yield* confirm(playerOf(game, lord), ask('capitulate', '§13.4.5', { power: lord, at: area }, lord));
    if (yields) {
      yield* capitulation(game, power, area);
      return;
    }
  }
  const casualties = game.state.sieges[area]?.casualties ?? 0;
  const attack = sideOf(game, power, ownTroopsAt(game, power, area));
  const defence =
    lord === null
      ? { ...forceOf([]), present: besiegedAt(game, area).map(({ id }) => id), fortress: true }
      : sideOf(game, lord, besiegedAt(game, area), { fortress: true }, area);
  defence.edges.push(...edges(-1, 'siege-casualty', casualties));
  if (lord !== null) attack.edges.push(...edges(-1, 'flooded', hindrance(game, lord, area)));
  beginFight(game, {
    kind: 'siege',
    cause: 'siege',
    at: area,
    from: null,
    attack,
    defence,
    intercepted: false,
    political: lord !== null && atWar(game, power, lord),
    field: 0,
    winner: null,
  });
}

/** Flooded polders: besiegers in marshes of the province take one more disadvantage. */
const hindrance = (game: Game, lord: Power, area: Area): number =>
  specialsOf(game, lord, 'enemy_disadvantage').filter(({ args }) => {
    const { province, terrain } = groundOf(game, area);
    return args[0] === 'siege' && args.includes(province) && (!args.includes('marsh') || terrain === 'marsh');
  }).length;

/** The besieged come out and give battle to the besieger (§13.3.1). */
function* sortie(game: Game, power: Power, area: Area, by: Power): Rules {
  const units = besiegedAt(game, area).filter((unit) => commandOf(game, unit) === power);
  exert(game, units);
  const attack = sideOf(game, power, units);
  attack.edges.push(
    ...harshGround(game, area),
    ...edges(-1, 'siege-casualty', game.state.sieges[area]?.casualties ?? 0),
  );
  beginFight(game, {
    kind: 'land',
    cause: 'sortie',
    at: area,
    from: null,
    attack,
    defence: sideOf(game, by, [...ownTroopsAt(game, by, area), ...partnersAt(game, power, by, area)]),
    intercepted: false,
    political: atWar(game, power, by),
    field: 0,
    winner: null,
  });
}

/** Besiegers disperse; of the besieged disband results become siege casualties (§13.4.2, reading 26). */
export function* siegeAftermath(game: Game, fight: Fight, chooser: Chooser): Rules {
  if (isSea(fight.at) || fight.attack.power === null) return;
  yield* dispersals(game, fight, 'attack', chooser);
  const siege = game.state.sieges[fight.at];
  if (!siege) return;
  const more = scattered(game, fight, 'defence');
  if (more > 0) {
    siege.casualties += more;
    game.tell({ type: 'siege-casualties', at: fight.at, casualties: siege.casualties });
  }
  const fallen = fortressAt(game, fight.at) === null || siege.casualties > besiegedAt(game, fight.at).length;
  if (fallen) yield* capitulation(game, fight.attack.power, fight.at);
}

/** Who has left, or fallen in a sortie, leaves too few behind for the casualties of the siege (§13.4.5). */
export function* tooFew(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'capitulation');
  finishTask(game, task);
  const siege = game.state.sieges[task.at];
  if (siege) yield* capitulation(game, siege.by, task.at);
  return 'agenda';
}

/** The besieger takes the area, the fortress is destroyed, and who was inside disperses (§13.4.5). */
function* capitulation(game: Game, power: Power, area: Area): Rules {
  const owner = fortressAt(game, area);
  const inside = besiegedAt(game, area);
  delete game.state.sieges[area];
  game.tell({ type: 'capitulated', power: owner ?? power, at: area });
  leaveFortress(game, area, inside);
  razeFortress(game, area);
  for (const unit of inside) yield* disperseOne(game, { power: commandOf(game, unit) }, unit);
  const inRevolt = game.state.rebellions[area] !== undefined;
  if (!inRevolt && ownTroopsAt(game, power, area).length > 0) takeControl(game, power, area);
}

/** Leaders on a fortress that falls go with its troops; without any they are lost with it (§13.1.7, §17.1). */
function leaveFortress(game: Game, area: Area, inside: readonly Unit[]): void {
  for (const leader of game.state.leaders.filter(({ on }) => on === area)) {
    const host = inside.find((unit) => commandOf(game, unit) === leader.power);
    if (host) leader.on = host.id;
  }
}
