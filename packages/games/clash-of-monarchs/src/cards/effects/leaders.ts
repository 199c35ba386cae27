/** Leaders come, go and are promoted by cards (4.6, 4.7). */
import { choose, option, type Rules } from '@quadrille/kernel';
import {
  drawLeader,
  isAtHand,
  isLost,
  poolLeaders,
  retireLeader,
  seatLeader,
  seatLeaderAt,
} from '../../changes/leaders.ts';
import { oneSpot } from '../../changes/placing.ts';
import { asking } from '../../cite.ts';
import { leaderOf, leadersOnMap, stackOfLeader } from '../../facts/leaders.ts';
import type { LeaderId, Nation } from '../../vocabulary.ts';
import type { Place } from '../grammar.ts';
import { spotsFor } from '../places.ts';
import type { Spot } from '../sight.ts';
import { type Doing, type Play, seatOfPlayer } from './context.ts';
import { remember } from './pieces.ts';

/** Leaders are placed, removed, promoted, drawn, exchanged (4.6, 4.7; readings, 64). */
export const leader: Doing<'leader'> = function* (play, given) {
  const { game } = play;
  const { act, id, by_leader, nation, num, at, or_random } = given;
  const { leaders } = game.state;
  if (act === 'remove') {
    if (id !== null && !isLost(game, id)) retireLeader(game, id, 'gone', 'card');
  } else if (act === 'replace') {
    if (id === null || by_leader === null || !['map', 'pool'].includes(leaders[id] ?? '')) return undefined;
    const stack = stackOfLeader(game.state, id);
    yield* bring(play, by_leader, at);
    if (leaders[by_leader] !== 'map' && stack && leaderOf(game, id).nation === leaderOf(game, by_leader).nation)
      seatLeader(game, by_leader, stack);
    if (leaders[by_leader] === 'map') retireLeader(game, id, 'gone', 'replaced');
  } else if (act === 'add') {
    if (id === null) return undefined;
    if (isAtHand(game, id)) yield* bring(play, id, at);
    else if (or_random !== null && !['wounded', 'map'].includes(leaders[id] ?? ''))
      yield* bringRandom(play, or_random, at);
  } else if (act === 'random' && nation !== null) {
    for (let i = 0; i < num; i++) yield* bringRandom(play, nation, at);
  } else if (act === 'exchange' && nation !== null) yield* exchange(play, nation);
  return undefined;
};

function* bringRandom(play: Play, nation: Nation, at: Place | null): Rules {
  const drawn = drawLeader(play.game, nation);
  if (drawn !== null) yield* bring(play, drawn, at);
}

/** To the place the card names, or to any friendly force of his nation (readings, 55). */
function* bring(play: Play, id: LeaderId, at: Place | null): Rules {
  const { game, task } = play;
  const { nation } = leaderOf(game, id);
  const own: Place = at ?? { word: 'with', given: [{ word: 'force', given: anyForceOf(nation) }] };
  const what = asking('card-leader-place', '8.6.4', { card: task.card, leader: id });
  const spot = yield* oneSpot(game, seatOfPlayer(play), what, () => spotsFor(play.sight, own, nation));
  if (!spot || 'box' in spot) return;
  if (spot.stack) seatLeader(game, id, spot.stack);
  else seatLeaderAt(game, id, spot.at);
  remember(play, spot.stack ? spot : ({ stack: stackOfLeader(game.state, id) ?? null, at: spot.at } as Spot), nation);
}

const anyForceOf = (nation: Nation) =>
  ({ nation: [nation], side: null, major: null, minInf: 0, state: [], besieging: false, at: null }) as const;

function* exchange(play: Play, nation: Nation): Rules {
  const { game, task } = play;
  const able = () => leadersOnMap(game, nation);
  if (able().length === 0 || poolLeaders(game, nation).length === 0) return;
  const gone = yield* choose(seatOfPlayer(play), asking('card-leader', '20.4.5', { card: task.card }), () =>
    able().map((id) => option(id, id)),
  );
  const drawn = drawLeader(game, nation);
  if (drawn === null) return;
  retireLeader(game, gone, 'pool', 'exchanged');
  yield* bring(play, drawn, null);
}

export const LEADERS = { leader };
