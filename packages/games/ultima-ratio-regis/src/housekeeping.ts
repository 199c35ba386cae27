/** What follows by itself whenever something has changed: sieges that are over, squadrons adrift, too many in one place. */
import type { Rules } from '@quadrille/kernel';
import { dissolveFleets } from './actions/allies.ts';
import { finishTask, taskOf } from './agenda.ts';
import { partFromStrangers } from './changes/leaders.ts';
import { trim } from './combat/field.ts';
import { toPort } from './combat/fleets.ts';
import { besiege } from './combat/siege.ts';
import { hasBase } from './facts/bases.ts';
import { barredByFortress, controllerOf } from './facts/control.ts';
import { isArea, isBox, isSea } from './facts/ground.ts';
import { atWar } from './facts/relations.ts';
import { overstack } from './facts/stacking.ts';
import {
  besiegedAt,
  commandOf,
  fortressAt,
  isSquadron,
  isTroop,
  ownTroopsAt,
  troopsAt,
  unitOf,
} from './facts/units.ts';
import { knightsToMalta } from './minors/knights.ts';
import { checkEnclaves } from './special-areas/enclaves.ts';
import type { Unit } from './state.ts';
import type { Area, Power } from './vocabulary.ts';
import type { Game } from './world.ts';

/** What has to be seen to at once is put on the agenda. */
export function keepHouse(game: Game): void {
  const { agenda, units, impulse } = game.state;
  liftSieges(game);
  dissolveFleets(game);
  partFromStrangers(game);
  checkEnclaves(game);
  knightsToMalta(game);
  const lost = units.find((unit) => isSquadron(unit) && isAdrift(game, unit));
  const fallen = Object.keys(game.state.sieges).find((area) => isTooWeak(game, area));
  if (lost) agenda.push({ do: 'adrift', unit: lost.id });
  else if (fallen !== undefined) agenda.push({ do: 'capitulation', at: fallen });
  else if (agenda.length === 0 && impulse !== null) {
    beginSieges(game);
    const crowd = crowded(game);
    if (crowd) agenda.push({ do: 'crowded', ...crowd });
  }
}

/** A squadron that has lost its base goes to the nearest one (§11.1.1). */
export function* adrift(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'adrift');
  yield* toPort(game, unitOf(game, task.unit), false);
  finishTask(game, task);
  return 'agenda';
}

/** When an action is over, whoever stands too many in an area disperses (§15.1.1). */
export function* dispersal(game: Game): Rules<'agenda'> {
  const task = taskOf(game, 'crowded');
  yield* trim(game, task.power, task.at);
  finishTask(game, task);
  return 'agenda';
}

/** The first place in which a Power has more troops than may stand there. */
function crowded(game: Game): { readonly power: Power; readonly at: Area } | undefined {
  const seen = new Set<string>();
  for (const unit of game.state.units) {
    const power = isTroop(unit) && isArea(game, unit.at) ? commandOf(game, unit) : null;
    const key = `${power}/${unit.at}`;
    if (power === null || seen.has(key)) continue;
    seen.add(key);
    if (overstack(game, power, unit.at) > 0) return { power, at: unit.at };
  }
  return undefined;
}

/** A siege without besiegers, or without a fortress, is over (§13.4.5); others who stand there keep it up, an enemy of theirs begins anew. */
function liftSieges(game: Game): void {
  for (const [area, siege] of Object.entries(game.state.sieges)) {
    const stands = fortressAt(game, area) !== null;
    if (stands && ownTroopsAt(game, siege.by, area).length > 0) continue;
    const heir = stands ? enemiesOfFortress(game, area)[0] : undefined;
    if (heir !== undefined) {
      game.state.sieges[area] = { ...siege, by: heir, casualties: atWar(game, siege.by, heir) ? 0 : siege.casualties };
      game.tell({ type: 'besieges', power: heir, at: area });
      continue;
    }
    delete game.state.sieges[area];
    game.tell({ type: 'siege-lifted', at: area });
  }
}

/** More siege casualties than troops inside: it capitulates at once, however they became so few (§13.4.5). */
const isTooWeak = (game: Game, area: Area): boolean =>
  (game.state.sieges[area]?.casualties ?? 0) > besiegedAt(game, area).length;

/** Troops that stand before an enemy fortress besiege it, though it has only now come to be (§13.4). */
function beginSieges(game: Game): void {
  for (const area of Object.keys(game.state.fortresses)) {
    const [power] = area in game.state.sieges ? [] : enemiesOfFortress(game, area);
    if (power !== undefined) besiege(game, power, area);
  }
}

/** Powers with free troops before a fortress that is not theirs. */
const enemiesOfFortress = (game: Game, area: Area): Power[] =>
  troopsAt(game, area)
    .flatMap((unit) => commandOf(game, unit) ?? [])
    .filter((power) => barredByFortress(game, power, area));

/** A squadron in a port that is lost, or in a sea out of distance of any base (§11.1.1, §11.6). */
function isAdrift(game: Game, unit: Unit): boolean {
  const { at } = unit;
  if (at === 'eliminated' || isBox(at)) return false;
  if (isSea(at)) return !hasBase(game, unit, at);
  const power = commandOf(game, unit);
  return power !== null && controllerOf(game, at) !== power;
}
