/** The New Leaders Table (20.4.5). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import { byRoll } from '../board/tables/rows.ts';
import { drawLeader, poolLeaders, retireLeader, seatLeader, seatLeaderAt } from '../changes/leaders.ts';
import { asking } from '../cite.ts';
import { cicOf, leadersOnMap, stackOfLeader } from '../facts/leaders.ts';
import { patronOf } from '../facts/sides.ts';
import type { LeaderId, Nation } from '../vocabulary.ts';
import { mustersOf } from '../winter/newyear.ts';
import { type Game, rollDie } from '../world.ts';

export function* newLeaders(game: Game, nation: Nation): Rules {
  const { data, tell } = game;
  const roll = rollDie(game);
  const result = byRoll(data.tables.economy.newLeaders, roll);
  tell({ type: 'new-leaders', nation, roll, result });
  if (result === 'replace_2') yield* replaceTwo(game, nation);
  else if (result !== 'none') for (let i = 0; i < (result === 'add_1' ? 1 : 2); i++) yield* addOne(game, nation);
}

/**
 * Two go back to the pool, two are drawn; those just sent away may return. Who has only one on the map may keep him and draws
 * two still.
 */
function* replaceTwo(game: Game, nation: Nation): Rules {
  const { state } = game;
  const seat = state.seats[patronOf(state, nation)];
  const few = leadersOnMap(game, nation).length < 2;
  for (let i = 0; i < 2; i++) {
    const own = () => leadersOnMap(game, nation);
    if (own().length === 0) break;
    const gone = yield* choose(seat, asking('replace-leader', '20.4.5', { nation, left: 2 - i }), () => [
      ...own().map((id): Option<LeaderId | null> => option(id, id)),
      ...(few ? [option('none', null)] : []),
    ]);
    if (gone === null) break;
    retireLeader(game, gone, 'pool', 'replaced');
  }
  for (let i = 0; i < 2; i++) yield* addOne(game, nation);
}

/** A random leader in a fortress of his nation; Sweden and the Empire have two on the map at most. */
function* addOne(game: Game, nation: Nation): Rules {
  const { state, data } = game;
  const most = data.leaders.maximum[nation] ?? Number.POSITIVE_INFINITY;
  if (leadersOnMap(game, nation).length >= most || poolLeaders(game, nation).length === 0) return;
  const leader = drawLeader(game, nation);
  if (leader === null) return;
  const places = () => mustersOf(game, nation);
  const [only, another] = places();
  if (only === undefined) {
    const cic = cicOf(game, nation);
    const stack = cic === null ? undefined : stackOfLeader(state, cic);
    if (stack) seatLeader(game, leader, stack);
    return;
  }
  const at = another
    ? yield* choose(state.seats[patronOf(state, nation)], asking('place-leader', '20.4.6', { leader }), () =>
        places().map((id) => option(id, id)),
      )
    : only;
  seatLeaderAt(game, leader, at);
}
