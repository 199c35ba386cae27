/** Artillery and Forward Depots are rebuilt (20.4.4). */
import { put } from '../changes/placing.ts';
import { inPool } from '../facts/pool.ts';
import { isPower } from '../facts/sides.ts';
import { pay, poverty } from '../supply/actions.ts';
import { ARTILLERY, type Nation, type SpaceId } from '../vocabulary.ts';
import { mustersOf } from '../winter/newyear.ts';
import type { Game } from '../world.ts';
import { payerOf, payOut } from './red.ts';

export interface Refit {
  readonly id: string;
  readonly cost: number;
  carryOut(): void;
}

/** Everything on the Refit Chart that the Treasury can pay: option ids `flip/field_art/dresden`, `rebuild/siege_art/wien`, `depot/prague`, and
 * `depot-sa/prague/1` with a Supply Action for one of the Thalers (10.7). */
export function refits(game: Game, nation: Nation): Refit[] {
  const { state, data } = game;
  const { refit } = data.tables.economy;
  const payer = payerOf(game, nation);
  const { treasury } = state.nations[payer];
  const list: Refit[] = [];
  const add = (id: string, cost: number, change: () => void) => {
    if (treasury < cost || list.some((each) => each.id === id)) return;
    list.push({
      id,
      cost,
      carryOut: () => {
        payOut(game, payer, cost, 'refit');
        change();
      },
    });
  };
  for (const { troops, at } of state.stacks)
    for (const unit of ARTILLERY) {
      const own = troops[nation]?.units[unit];
      if (own && own[1] > 0)
        add(`flip/${unit}/${at}`, unit === 'field_art' ? refit.flipField : refit.flipSiege, () => {
          own[0]++;
          own[1]--;
        });
    }
  for (const at of mustersOf(game, nation)) rebuilds(game, nation, at, add);
  return list;
}

function rebuilds(
  game: Game,
  nation: Nation,
  at: SpaceId,
  add: (id: string, cost: number, change: () => void) => void,
): void {
  const { state, data } = game;
  const { refit } = data.tables.economy;
  for (const unit of ARTILLERY)
    if (inPool(game, nation, unit) > 0)
      add(`rebuild/${unit}/${at}`, unit === 'field_art' ? refit.rebuildField : refit.rebuildSiege, () => {
        state.nations[nation].pool[unit] = inPool(game, nation, unit) - 1;
        put(game, nation, { kind: unit, num: 1 }, { stack: null, at });
      });
  if (state.nations[nation].depots === 0) return;
  const rebuild = () => {
    state.nations[nation].depots--;
    put(game, nation, { kind: 'fd', num: 1 }, { stack: null, at });
  };
  add(`depot/${at}`, refit.rebuildDepot, rebuild);
  if (!isPower(nation)) return;
  for (let num = 1; num <= refit.rebuildDepot && !poverty(game, nation, num); num++)
    add(`depot-sa/${at}/${num}`, refit.rebuildDepot - num, () => {
      pay(game, nation, 'rebuild', num);
      rebuild();
    });
}
