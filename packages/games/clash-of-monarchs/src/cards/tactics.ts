/** Tactics chits between battles (15.4.1). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { asking } from '../cite.ts';
import { seatOf } from '../facts/sides.ts';
import type { Power, TacticId } from '../vocabulary.ts';
import type { Game } from '../world.ts';

export const MOST_TACTICS = 3;

/** When one chit is left in the pool, the discarded ones join it. */
function refill(game: Game, power: Power): void {
  const { pool, discard } = game.state.powers[power].tactics;
  if (pool.length > 1 || discard.length === 0) return;
  pool.push(...discard.splice(0).sort());
  game.random.shuffle(pool, `tactics/${power}`);
}

/** One chit from the pool, three at most. */
export function drawTactic(game: Game, power: Power): void {
  const { tactics } = game.state.powers[power];
  if (tactics.held.length >= MOST_TACTICS) return;
  refill(game, power);
  const drawn = tactics.pool.shift();
  if (drawn === undefined) return;
  refill(game, power);
  tactics.held.push(drawn);
  tactics.held.sort();
  game.tell({ type: 'drew-tactic', power });
  game.tell({ type: 'drew-tactic-chit', power, tactic: drawn }, [seatOf(game.state, power)]);
}

/** A chit that is held goes to the discards, and everybody sees it (15.4.1). */
export function discardTactic({ state, tell }: Game, power: Power, tactic: TacticId): void {
  const { held, discard } = state.powers[power].tactics;
  if (!held.includes(tactic)) return;
  held.splice(held.indexOf(tactic), 1);
  discard.push(tactic);
  discard.sort();
  tell({ type: 'tactic-discarded', power, tactic });
}

/** In a Draw Phase one chit may be kept, the rest is discarded, and one drawn (readings, 18). */
export function* renewTactics(game: Game, power: Power): Rules {
  const { tactics } = game.state.powers[power];
  if (tactics.held.length > 0) {
    const kept = yield* choose(game.state.seats[power], asking('keep-tactic', '15.4.1', { power }), () => [
      ...[...new Set(tactics.held)].map((id) => option(`keep/${id}`, id)),
      option('none', null),
    ]);
    const rest = [...tactics.held];
    if (kept !== null) rest.splice(rest.indexOf(kept), 1);
    for (const tactic of rest) discardTactic(game, power, tactic);
  }
  drawTactic(game, power);
}
