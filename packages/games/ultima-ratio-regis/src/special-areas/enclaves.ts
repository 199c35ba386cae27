/** Enclaves: small coastal places won in a war (§18.8). */
import { dropFortress } from '../changes/leaders.ts';
import { goHome } from '../diplomacy/homecoming.ts';
import { ownerOf } from '../facts/titles.ts';
import { fortressAt, unitsAt } from '../facts/units.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** A domain of its own next to the area it is cut from, with the same seas and a rough connection. */
export function foundEnclave(game: Game, power: Power, host: Area): void {
  const { state } = game;
  const area = `enclave-${host}`;
  state.enclaves[area] = host;
  state.titles[area] = `domain:${power}`;
  game.tell({ type: 'enclave', at: host, power });
}

/** An enclave without a fortress is gone as soon as its control is lost; any is gone with its owner, or if he gets the area around it. */
export function checkEnclaves(game: Game): void {
  const { state } = game;
  for (const [area, host] of Object.entries(state.enclaves)) {
    const taken = state.holders[area] !== undefined || state.rebellions[area] !== undefined;
    const lost = taken && fortressAt(game, area) === null;
    const orphaned = ownerOf(game, area) === null;
    if (lost || orphaned || ownerOf(game, area) === ownerOf(game, host)) dissolve(game, area, host);
  }
}

function dissolve(game: Game, area: Area, host: Area): void {
  const { state } = game;
  const garrison = unitsAt(game, area);
  for (const unit of garrison) unit.at = host;
  delete state.enclaves[area];
  delete state.titles[area];
  delete state.holders[area];
  delete state.rebellions[area];
  dropFortress(game, area);
  game.tell({ type: 'enclave-gone', at: host });
  goHome(game, garrison);
}
