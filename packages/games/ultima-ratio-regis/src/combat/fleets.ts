/** Damaged and beaten fleets (§13.2.5), and squadrons that look for a port (§11.1.1). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { damage, eliminate, place } from '../changes/units.ts';
import { basesFor, mayBase, nearestPorts } from '../facts/bases.ts';
import { isArea, isSea } from '../facts/ground.ts';
import { playerOf } from '../facts/realms.ts';
import { commandOf, seenAs } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Fight, SideId } from '../tasks/combat.ts';
import { SIDES } from '../tasks/combat.ts';
import type { Area } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { partFromLeaders } from './dispersal.ts';
import { fighters, scattered } from './persecution.ts';
import { type Chooser, inProposedOrder } from './proposal.ts';

/** Every two disband results damage a squadron; the beaten fleet goes back to its base. */
export function* navalAftermath(game: Game, fight: Fight, choosers: Readonly<Record<SideId, Chooser>>): Rules {
  for (const id of SIDES) {
    const side = fight[id];
    if (side.force.length > 0) rivalLosses(game, fight, id);
    for (let left = scattered(game, fight, id); left > 0; left--) {
      const fought = fighters(game, side).filter(({ up }) => up);
      const [unit] = inProposedOrder(game, fought);
      if (!unit || (fight.winner === id && side.present.length <= 1)) break;
      const damaged =
        fought.length === 1 || side.power === null || choosers[id] === 'proposal'
          ? unit
          : yield* pickDamaged(game, side.power, fought);
      yield* partFromLeaders(game, damaged, 'damage', choosers[id]);
      side.present.splice(side.present.indexOf(damaged.id), 1);
      yield* toPort(game, damaged, true);
    }
    if (fight.winner !== null && fight.winner !== id)
      for (const unit of side.present.map((each) => game.state.units.find(({ id: own }) => own === each)))
        if (unit && isSea(unit.at)) yield* toPort(game, unit, false);
  }
}

function* pickDamaged(game: Game, power: Parameters<typeof playerOf>[1], fought: readonly Unit[]): Rules<Unit> {
  return yield* choose(playerOf(game, power), ask('damaged', '§13.2.5', { power }, power), () =>
    fought.map((unit) => option(`damage/${unit.id}`, unit)),
  );
}

/** A rival squadron that is damaged or lost comes back in the player's second following impulse. */
function rivalLosses({ state }: Game, fight: Fight, id: SideId): void {
  const beaten = fight[id].disbands >= 2 || fight[id === 'attack' ? 'defence' : 'attack'].casualties >= 2;
  const index = state.rival?.squadrons.indexOf(fight.at) ?? -1;
  if (!state.rival || !beaten || index < 0) return;
  state.rival.squadrons.splice(index, 1);
  state.rival.returning.push(2);
}

/** A squadron goes into a port: of its base, or the nearest; without any it is lost (§11.1.1). */
export function* toPort(game: Game, unit: Unit, damaged: boolean): Rules {
  const ports = havensOf(game, unit);
  const [first] = ports;
  if (first === undefined) {
    game.tell({ type: 'no-base', power: unit.owner, unit: unit.id });
    eliminate(game, unit);
    return;
  }
  const power = commandOf(game, unit);
  const to =
    ports.length === 1 || power === null
      ? first
      : yield* choose(playerOf(game, power), ask('which-port', '§11.1.1', { power, ...seenAs(unit) }, power), () =>
          havensOf(game, unit).map((port) => option(`port/${port}`, port)),
        );
  place(game, unit, to);
  if (!damaged) {
    game.tell({ type: 'to-port', power: unit.owner, unit: unit.id, to });
    return;
  }
  damage(game, unit);
  game.tell({ type: 'damaged', power: unit.owner, unit: unit.id, to });
}

/** One that is hit in a port of its own, where it lay against pirates, stays there (§11.4.3). */
function havensOf(game: Game, unit: Unit): Area[] {
  if (isArea(game, unit.at) && mayBase(game, unit, unit.at)) return [unit.at];
  const bases = isSea(unit.at) ? basesFor(game, unit, unit.at) : [];
  return bases.length > 0 ? bases : nearestPorts(game, unit);
}
