/** Single units that go, and what becomes of the leaders with them (§17.1, §18.5). */
import { ask, choose, option, type Rules } from '@quadrille/kernel';
import { disperse, intoBox } from '../changes/units.ts';
import { boxesFor } from '../facts/boxes.ts';
import { hostsBeside } from '../facts/hosts.ts';
import { playerOf } from '../facts/realms.ts';
import { leadersWith, seenAs } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Side } from '../tasks/combat.ts';
import type { Box } from '../vocabulary.ts';
import type { Game } from '../world.ts';
import type { Chooser } from './proposal.ts';

/**
 * A troop disperses with an army that does; its leaders pass to those that are left. Where only a fortress is left, their
 * owner says whether they stay on it.
 */
export function* disperseOne(game: Game, side: Pick<Side, 'power'>, unit: Unit): Rules {
  const alone = leadersWith(game, [unit.id]).some((leader) => hostsBeside(game, unit, leader)[0] === unit.at);
  if (alone) return yield* disperseChosen(game, side, unit, 'player');
  disperse(game, unit, yield* boxOf(game, side, unit));
}

/** One troop of several disperses: its owner says whether its leaders go with it. */
export function* disperseChosen(game: Game, side: Pick<Side, 'power'>, unit: Unit, chooser: Chooser): Rules {
  yield* partFromLeaders(game, unit, 'disperse', chooser);
  intoBox(game, unit, yield* boxOf(game, side, unit));
}

/** Of a border area the owner chooses the box (§18.5). */
export function* boxOf(game: Game, { power }: Pick<Side, 'power'>, unit: Unit): Rules<Box | undefined> {
  const boxes = boxesFor(game, unit, unit.at);
  const [only] = boxes;
  if (boxes.length <= 1 || power === null) return only;
  return yield* choose(playerOf(game, power), ask('which-box', '§18.5', { power, ...seenAs(unit) }, power), () =>
    boxesFor(game, unit, unit.at).map((each) => option(`into/${each}`, each)),
  );
}

/**
 * A leader may join any own unit or fortress there, also in a combat. From a unit that is eliminated he goes to one of
 * them; with one that disperses or is damaged he may go along.
 */
export function* partFromLeaders(
  game: Game,
  unit: Unit,
  fate: 'lose' | 'disperse' | 'damage',
  chooser: Chooser,
): Rules {
  for (const leader of leadersWith(game, [unit.id])) {
    const options = () => [
      ...hostsBeside(game, unit, leader).map((host) => option(`with/${host}`, host)),
      ...(fate === 'lose' ? [] : [option('follow', leader.on)]),
    ];
    const [best, second] = options();
    if (!best) continue;
    leader.on =
      chooser === 'proposal' || !second
        ? best.value
        : yield* choose(
            playerOf(game, leader.power),
            ask('leader-parts', '§17.1', { power: leader.power, leader: leader.id, ...seenAs(unit) }, leader.power),
            options,
          );
  }
}
