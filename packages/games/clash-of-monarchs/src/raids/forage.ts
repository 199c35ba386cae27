/** Forage Points and Devastation (18.6). */
import { changeSupplyActions, changeWill } from '../changes/markers.ts';
import { patronOf } from '../facts/sides.ts';
import type { AreaId, Nation } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/**
 * An area takes Forage Points; each threshold passed brings a Supply Action. A Devastated area takes no more and gives
 * none (readings, 51).
 */
export function forage(game: Game, by: Nation, area: AreaId, num: number): void {
  const { state, data, tell } = game;
  const level = data.board.areas.get(area)?.devastation ?? null;
  if (level === null || num <= 0 || state.devastated.includes(area)) return;
  const before = state.forage[area] ?? 0;
  const after = before + num;
  state.forage[area] = after;
  tell({ type: 'foraged', nation: by, area, num, total: after });
  const gained = data.tables.economy.forage.filter((point) => before < point && point <= after).length;
  if (gained > 0) changeSupplyActions(game, patronOf(state, by), gained, 'forage');
  if (after >= level) devastate(game, area);
}

/** The Devastation marker takes the place of the Forage Points, and costs the Power that controls the area 1 Will (18.6.1). */
function devastate(game: Game, area: AreaId): void {
  const { state, data, tell } = game;
  delete state.forage[area];
  state.devastated.push(area);
  tell({ type: 'devastated', area });
  const nation = data.board.areas.get(area)?.nation;
  if (nation && nation !== 'PO') changeWill(game, patronOf(state, nation), -1, 'devastation');
}
