/** Winning by Influence (C §3, AR §4). */
import { finish } from '@quadrille/kernel';
import { regionOf } from './board.ts';
import { controller } from './facts.ts';
import type { Game, World } from './state.ts';
import type { Power } from './vocabulary.ts';

export const WINNING_INFLUENCE = 25;

/** The first Power at 25; of several at the same moment, the highest. */
export function influenceVictory(game: Game): void {
  const { powers } = game.state;
  const arrived = contenders(game).filter((power) => powers[power].influence >= WINNING_INFLUENCE);
  if (arrived.length > 0) win(game, bestOf(game, arrived), 'influence');
}

/** Minor Powers do not win (C §11, AR §12). */
export const contenders = ({ rules, state }: World): Power[] =>
  rules.powers.filter((power) => !state.minors.includes(power));

/** The most Influence; then the worth of the Disputed Territories held; then Morale; else the victory is shared. */
export function bestOf(world: World, candidates: readonly Power[]): Power[] {
  const { powers } = world.state;
  const measures = [
    (power: Power) => powers[power].influence,
    (power: Power) => disputedHeld(world, power),
    (power: Power) => powers[power].morale,
  ];
  let best = [...candidates];
  for (const measure of measures) {
    const most = Math.max(...best.map(measure));
    best = best.filter((power) => measure(power) === most);
  }
  return best;
}

const disputedHeld = (world: World, power: Power): number =>
  world.board.territories.reduce((sum, at) => {
    const { terrain, value } = regionOf(world.board, at);
    return terrain === 'disputed' && controller(world, at) === power ? sum + value : sum;
  }, 0);

export function win({ tell }: Game, winners: readonly Power[], by: string): never {
  for (const power of winners) tell({ type: 'won', power, by });
  finish(winners, by);
}
