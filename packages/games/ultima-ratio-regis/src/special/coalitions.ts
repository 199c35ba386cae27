/** Wars between coalitions (§26.2). */
import { ask, confirm, type Option, option, type Rules } from '@quadrille/kernel';
import { undertake } from '../changes/agenda.ts';
import { giveClaim } from '../diplomacy/casus-belli.ts';
import { goHome } from '../diplomacy/homecoming.ts';
import { breakOut, recallCorps, warObstacle } from '../diplomacy/war.ts';
import { playerOf, plays } from '../facts/realms.ts';
import { allied, atWar, forcedPeace, samePlayer, sideIn, warBetween } from '../facts/relations.ts';
import { possessionsOf } from '../facts/titles.ts';
import { commandOf, unitsAt } from '../facts/units.ts';
import type { Coalition, Unit } from '../state.ts';
import type { CardId, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Every Power of one side is at war with every Power of the other, each of these wars worth 1 VP. */
export function beginCoalitionWar(
  game: Game,
  card: CardId,
  first: readonly Power[],
  second: readonly Power[],
  open: readonly [readonly Power[], readonly Power[]],
): void {
  const here = (side: readonly Power[]) => side.filter((power) => plays(game, power));
  const sides: [Power[], Power[]] = [here(first), here(second)];
  if (sides.some((side) => side.length === 0)) {
    game.tell({ type: 'event-void', card, why: 'nobody-left' });
    return;
  }
  game.state.coalitions.push({ card, sides, open: [[...open[0]], [...open[1]]] });
  for (const power of sides.flat()) game.tell({ type: 'coalition', power, card });
  for (const a of sides[0]) for (const b of sides[1]) if (!warObstacle(game, a, b)) breakOut(game, a, b, card);
}

/** A coalition that a Power may enter at the end of its impulse: its shield is blurred on the card (§26.2). */
export interface Opening {
  readonly power: Power;
  readonly coalition: Coalition;
  readonly side: 0 | 1;
}

export const openings = (world: World, power: Power): Option<Opening>[] =>
  world.state.coalitions.flatMap((coalition) =>
    ([0, 1] as const)
      .filter((side) => coalition.open[side].includes(power) && coalition.sides[side === 0 ? 1 : 0].length > 0)
      .filter((side) => coalition.sides[side].every((member) => !atWar(world, power, member)))
      .filter((side) =>
        coalition.sides[side === 0 ? 1 : 0].every(
          (foe) => warObstacle(world, power, foe) === undefined && !forcedPeace(world, power, foe),
        ),
      )
      .map((side) => option(entering({ power, coalition, side }), { power, coalition, side }))
      .filter(({ id }) => !world.state.impulse?.used.includes(id)),
  );

const entering = ({ power, coalition, side }: Opening): string => `enter/${coalition.card}/${side}/${power}`;

/** It asks all members, once in an impulse; if all agree it is at war with every Power of the other side. */
export function* joinCoalition(game: Game, opening: Opening): Rules {
  const { power, coalition, side } = opening;
  const { open, sides, card } = coalition;
  game.state.impulse?.used.push(entering(opening));
  for (const member of sides[side]) {
    if (samePlayer(game, power, member)) continue;
    const question = ask('agree-coalition', '§26.2', { power: member, joins: power }, member);
    if (!(yield* confirm(playerOf(game, member), question))) return;
  }
  open[side].splice(open[side].indexOf(power), 1);
  sides[side].push(power);
  game.tell({ type: 'coalition', power, card });
  for (const foe of sides[side === 0 ? 1 : 0]) breakOut(game, power, foe, card);
}

export const coalitionOf = ({ state }: World, power: Power): Coalition | undefined =>
  state.coalitions.find(({ sides }) => sides.some((side) => side.includes(power)));

/** The Powers on the other side of a Power's coalition, in the order of the card. */
export const foesOf = (coalition: Coalition, power: Power): readonly Power[] =>
  coalition.sides[coalition.sides[0].includes(power) ? 1 : 0];

/** The enemy against whom a Power's war goes worst; the first of the card in a tie. */
function worstFoe(world: World, power: Power, foes: readonly Power[]): Power | undefined {
  const status = (foe: Power) => {
    const war = warBetween(world, power, foe);
    if (!war) return 0;
    const mine = sideIn(war, power);
    return war.taken[mine] - war.taken[mine === 0 ? 1 : 0];
  };
  return [...foes].sort((a, b) => status(a) - status(b))[0];
}

/** Units of a Power in the land of another. */
const guestsOf = (world: World, host: Power, guest: Power): Unit[] =>
  possessionsOf(world, host).flatMap((area) => unitsAt(world, area).filter((unit) => commandOf(world, unit) === guest));

/**
 * A Power that makes peace in the half-turn makes it with all of the other coalition: it gives one morale point to the
 * enemy against whom it fares worst, and one back to each of the others it has taken any from. Its partners have casus
 * belli against it, and nobody stays in the land or the service of a former partner (§26.2.1).
 */
export function leaveCoalition(game: Game, power: Power, coalition: Coalition): void {
  const foes = foesOf(coalition, power).filter((foe) => warBetween(game, power, foe));
  const worst = worstFoe(game, power, foes);
  for (const foe of foes) {
    const war = warBetween(game, power, foe);
    if (!war || foe === worst) continue;
    const mine = sideIn(war, power);
    if (war.taken[mine] > 0) war.taken[mine]--;
  }
  const own = coalition.sides[coalition.sides[0].includes(power) ? 0 : 1];
  own.splice(own.indexOf(power), 1);
  game.tell({ type: 'left-coalition', power });
  for (const partner of own) {
    giveClaim(game, partner, power, 'left-coalition');
    if (!allied(game, partner, power)) recallCorps(game, partner, power);
  }
  const guests = [
    ...own.flatMap((partner) => guestsOf(game, power, partner)),
    ...own.flatMap((partner) => guestsOf(game, partner, power)),
  ];
  undertake(
    game,
    ...foes.map((foe) => ({
      do: 'peace' as const,
      sides: [power, foe] as const,
      opener: foe === worst ? power : null,
    })),
  );
  goHome(game, guests);
}
