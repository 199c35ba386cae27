/** What costs no action, at the start of an impulse only (§8.2.2–3). */
import type { Refused, Rules } from '@quadrille/kernel';
import { place } from '../changes/units.ts';
import { galleysAllow, hasBase } from '../facts/bases.ts';
import { isArea, seasOf } from '../facts/ground.ts';
import { chairOf, powersOf } from '../facts/realms.ts';
import { enemiesOf } from '../facts/relations.ts';
import { isSquadron, unitsOf } from '../facts/units.ts';
import { negotiations } from '../politics/deeds.ts';
import type { Unit } from '../state.ts';
import type { Player, Power, Sea } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { regroup, regroupable } from './building.ts';
import { type Deed, deed } from './deed.ts';
import { redeploy, redeployable } from './strategic.ts';

export const openingDeeds = (game: Game, player: Player): Deed[] => [
  ...powersOf(game, player).flatMap((power) => [...sailings(game, power), ...freeRegrouping(game, player, power)]),
  ...negotiations(game, player),
];

/** Operational squadrons in port go to sea (§11.6). */
function sailings(game: Game, power: Power): Deed[] {
  return unitsOf(game, power)
    .filter((unit) => isSquadron(unit) && unit.up && isArea(game, unit.at))
    .flatMap((unit) =>
      seasOf(game, unit.at)
        .filter((sea) => galleysAllow(game, unit, sea) && hasBase(game, unit, sea))
        .map((sea) => deed(`sail/${unit.id}/${sea}`, () => sail(game, unit, sea))),
    );
}

// biome-ignore lint/correctness/useYield: nothing is asked
function* sail(game: Game, unit: Unit, sea: Sea): Rules {
  place(game, unit, sea);
  game.tell({ type: 'put-to-sea', power: unit.owner, unit: unit.id, to: sea });
}

/** A player without cards: each of his Powers at war regroups or redeploys one troop for free (§8.2.3). */
function freeRegrouping(game: Game, player: Player, power: Power): Deed[] {
  const { impulse } = game.state;
  const used = `regroup/${power}`;
  const isFree =
    impulse?.cards.some(({ id }) => id === 'none') &&
    chairOf(game, player).hand.length === 0 &&
    enemiesOf(game, power).length > 0 &&
    !impulse.used.includes(used);
  if (!isFree || impulse === null) return [];
  const once = (id: string, run: () => Rules): Deed =>
    deed(id, () => {
      impulse.used.push(used);
      return run();
    });
  return [
    ...regroupable(game, power).map((unit) => once(`regroup/${unit.id}`, () => regroup(game, power, unit))),
    ...redeployable(game, power).map((unit) => once(`redeploy/${unit.id}`, () => redeploy(game, power, unit))),
  ];
}

/** Once something has been done nobody puts to sea any more (§8.2.2). */
export const tooLate = (game: Game, player: Player): Refused[] =>
  powersOf(game, player).flatMap((power) =>
    sailings(game, power).map(({ id }) => ({ id, code: 'start-only', args: { power }, cite: '§8.2.2' })),
  );
