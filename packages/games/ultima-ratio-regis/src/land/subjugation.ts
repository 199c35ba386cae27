/** Subjugation (§13.5): rebels, independents, and enemies who oppose from a distance. */
import { ask, choose, type Option, option, type Rules } from '@quadrille/kernel';
import { type Deed, deed } from '../actions/deed.ts';
import { finishTask, taskOf } from '../agenda.ts';
import { takeControl } from '../changes/areas.ts';
import { changeUnrest } from '../changes/tracks.ts';
import { exert } from '../changes/units.ts';
import { beginFight } from '../combat/combat.ts';
import { disperseChosen } from '../combat/dispersal.ts';
import { trim } from '../combat/field.ts';
import { edge, edges, forceOf, sideOf } from '../combat/sides.ts';
import { hasLanded, hasYermak } from '../facts/card-rules.ts';
import { barredByFortress, controllerOf, controls, enemyTroopsAt } from '../facts/control.ts';
import { groundOf, neighboursOf, onMainMap } from '../facts/ground.ts';
import { isInterested, leads, mayOperate, playerOf, specialsOf } from '../facts/realms.ts';
import { atWar, warBetween } from '../facts/relations.ts';
import { isSupplied } from '../facts/supply.ts';
import { tenureOf } from '../facts/titles.ts';
import { fortressAt, ownTroopsAt, troopsAt, unitOf } from '../facts/units.ts';
import type { Category, Side } from '../tasks/combat.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { campsOf } from './march.ts';

/**
 * What an area defends itself with: rebels, its own level, or on mini-maps 3 at home and 2 elsewhere, with which rebels
 * there are subdued too (§13.5.4, §13.5.7).
 */
export function localLevel(world: World, power: Power, area: Area): Category | null {
  const rebels = world.state.rebellions[area] ?? null;
  const tenure = tenureOf(world, area);
  if (tenure.as === 'independent') return tenure.level;
  if (onMainMap(world, area) || !('owner' in tenure)) return rebels;
  if (rebels !== null && leads(world, tenure.owner) === power) return rebels;
  if (controllerOf(world, area) === power) return null;
  return tenure.as === 'home' ? 3 : 2;
}

/** Whether a Power's troops in an area may try to take control of it. */
export function maySubjugate(world: World, power: Power, area: Area): boolean {
  if (ownTroopsAt(world, power, area).length === 0 || enemyTroopsAt(world, power, area)) return false;
  if (barredByFortress(world, power, area) || !isSupplied(world, power, area)) return false;
  const ashore = hasLanded(world, power, area);
  if (!ashore && !mayOperate(world, power, area)) return false;
  const tenure = tenureOf(world, area);
  if (tenure.as === 'independent') {
    const others = troopsAt(world, area).length > ownTroopsAt(world, power, area).length;
    return !others && (ashore || isInterested(world, power, groundOf(world, area).theater));
  }
  if (!('owner' in tenure)) return false;
  const lord = controllerOf(world, area);
  if (world.state.rebellions[area] !== undefined) {
    const nominal = leads(world, tenure.owner);
    return nominal === power || (nominal !== null && atWar(world, power, nominal));
  }
  if (lord === null) return tenure.as === 'minor' && warBetween(world, power, tenure.owner) !== undefined;
  return lord !== power && atWar(world, power, lord);
}

/** Troops that stand in an area without controlling it may try again: one action (§13.5.4). */
export const subjugationDeeds = (game: Game, power: Power): Deed[] =>
  campsOf(game, power)
    .filter((area) => maySubjugate(game, power, area))
    .map((area) => deed(`subjugate/${area}`, () => tryAgain(game, power, area)));

// biome-ignore lint/correctness/useYield: what is asked is asked by the task
function* tryAgain(game: Game, power: Power, at: Area): Rules {
  exert(game, ownTroopsAt(game, power, at));
  game.state.agenda.push({ do: 'subjugate', power, at, moved: false, last: null });
}

/** Opposition, combat, and control; after a draw or defeat troops may be sacrificed for it (§13.5.4). */
export function* subjugate(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'subjugate');
  const { power, at, moved } = task;
  if (task.last !== null) {
    yield* settle(game, power, at, task.last);
    finishTask(game, task);
    yield* trim(game, power, at);
    return 'agenda';
  }
  if (!maySubjugate(game, power, at)) {
    finishTask(game, task);
    return 'agenda';
  }
  const level = localLevel(game, power, at);
  const defence = level === null ? yield* opposition(game, power, at) : forceOf([level]);
  if (defence === null) {
    finishTask(game, task);
    if (!(yield* raids(game, power, at))) takeControl(game, power, at);
    yield* trim(game, power, at);
    return 'agenda';
  }
  const attack = attacker(game, power, at, moved);
  beginFight(game, {
    kind: 'subjugation',
    cause: 'subjugation',
    at,
    from: null,
    attack,
    defence,
    intercepted: false,
    political: false,
    field: 1,
    winner: null,
  });
  return 'agenda';
}

