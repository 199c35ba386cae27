/** The New Year Phase (19.2). */
import { choose, option, parallel, type Rules } from '@quadrille/kernel';
import type { PhaseId } from '../agenda.ts';
import { KEY_CITIES, type KeyCity } from '../board/map.ts';
import { seatLeaderAt } from '../changes/leaders.ts';
import { changeWill } from '../changes/markers.ts';
import { asking } from '../cite.ts';
import { serviceOf } from '../facts/leaders.ts';
import { patronOf, seatOf, sideOf } from '../facts/sides.ts';
import { forcesAt, holderOf, isShut, spaceOf } from '../facts/spaces.ts';
import { endArmistice } from '../politics/armistice.ts';
import { checkWill } from '../politics/exit.ts';
import { expireFlags } from '../politics/flags.ts';
import { forgetShares } from '../supply/actions.ts';
import { type LeaderId, type Nation, opposing, type Power, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** The markers of the old year go, the wounded return, and Key Cities in other hands cost Will. */
export function* newYear(game: Game): Rules<PhaseId> {
  const { state, tell, random } = game;
  state.year++;
  tell({ type: 'year', year: state.year });
  state.chits.push(...state.drawn.splice(0));
  random.shuffle(state.chits.sort(), 'chits');
  clearMarkers(game);
  const wounded = Object.keys(state.leaders).filter((id) => state.leaders[id] === 'wounded');
  yield* parallel(wounded.map((leader) => returns(game, leader)));
  for (const city of KEY_CITIES) keyCity(game, city);
  yield* checkWill(game);
  return 'winterStrategy';
}

function clearMarkers(game: Game): void {
  const { state } = game;
  for (const marker of ['PR', 'BR', 'AU', 'FR', 'IM', 'COOP'] as const) delete state.sharing[marker];
  forgetShares(game);
  expireFlags(game, 'new_year');
  for (const depot of state.depots) delete depot.barred;
  for (const stack of state.stacks) delete stack.frozen;
  for (const fleet of Object.values(state.fleets)) fleet.beaten = false;
  state.colonialOps = {};
  if (state.armistice?.end === 'new-year') endArmistice(game);
  state.feats = state.feats.filter(({ year }) => year >= state.year - 1);
}

/** A wounded leader comes back to a fortress of his own nation, or a square space (19.2). */
function* returns(game: Game, leader: LeaderId): Rules {
  const { state, tell } = game;
  const nation = serviceOf(game, leader);
  if (state.nations[nation].stance !== 'belligerent') {
    state.leaders[leader] = 'pool';
    return;
  }
  const places = () => homesOf(game, nation);
  const [only, another] = places();
  if (only === undefined) return;
  const at = another
    ? yield* choose(seatOf(state, nation), asking('leader-back', '19.2', { leader }), () =>
        places().map((id) => option(id, id)),
      )
    : only;
  seatLeaderAt(game, leader, at);
  tell({ type: 'leader-back', leader, at });
}

/** Fortresses that the nation controls and nobody shuts in, and its square spaces (19.2, 20.4.6). */
export const homesOf = (world: World, nation: Nation): SpaceId[] =>
  [...world.data.board.spaces.values()]
    .filter(({ id, fortress, square, nation: printed }) => {
      if (square || id === 'holstein')
        return printed === nation && forcesAt(world, id, opposing(sideOf(world.state, nation))).length === 0;
      return fortress > 0 && holderOf(world, id) === nation && !isShut(world, id);
    })
    .map(({ id }) => id);

/** Square spaces where new troops may appear besides fortresses (20.4.6); France has no fortress of its own on the map. */
const MUSTERS: Readonly<Partial<Record<Nation, readonly SpaceId[]>>> = {
  RU: ['vilna'],
  DA: ['holstein'],
  SW: ['malmo'],
  FR: ['maubeuge', 'strasbourg'],
};

/** Where new SPs, units, leaders and depots are deployed (20.4.6). */
export const mustersOf = (world: World, nation: Nation): SpaceId[] =>
  homesOf(world, nation).filter((at) => spaceOf(world, at).fortress > 0 || MUSTERS[nation]?.includes(at));

const KEEPERS: Readonly<Record<KeyCity, Power | 'saxony'>> = {
  hanover: 'BR',
  magdeburg: 'PR',
  berlin: 'PR',
  stettin: 'RU',
  konigsberg: 'RU',
  dresden: 'saxony',
  prague: 'AU',
  wien: 'AU',
};

/** Who answers for a Key City: nobody for Dresden while Saxony is Neutral (readings, 53). */
export function keeperOf({ state }: World, city: KeyCity): Power | null {
  const keeper = KEEPERS[city];
  if (keeper === 'saxony') return state.nations.SA.stance === 'belligerent' ? patronOf(state, 'SA') : null;
  return state.nations[keeper].stance === 'out' || patronOf(state, keeper) !== keeper ? null : keeper;
}

/** A Power loses 1 Will for each Key City it does not control, even while Neutral (19.2.1; readings, 10). */
function keyCity(game: Game, city: KeyCity): void {
  const { state, tell } = game;
  const keeper = keeperOf(game, city);
  const holder = holderOf(game, city);
  if (keeper === null) return;
  const saxon = city === 'dresden' && holder !== 'PO' && sideOf(state, holder) === sideOf(state, keeper);
  if (holder === keeper || saxon) return;
  tell({ type: 'key-city', at: city, power: keeper });
  changeWill(game, keeper, -1, 'key-city');
}
