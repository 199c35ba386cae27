/** After the relief of a fortress (§13.3.5). */
import { ask, option, plan, type Rules } from '@quadrille/kernel';
import { move } from '../changes/units.ts';
import { minorMayBe } from '../facts/paths.ts';
import { leads, playerOf } from '../facts/realms.ts';
import { atWar } from '../facts/relations.ts';
import { areaLimit, stackAt } from '../facts/stacking.ts';
import { fortressAt, ownTroopsAt } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { March } from '../tasks/land.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Whose fortress is relieved where a Power drives besiegers away: its own, or that of a Power it is not at war with. */
export function relievedAt(world: World, power: Power, area: Area): 'own' | 'foreign' | null {
  const owner = fortressAt(world, area);
  if (owner === null || atWar(world, power, owner)) return null;
  const lord = leads(world, owner);
  if (lord === power) return 'own';
  return lord === null ? null : 'foreign';
}

/** From the fortress of another Power the whole force goes back; from one's own, who is told to, the besieged too. */
export function* afterRelief(game: Game, march: March, units: readonly Unit[]): Rules {
  const { power, at, from } = march;
  const relieved = relievedAt(game, power, at);
  if (relieved === 'foreign') for (const unit of units) move(game, unit, from);
  if (relieved !== 'own') return;
  while (mayWithdraw(game, power, at, from).length > 0) {
    const back = yield* plan(playerOf(game, power), ask('after-relief', '§13.3.5', { power, at, from }, power), () =>
      mayWithdraw(game, power, at, from).map((unit) => option(`back/${unit.id}`, unit)),
    );
    if (back === null) return;
    move(game, back, from);
  }
}

const mayWithdraw = (world: World, power: Power, at: Area, from: Area): Unit[] =>
  stackAt(world, power, from).length < areaLimit(world, from)
    ? ownTroopsAt(world, power, at).filter((unit) => minorMayBe(world, unit, from))
    : [];