/** The subjugator rolls one die of category 3 for all his troops (§13.5.3–4). */
function attacker(game: Game, power: Power, at: Area, moved: boolean): Side {
  const side = sideOf(game, power, ownTroopsAt(game, power, at));
  const { terrain, province } = groundOf(game, at);
  const lord = controllerOf(game, at);
  const harsh =
    lord === null
      ? 0
      : specialsOf(game, lord, 'enemy_disadvantage').filter(
          ({ args }) => args[0] === 'subjugation' && args.includes(province),
        ).length;
  return {
    ...side,
    force: [3],
    edges: [
      ...(moved ? [edge(-1, 'moved')] : []),
      ...(terrain === 'open' ? [] : [edge(-1, 'terrain')]),
      ...(hasYermak(game, power, at) ? [edge(1, 'yermak')] : []),
      ...edges(-1, 'scorched-earth', harsh),
    ],
  };
}

interface Stand {
  readonly from: Area;
  readonly with: 'troops' | 'fortress';
}

/** Whoever controls the area may oppose with troops or a fortress one or two areas away (§13.5.2). */
function* opposition(game: Game, power: Power, at: Area): Rules<Side | null> {
  const lord = controllerOf(game, at);
  if (lord === null || lord === power || stands(game, lord, at).length === 0) return null;
  const stand = yield* choose(
    playerOf(game, lord),
    ask('oppose', '§13.5.2', { power: lord, at, enemy: power }, lord),
    () => [option('pass', null), ...stands(game, lord, at)],
  );
  if (stand === null) return null;
  game.tell({ type: 'opposes', power: lord, from: stand.from });
  const near = neighboursOf(game, at).some(({ area }) => area === stand.from);
  const troops = stand.with === 'troops' ? ownTroopsAt(game, lord, stand.from) : [];
  return {
    ...sideOf(game, lord, troops, {}, stand.from),
    force: [2],
    fortress: stand.with === 'fortress',
    edges: near ? [] : [edge(-1, 'distance')],
  };
}

function stands(game: Game, lord: Power, at: Area): Option<Stand>[] {
  const near = neighboursOf(game, at).map(({ area }) => area);
  const held = near.filter((area) => controls(game, lord, area));
  const far = held.flatMap((area) => neighboursOf(game, area).map((each) => each.area));
  const areas = [...new Set([...near, ...far])].filter((area) => area !== at && controls(game, lord, area));
  return areas.flatMap((from) => {
    const owner = fortressAt(game, from);
    return [
      ...(ownTroopsAt(game, lord, from).length > 0
        ? [option(`oppose/${from}/troops`, { from, with: 'troops' as const })]
        : []),
      ...(owner !== null && leads(game, owner) === lord
        ? [option(`oppose/${from}/fortress`, { from, with: 'fortress' as const })]
        : []),
    ];
  });
}

/** A victory brings control; otherwise one troop after a draw, two after a defeat, may be given for it. */
function* settle(game: Game, power: Power, at: Area, result: 'attack' | 'defence' | 'drawn'): Rules {
  if (result === 'attack') {
    if (!(yield* raids(game, power, at))) takeControl(game, power, at);
    return;
  }
  const price = result === 'drawn' ? 1 : 2;
  const troops = ownTroopsAt(game, power, at);
  if (troops.length < price) return;
  const forces = yield* choose(
    playerOf(game, power),
    ask('force-control', '§13.5.4', { power, at, price }, power),
    () => [option('pass', false), option('force', true)],
  );
  if (!forces) return;
  for (let n = 0; n < price; n++) {
    const unit = yield* choose(playerOf(game, power), ask('disperse', '§13.5.4', { power }, power), () =>
      ownTroopsAt(game, power, at).map((each) => option(`disperse/${each.id}`, each)),
    );
    yield* disperseChosen(game, { power }, unitOf(game, unit.id), 'player');
  }
  takeControl(game, power, at);
}

/** Crimea may raid instead of taking control. */
function* raids(game: Game, power: Power, at: Area): Rules<boolean> {
  const lord = controllerOf(game, at);
  if (lord === null || lord === power || specialsOf(game, power, 'raid').length === 0) return false;
  const raid = yield* choose(playerOf(game, power), ask('raid', '§3.2', { power, at, enemy: lord }, power), () => [
    option('control', false),
    option('raid', true),
  ]);
  if (!raid) return false;
  changeUnrest(game, power, -1, 'raid');
  changeUnrest(game, lord, 1, 'raid');
  return true;
}
