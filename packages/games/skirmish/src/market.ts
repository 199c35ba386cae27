import { ask, choose, option, type Refusal, type Refused, type Rules } from '@quadrille/kernel';
import { HAND_LIMIT, type House, WARE_IDS, type Ware } from './board.ts';
import { draw, pay, raise } from './changes.ts';
import { affairsOf, heldBy, onTurn, openTo } from './facts.ts';
import type { Game, World } from './world.ts';

/** The house on turn may buy one thing (S §5). */
export function* market(game: Game): Rules<'march'> {
  const { state, data, tell } = game;
  const house = onTurn(state);
  const ware = yield* choose(
    house,
    ask('buy', 'S §5', { coin: affairsOf(state, house).coin }),
    () => [
      ...WARE_IDS.filter((each) => !obstacle(game, house, each)).map((each) => option(`buy/${each}`, each)),
      option('buy/nothing', null),
    ],
    () => refusals(game, house),
  );
  if (!ware) return 'march';
  const { price } = data.wares[ware];
  pay(game, house, price);
  tell({ type: 'bought', house, ware, price });
  yield* deliver[ware](game, house);
  state.stock[ware]--;
  return 'march';
}

/** Why a house cannot buy a ware, if it cannot (S §5). */
function obstacle({ state, data }: World, house: House, ware: Ware): Refusal | undefined {
  const { coin, hand, reserve } = affairsOf(state, house);
  const { price } = data.wares[ware];
  if (state.stock[ware] === 0) return { code: 'sold-out', args: { ware }, cite: 'S §5' };
  if (coin < price) return { code: 'too-dear', args: { ware, price }, cite: 'S §5' };
  if (ware === 'troop' && reserve === 0) return { code: 'no-reserve', cite: 'S §5' };
  if (ware === 'card' && hand.length >= HAND_LIMIT)
    return { code: 'hand-full', args: { limit: HAND_LIMIT }, cite: 'S §3' };
  if (ware === 'wall' && openTo(state, house).length === 0) return { code: 'nothing-to-wall', cite: 'S §5' };
  return undefined;
}

const refusals = (world: World, house: House): Refused[] =>
  WARE_IDS.flatMap((ware) => {
    const why = obstacle(world, house, ware);
    return why ? [{ id: `buy/${ware}`, ...why }] : [];
  });

/** What the buyer gets: one small procedure for each ware. */
const deliver: Readonly<Record<Ware, (game: Game, house: House) => Rules>> = {
  *troop(game, house) {
    const place = yield* choose(house, ask('station', 'S §5'), () =>
      heldBy(game.state, house).map((each) => option(`station/${each}`, each)),
    );
    raise(game, house, place);
    game.tell({ type: 'levied', house, place });
  },
  // biome-ignore lint/correctness/useYield: a procedure that asks nothing is still a procedure
  *card(game, house) {
    draw(game, house);
  },
  *wall(game, house) {
    const place = yield* choose(house, ask('wall', 'S §5'), () =>
      openTo(game.state, house).map((each) => option(`wall/${each}`, each)),
    );
    game.state.field[place].wall = true;
    game.tell({ type: 'walled', house, place });
  },
};
