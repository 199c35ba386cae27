/** Cavalry steps that an event brings (20.4.6; readings, 60). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import { put } from '../../changes/placing.ts';
import { asking } from '../../cite.ts';
import { inPool } from '../../facts/pool.ts';
import { unitsInBox } from '../../raids/light.ts';
import type { Count, Units } from '../../state.ts';
import { CAVALRY, type Nation, type Unit } from '../../vocabulary.ts';
import type { Game } from '../../world.ts';
import type { Spot } from '../sight.ts';
import { type Play, seatOfPlayer } from './context.ts';

type Mount = { readonly flip: Count } | { readonly fresh: Unit; readonly spot: Spot };

/**
 * Cavalry steps: a reduced unit there becomes full, or a new one comes from the Force Pool on its reduced side, as the player
 * likes; what finds no use is lost (20.4.6; readings, 60).
 */
export function* cavalrySteps(play: Play, nation: Nation, steps: number, spots: () => readonly Spot[]): Rules {
  let asProposed = false;
  for (let left = steps; left > 0; left--) {
    const [first, another] = mounts(play.game, nation, spots());
    if (!first) return;
    const question = asking('place-cavalry', '20.4.6', { nation, left });
    const chosen: Mount | null =
      asProposed || !another
        ? first.value
        : yield* choose(seatOfPlayer(play), question, () => [
            option('proposal', null),
            ...mounts(play.game, nation, spots()),
          ]);
    if (chosen === null) asProposed = true;
    mount(play.game, nation, chosen ?? first.value);
  }
}

function mounts(game: Game, nation: Nation, spots: readonly Spot[]): Option<Mount>[] {
  const flips = spots.flatMap((spot) =>
    unitsThere(game, nation, spot).flatMap((units) =>
      CAVALRY.flatMap((unit): Option<Mount>[] => {
        const count = units[unit];
        return count && count[1] > 0 ? [option(`flip/${unit}/${nameOfSpot(spot)}`, { flip: count })] : [];
      }),
    ),
  );
  const fresh = CAVALRY.filter((unit) => inPool(game, nation, unit) > 0).flatMap((unit) =>
    spots.map((spot): Option<Mount> => option(`new/${unit}/${nameOfSpot(spot)}`, { fresh: unit, spot })),
  );
  const all = [...flips, ...fresh];
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
}

const nameOfSpot = (spot: Spot): string => ('box' in spot ? `box-${spot.box}` : spot.at);

const unitsThere = (game: Game, nation: Nation, spot: Spot): Units[] => {
  if ('box' in spot) return [unitsInBox(game, spot.box, nation)];
  const there = spot.stack ? [spot.stack] : game.state.stacks.filter(({ at }) => at === spot.at);
  return there.flatMap(({ troops }) => troops[nation]?.units ?? []);
};

function mount(game: Game, nation: Nation, step: Mount): void {
  if ('flip' in step) {
    step.flip[0]++;
    step.flip[1]--;
    return;
  }
  game.state.nations[nation].pool[step.fresh] = inPool(game, nation, step.fresh) - 1;
  put(game, nation, { kind: step.fresh, num: 1, reduced: true }, step.spot);
}
