/** Fleet combat (15.12). */

import type { FleetResult } from '../board/tables/fortunes.ts';
import { rowFor } from '../board/tables/rows.ts';
import { changeVp } from '../changes/markers.ts';
import { modifiers } from '../facts/flags.ts';
import { patronOf, sideOf } from '../facts/sides.ts';
import { hostileFleet } from '../supply/resupply.ts';
import type { Alliance, Nation, Navy, SpaceId } from '../vocabulary.ts';
import { type Game, rollDie } from '../world.ts';
import { moveColonial } from './colonies.ts';
import { clearFlag, setFlag } from './flags.ts';

/** The French fleet against the British: +1 before Typhus (15.12). */
export function frenchFleetCombat(game: Game): FleetResult {
  const { frenchBeforeTyphus } = game.data.tables.fortunes.fleetCombat;
  const drm = modifiers(game, 'fleet_drm')[0]?.num ?? frenchBeforeTyphus;
  const result = fight(game, 'french', drm, true);
  if (result === 'destroyed') {
    setFlag(game, 'french_fleet_destroyed');
    changeVp(game, 'BR', 1, 'fleet');
    moveColonial(game, 'BR', 1);
  } else if (result === 'defeated') changeVp(game, 'BR', 1, 'fleet');
  else if (result === 'victory') {
    beaten(game, 'BR');
    changeVp(game, 'FR', 1, 'fleet');
  }
  if (result === 'destroyed' || result === 'defeated') clearFlag(game, 'french_fleet_at_sea');
  return result;
}

function fight(game: Game, fleet: string, drm: number, british: boolean): FleetResult {
  const { rows, againstBritish } = game.data.tables.fortunes.fleetCombat;
  const roll = rollDie(game);
  const total = roll + drm + (british ? againstBritish : 0);
  const { result } = rowFor(rows, total);
  game.tell({ type: 'fleet-combat', fleet, roll, total, result });
  return result;
}

function beaten({ state, tell }: Game, navy: Navy): void {
  Object.assign(state.fleets[navy], { place: 'pool', port: null, beaten: true });
  tell({ type: 'fleet', nation: navy, what: 'beaten', where: state.fleets[navy].sea });
}

/** Opposing Fleets in the Baltic fight; a British or hostile Danish one Disrupts the Swedish depot (9.2.2, 15.12). */
export function balticCombat(game: Game): void {
  const { state } = game;
  const isThere = (navy: Navy, side: Alliance) =>
    ['sea', 'port'].includes(state.fleets[navy].place) &&
    state.fleets[navy].sea === 'baltic' &&
    sideOf(state, navy) === side;
  const own = (['RU', 'DA'] as const).find((navy) => isThere(navy, 'coalition'));
  const foe = (['BR', 'DA', 'RU'] as const).find((navy) => isThere(navy, 'ap'));
  if (own && foe) {
    const result = fight(game, own === 'RU' ? 'russian' : 'danish-fleet', 0, foe === 'BR');
    if (result === 'destroyed') Object.assign(state.fleets[own], { place: 'lost', port: null });
    if (result === 'defeated') beaten(game, own);
    if (result === 'destroyed' || result === 'defeated') changeVp(game, 'BR', 1, 'fleet');
    if (result === 'victory') {
      beaten(game, foe);
      changeVp(game, patronOf(state, own), 1, 'fleet');
    }
    if (result === 'indecisive')
      for (const navy of [own, foe])
        Object.assign(state.fleets[navy], { place: 'sea', port: null, fd: false, siege: null, moved: true });
  }
  if (!hostileFleet(game)) return;
  for (const depot of state.depots) {
    if (depot.nation !== 'SW' || depot.disrupted) continue;
    depot.disrupted = true;
    game.tell({ type: 'depot-disrupted', nation: 'SW', at: depot.at });
  }
}

/** A Fleet in a port that the enemy takes goes to sea (readings, 48). */
export function afterFall(game: Game, at: SpaceId, nation: Nation): void {
  for (const navy of ['RU', 'BR', 'DA'] as const) {
    const fleet = game.state.fleets[navy];
    if (fleet.port !== at || sideOf(game.state, navy) === sideOf(game.state, nation)) continue;
    Object.assign(fleet, { place: 'sea', port: null, fd: false });
    game.tell({ type: 'fleet', nation: navy, what: 'sea', where: fleet.sea });
  }
}
