/** Recovery (5.4.5). */
import { choose, type Option, option, parallel, type Rules } from '@quadrille/kernel';
import { asking } from '../cite.ts';
import { sideOf } from '../facts/sides.ts';
import type { AreaId } from '../vocabulary.ts';
import { type Game, rollDie } from '../world.ts';

/** Everybody rallies; Prussia and Austria each may remove a die of Forage Points from their Alliance's areas. */
export function* recover(game: Game): Rules {
  for (const stack of game.state.stacks) {
    stack.morale = 'good';
    delete stack.rally;
  }
  const rolls = (['PR', 'AU'] as const).map((power) => {
    const roll = rollDie(game);
    game.tell({ type: 'recovered', power, roll });
    return { power, roll };
  });
  yield* parallel(rolls.map(({ power, roll }) => mend(game, power, roll)));
}

function* mend(game: Game, power: 'PR' | 'AU', roll: number): Rules {
  const { state, data, tell } = game;
  const areas = () =>
    Object.keys(state.forage).filter((area) => {
      const nation = data.board.areas.get(area)?.nation;
      return nation !== undefined && nation !== 'PO' && sideOf(state, nation) === sideOf(state, power);
    });
  for (let left = roll; left > 0 && areas().length > 0; ) {
    const step = yield* choose(state.seats[power], asking('recovery', '5.4.5', { power, left }), () => [
      ...areas().flatMap((area): Option<{ area: AreaId; num: number } | null>[] => {
        const most = Math.min(left, state.forage[area] ?? 0);
        return [
          option(`${area}/${most}`, { area, num: most }),
          ...(most > 1 ? [option(`${area}/1`, { area, num: 1 })] : []),
        ];
      }),
      option('none', null),
    ]);
    if (step === null) return;
    left -= step.num;
    state.forage[step.area] = (state.forage[step.area] ?? 0) - step.num;
    if (state.forage[step.area] === 0) delete state.forage[step.area];
    tell({ type: 'forage-removed', area: step.area, num: step.num });
  }
}
