/** What Powers may do in politics: one action each, or free at the start of the impulse. */
import { ask, confirm, type Refusal, type Rules } from '@quadrille/kernel';
import { type Deed, deed } from '../actions/deed.ts';
import { colonies, foundColony } from '../cards/areas.ts';
import { undertake } from '../changes/agenda.ts';
import { openPeace, peaceObstacle } from '../diplomacy/peace.ts';
import { declarationObstacle, declareWar, possibleEnemies } from '../diplomacy/war.ts';
import { promotable, promote, promotionObstacle } from '../economy/merchants.ts';
import { calm, calmObstacle, subsidisable, subsidise } from '../economy/unrest.ts';
import { playerOf, powersOf, specialsOf } from '../facts/realms.ts';
import { powersAtWarWith } from '../facts/relations.ts';
import { coalitionOf, foesOf } from '../special/coalitions.ts';
import type { Player, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Lower unrest, subsidise, promote a merchant, declare war, found a colony (§9.6). */
export const politicalDeeds = (game: Game, power: Power): Deed[] => [
  ...(calmObstacle(game, power)
    ? []
    : [
        deed(
          'calm',
          plainly(() => calm(game, power)),
        ),
      ]),
  ...subsidisable(game, power).map((ally) =>
    deed(
      `subsidise/${ally}`,
      plainly(() => subsidise(game, power, ally)),
    ),
  ),
  ...promotable(game, power)
    .filter((center) => !promotionObstacle(game, power, center))
    .map((center) =>
      deed(
        `promote/${center}`,
        plainly(() => promote(game, power, center)),
      ),
    ),
  ...possibleEnemies(game, power)
    .filter((enemy) => !declarationObstacle(game, power, enemy))
    .map((enemy) =>
      deed(
        `war/${enemy}`,
        plainly(() => declareWar(game, power, enemy)),
      ),
    ),
  ...colonyDeeds(game, power),
];

/** Once a turn some Powers may make an overseas domain a colony. */
function colonyDeeds(game: Game, power: Power): Deed[] {
  const used = `colony/${power}`;
  if (specialsOf(game, power, 'colony_action').length === 0 || game.state.inForce.includes(used)) return [];
  if (colonies(game, power).length === 0) return [];
  return [
    deed('colony', function* (): Rules {
      game.state.inForce.push(used);
      yield* foundColony(game, power, () => colonies(game, power));
    }),
  ];
}

/** Peace may be asked for at the start of the impulse, once half of the morale is lost (§21.3.1, §21.4.6). */
export const negotiations = (game: Game, player: Player): Deed[] =>
  powersOf(game, player).flatMap((power) =>
    powersAtWarWith(game, power)
      .filter((enemy) => peaceObstacle(game, power, enemy) === undefined)
      .flatMap((enemy) => [
        deed(
          `peace/${power}/${enemy}`,
          plainly(() => askForPeace(game, power, enemy)),
        ),
        ...(offerObstacle(game, power, enemy)
          ? []
          : [deed(`offer/${power}/${enemy}`, () => offerPeace(game, power, enemy))]),
      ]),
  );

function askForPeace(game: Game, power: Power, enemy: Power): void {
  game.tell({ type: 'asks-peace', power, of: enemy, why: 'wishes' });
  openPeace(game, power, enemy);
}

const offerId = (power: Power, enemy: Power): string => `offer/${power}/${enemy}`;

/** An agreement is offered once in an impulse; in the war of a coalition nobody makes a separate one (§26.2.1). */
export function offerObstacle(world: World, power: Power, enemy: Power): Refusal | undefined {
  const coalition = coalitionOf(world, power);
  if (coalition && foesOf(coalition, power).includes(enemy)) return { code: 'coalition-fights-on', cite: '§26.2.1' };
  return world.state.impulse?.used.includes(offerId(power, enemy))
    ? { code: 'offered-already', args: { power: enemy }, cite: '§21.4.6' }
    : undefined;
}

/** If the enemy agrees, nobody gives the extra morale point (§21.4.6). */
function* offerPeace(game: Game, power: Power, enemy: Power): Rules {
  game.state.impulse?.used.push(offerId(power, enemy));
  if (!(yield* confirm(playerOf(game, enemy), ask('agree-peace', '§21.4.6', { power: enemy, enemy: power }, enemy))))
    return;
  game.tell({ type: 'asks-peace', power, of: enemy, why: 'agreed' });
  undertake(game, { do: 'peace', sides: [power, enemy], opener: null });
}

const plainly = (run: () => void) =>
  // biome-ignore lint/correctness/useYield: nothing is asked
  function* (): Rules {
    run();
  };
