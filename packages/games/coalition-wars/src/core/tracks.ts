/** The tracks: Morale, Influence, Money. */
import type { Reason } from './events.ts';
import { MOST_MORALE, principal } from './facts.ts';
import type { Game } from './state.ts';
import type { Power } from './vocabulary.ts';

/** Morale never falls below 0 nor rises above 15 (C §4). */
export function changeMorale({ state, tell }: Game, power: Power, by: number, why: Reason): void {
  const affairs = state.powers[power];
  const before = affairs.morale;
  affairs.morale = Math.min(MOST_MORALE, Math.max(0, before + by));
  const gained = affairs.morale - before;
  if (gained !== 0) tell({ type: 'morale', power, gained, why });
}

/** Gives Influence, that of a Minor Power to its controller (C §11). Victory is looked at by whoever calls this. */
export function gainInfluence(game: Game, power: Power, gained: number, why: Reason): void {
  const gainer = principal(game, power);
  if (gained === 0 || gainer === null || game.rules.hooks.scores?.(game, gainer) === false) return;
  game.state.powers[gainer].influence += gained;
  game.tell({ type: 'influence', power: gainer, gained, why });
  game.rules.hooks.influenced?.(game);
}

export function changeMoney({ state, tell }: Game, power: Power, gained: number, why: Reason): void {
  if (gained === 0) return;
  state.powers[power].money += gained;
  tell({ type: 'money', power, gained, why });
}
