/** The Imperial Election (AR §8). */
import { ask, choose, confirm, option, type Refused, type Rules } from '@quadrille/kernel';
import { controller, decider, isUncontrolled, powerOn } from '../core/facts.ts';
import { talk } from '../core/negotiation.ts';
import { atWar } from '../core/relations.ts';
import type { Empire, Game, State, World } from '../core/state.ts';
import { gainInfluence } from '../core/tracks.ts';
import type { Power } from '../core/vocabulary.ts';
import { MAJORITY } from './majority.ts';

const SECTION = 'AR §8';
/** What the Emperor gains in addition on Gain Influence. */
export const CROWN = 2;

export function empireOf({ empire }: State): Empire {
  if (!empire) throw new Error('There is no Empire in this title');
  return empire;
}

/** One vote for every Electoral Territory a Power controls. */
export const votesOf = (world: World, power: Power): number =>
  world.board.electors.filter((at) => controller(world, at) === power).length;

/** Powers with a vote, in the Order of Play; a Minor Power that nobody controls does not take part (AR §12). */
export const electorsOf = (world: World): Power[] =>
  world.rules.powers.filter((power) => votesOf(world, power) > 0 && !isUncontrolled(world, power));

/** Just before the Austrian Muster; whoever has a majority of the electors need not be voted for. */
export function* imperialElection(game: Game): Rules {
  if (powerOn(game, 'muster') !== 'austria') return;
  const { tell, state } = game;
  const { votes } = empireOf(state);
  for (const power of game.rules.powers) delete votes[power];
  tell({ type: 'election' });
  yield* talk(game, SECTION);
  const electors = electorsOf(game);
  const sovereign = electors.find((power) => votesOf(game, power) >= MAJORITY);
  if (sovereign !== undefined && (yield* acceptsCrown(game, sovereign))) {
    crown(game, sovereign, votesOf(game, sovereign));
    return;
  }
  for (const power of electors) yield* castVotes(game, power, electors);
  conclude(game, electors);
}

/** A Power may not wish to be Emperor: then everybody votes. */
function* acceptsCrown(game: Game, power: Power): Rules<boolean> {
  const question = ask('take-crown', SECTION, { power, votes: votesOf(game, power) });
  if (yield* confirm(decider(game, power), question)) return true;
  game.tell({ type: 'crown-declined', power });
  return false;
}

/** All votes of a Power go openly to one candidate. */
function* castVotes(game: Game, power: Power, electors: readonly Power[]): Rules {
  const votes = votesOf(game, power);
  const candidate = yield* choose(
    decider(game, power),
    ask('vote', SECTION, { power, votes }),
    () => candidatesOf(game, power, electors).map((each) => option(`vote/${each}`, each)),
    () => refusedCandidates(game, power, electors),
  );
  empireOf(game.state).votes[power] = candidate;
  game.tell({ type: 'voted', power, candidate, votes });
}

/** Powers with a vote of their own that the voter is not at war with; itself among them. */
const candidatesOf = (world: World, power: Power, electors: readonly Power[]): Power[] =>
  electors.filter((other) => !atWar(world, power, other));

const refusedCandidates = (world: World, power: Power, electors: readonly Power[]): Refused[] =>
  world.rules.powers
    .filter((other) => !candidatesOf(world, power, electors).includes(other))
    .map((candidate) => ({
      id: `vote/${candidate}`,
      code: electors.includes(candidate) ? 'vote-for-enemy' : 'no-elector',
      args: { candidate },
      cite: SECTION,
    }));

/** Five votes elect; without them the throne is vacant until the next election. */
function conclude(game: Game, electors: readonly Power[]): void {
  const { votes } = empireOf(game.state);
  const received = (candidate: Power): number =>
    electors.reduce((sum, power) => sum + (votes[power] === candidate ? votesOf(game, power) : 0), 0);
  const elected = electors.find((candidate) => received(candidate) >= MAJORITY);
  if (elected !== undefined) crown(game, elected, received(elected));
  else {
    empireOf(game.state).emperor = null;
    game.tell({ type: 'throne-vacant' });
  }
}

function crown(game: Game, power: Power, votes: number): void {
  empireOf(game.state).emperor = power;
  game.tell({ type: 'elected', power, votes });
}

/** The Emperor's Influence; that of a Minor Power goes to its master (AR §9.6, §12). */
export function crownInfluence(game: Game, power: Power): undefined {
  if (empireOf(game.state).emperor === power) gainInfluence(game, power, CROWN, 'emperor');
}
