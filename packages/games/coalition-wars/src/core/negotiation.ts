/** Time to talk, before anything is declared (C §6, RP §7) or an Emperor elected (AR §8). */
import { ask, option, type Rules, sealed, secretly } from '@quadrille/kernel';
import type { Game } from './state.ts';

/**
 * By default the talking goes on while the question is open; a table may also close its talks first. The section says
 * what they are about.
 */
export function* talk(game: Game, section: string): Rules {
  const { state, rules } = game;
  if (state.options.negotiation !== 'before') return;
  const talkers = rules.powers.filter((power) => state.master[power] === power);
  // Sealed, though there is but one answer: a plain question of one option would be answered before anybody has talked.
  yield* sealed(
    game,
    talkers.map((power) => secretly(power, ask('negotiate', section, {}), () => [option('ready')])),
  );
}
