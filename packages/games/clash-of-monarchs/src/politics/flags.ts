/** Flags are set and go (8.6): what they change stands in the data. */

import { hasFlag } from '../facts/flags.ts';
import type { FlagId, SubsidyId } from '../vocabulary.ts';
import type { Game } from '../world.ts';

const FRENCH: readonly SubsidyId[] = ['versailles_1', 'versailles_2', 'versailles_3'];

/** A flag is set until its time is up. A French subsidy takes the place of the one before (readings, 65). */
export function setFlag(game: Game, id: FlagId, stack?: number): void {
  const { state, data, tell } = game;
  const kind = data.cards.flags.get(id);
  if (!kind || kind.until === 'this_roll') return;
  if (!hasFlag(state, id)) state.flags.push({ id, until: kind.until, ...(stack !== undefined && { stack }) });
  tell({ type: 'flag', flag: id, on: 1 });
  for (const mod of kind.mods) {
    if (mod.word === 'subsidy') setFrenchSubsidy(game, mod.given);
    if (mod.word === 'open_space') state.control[mod.given.space] = mod.given.nation;
  }
}

/** The subsidy that France pays from now on; none if it pays no more. */
export function setFrenchSubsidy({ state }: Game, subsidy: SubsidyId | null): void {
  state.subsidies = state.subsidies.filter((id) => !FRENCH.includes(id));
  if (subsidy !== null) state.subsidies.push(subsidy);
  state.flags = state.flags.filter(({ id }) => !(FRENCH.includes(id) && id !== subsidy));
}

export function clearFlag({ state, tell }: Game, id: FlagId): void {
  if (!hasFlag(state, id)) return;
  state.flags = state.flags.filter((flag) => flag.id !== id);
  tell({ type: 'flag', flag: id, on: 0 });
}

/** Flags whose time is up go. */
export function expireFlags(game: Game, until: 'end_of_turn' | 'end_of_season' | 'new_year' | 'next_treasury'): void {
  for (const { id } of game.state.flags.filter((flag) => flag.until === until)) clearFlag(game, id);
}
