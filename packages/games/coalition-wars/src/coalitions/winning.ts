/** Winning the game (C §3). */
import { finish } from '@quadrille/kernel';
import { regionOf } from '../core/board.ts';
import { atWar, controller, generalsAt, principal } from '../core/facts.ts';
import type { Game, World } from '../core/state.ts';
import { gainInfluence } from '../core/tracks.ts';
import type { Power } from '../core/vocabulary.ts';

export const WINNING_INFLUENCE = 25;
const CONQUEROR = 6;
const CONQUEROR_IN_COALITION = 9;

/** Influence victory: the first Power at 25; of several at the same moment, the highest. */
export function checkVictory(game: Game): void {
  const { state } = game;
  if (state.empereur !== null) {
    checkNapoleon(game);
    return;
  }
  const arrived = contenders(game).filter((power) => state.powers[power].influence >= WINNING_INFLUENCE);
  if (arrived.length > 0) win(game, bestOf(game, arrived), 'influence');
}

/** Conqueror of Paris: at the end of a round, a General of a Power at war with France stands in Paris. */
export function conquerorOfParis(game: Game): void {
  const conquerors = generalsAt(game, 'paris').filter(({ power }) => atWar(game, power, 'france'));
  if (conquerors.length === 0) return;
  const players = new Set(conquerors.map(({ power }) => principal(game, power)));
  for (const power of players) {
    if (power === null) continue;
    const inCoalition = game.state.status[power] === 'british';
    gainInfluence(game, power, inCoalition ? CONQUEROR_IN_COALITION : CONQUEROR, 'paris');
  }
  win(game, bestOf(game, contenders(game)), 'paris');
}

/** Minor Powers do not win (C §11). */
const contenders = ({ rules, state }: World): Power[] => rules.powers.filter((power) => !state.minors.includes(power));

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

/** L'Empereur: Napoleon wins at 25, and the players have lost (C §12). */
function checkNapoleon({ state, tell }: Game): void {
  if (state.powers.france.influence < WINNING_INFLUENCE) return;
  tell({ type: 'lost-to-napoleon' });
  finish([], 'napoleon');
}

/** L'Empereur: the players win together if one of their Generals stands in Paris at the end of a turn (C §12). */
export function checkParis(game: Game): void {
  const conquered = generalsAt(game, 'paris').some(({ power }) => power !== 'france');
  if (!conquered) return;
  const seats = game.rules.powers.filter((power) => game.state.master[power] === power);
  win(game, seats, 'paris');
}

function win({ tell }: Game, winners: readonly Power[], by: 'influence' | 'paris'): never {
  for (const power of winners) tell({ type: 'won', power, by });
  finish(winners, by);
}
