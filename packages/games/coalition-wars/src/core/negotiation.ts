/** Time to talk, before anything is declared (C §6, RP §7). */
import { option, type Rules, sealed, secretly } from '@quadrille/kernel';
import { cite } from './cite.ts';
import type { Chapter } from './rules.ts';
import type { Game } from './state.ts';

/**
 * By default the talking goes on while the declarations are open, for these may be changed until the last is in; a table
 * may also close its talks first.
 */
export function* talk(game: Game, chapter: Chapter): Rules {
  const { state, rules } = game;
  if (state.options.negotiation !== 'before') return;
  const talkers = rules.powers.filter((power) => state.master[power] === power);
  // Sealed, though there is but one answer: a plain question of one option would be answered before anybody has talked.
  yield* sealed(
    game,
    talkers.map((power) => secretly(power, cite(game, 'negotiate', chapter, {}), () => [option('ready')])),
  );
}
