/** Rally (16.4, 5.1.2b(4d)). */
import type { Rules } from '@quadrille/kernel';
import { nameCommander } from '../activation/commander.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { initiativeWith } from '../facts/forces.ts';
import { nationOf } from '../facts/leaders.ts';
import { patronOf } from '../facts/sides.ts';
import { isEmpty } from '../facts/troops.ts';
import type { Power } from '../vocabulary.ts';
import { type Game, rollDie } from '../world.ts';

/** Demoralized forces roll against their Initiative first; then Routed ones become Demoralized: nobody climbs two steps. */
export function* rallyForces(game: Game, power: Power): Rules {
  const { state, tell } = game;
  const own = state.stacks.filter((stack) => !isEmpty(stack) && patronOf(state, nationOf(game, stack)) === power);
  const demoralized = own.filter(({ morale }) => morale === 'demoralized');
  const routed = own.filter(({ morale }) => morale === 'routed');
  for (const stack of demoralized) {
    yield* nameCommander(game, stack);
    const roll = rollDie(game) + (stack.rally ? 2 : 0);
    delete stack.rally;
    if (roll > initiativeWith(game, stack)) stack.morale = 'good';
    tell({ type: 'rally', force: nameOfStack(game, stack), at: stack.at, roll, morale: stack.morale });
  }
  for (const stack of routed) {
    stack.morale = 'demoralized';
    tell({ type: 'rally', force: nameOfStack(game, stack), at: stack.at, roll: 0, morale: 'demoralized' });
  }
  for (const stack of own) delete stack.rally;
}
