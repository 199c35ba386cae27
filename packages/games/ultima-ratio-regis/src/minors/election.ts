/** The imperial election (§20.7, card 031). */
import { arrange, ask, choose, option, type Rules } from '@quadrille/kernel';
import { finishTask } from '../agenda.ts';
import { keep } from '../changes/lists.ts';
import { isInterested, minorSpecials, playerOf, realmOf, specialsOf } from '../facts/realms.ts';
import { possessionsOf } from '../facts/titles.ts';
import type { TaskOf } from '../tasks.ts';
import type { Minor, Player, Power } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { allyByAuction, emperorOf } from './alliance.ts';

/** The votes of a minor in this turn; Hanover has one from turn 14. */
export function votesOf(world: World, minor: Minor): number {
  const later = minorSpecials(world, minor, 'elector_from').find(
    ({ args: [from] }) => world.state.turn >= Number(from),
  );
  return Math.max(world.data.minors[minor].votes, Number(later?.args[1] ?? 0));
}

/** A minor without any area is not in play: Bavaria while the Catholic League holds Munich. */
export const electors = (world: World): Minor[] =>
  world.state.minors
    .map(({ minor }) => minor)
    .filter((minor) => votesOf(world, minor) > 0 && possessionsOf(world, minor).length > 0);

/** Western Catholic or Protestant Powers with interest in Central Europe. */
export const candidates = (world: World): Power[] =>
  world.state.realms
    .map(({ power }) => power)
    .filter((power) => {
      const { religion } = realmOf(world, power);
      return (
        world.data.powers[power].western &&
        (religion === 'catholic' || religion === 'protestant') &&
        isInterested(world, power, 'CE')
      );
    });

const others = (world: World): Power[] => {
  const open = candidates(world);
  return world.state.realms.map(({ power }) => power).filter((power) => !open.includes(power));
};

/** Votes a Power counts besides those of electors: by its card, and by the event that called the election. */
function ownVotes(world: World, power: Power): number {
  const printed = specialsOf(world, power, 'votes').reduce((sum, { args: [votes] }) => sum + Number(votes), 0);
  const byEvent = world.state.inForce
    .filter((each) => each.startsWith(`votes/${power}/`))
    .reduce((sum, each) => sum + Number(each.split('/')[2]), 0);
  return printed + byEvent;
}

/** The ally of each elector names a Power; neutral electors vote for the Emperor; in a tie he stays. */
export function* election(game: Game, task: TaskOf<'election'>): Rules {
  finishTask(game, task);
  const { state } = game;
  if (candidates(game).length === 0 || !state.minors.some(({ minor }) => minor === 'empire')) return;
  const tally = new Map<Power, number>(candidates(game).map((power) => [power, ownVotes(game, power)]));
  for (const [power, votes] of tally) if (votes > 0) game.tell({ type: 'own-votes', power, votes });
  for (const player of yield* votingOrder(game, task.player)) {
    for (const elector of electorsOf(game, player)) {
      const power = yield* choose(
        player,
        ask('vote', '§20.7', { elector, votes: votesOf(game, elector) }),
        () => candidates(game).map((each) => option(`vote/${elector}/${each}`, each)),
        () =>
          others(game).map((each) => ({
            id: `vote/${elector}/${each}`,
            code: 'no-candidate',
            args: { power: each },
            cite: '§20.7',
          })),
      );
      vote(game, tally, elector, power);
    }
  }
  const emperor = emperorOf(game);
  for (const elector of electors(game))
    if (emperor && tally.has(emperor) && !state.minors.some(({ minor, ally }) => minor === elector && ally !== null))
      vote(game, tally, elector, emperor);
  forgetVotes(game);
  const chosen = yield* outcome(task.player, tally, emperor);
  if (chosen === null) return;
  game.tell({ type: 'emperor', power: chosen, votes: tally.get(chosen) ?? 0 });
  allyByAuction(game, 'empire', chosen);
}

/** Votes that an event gives count in its own election only. */
export const forgetVotes = ({ state }: Game): void => keep(state.inForce, (each) => !each.startsWith('votes/'));

function vote(game: Game, tally: Map<Power, number>, elector: Minor, power: Power): void {
  const votes = votesOf(game, elector);
  tally.set(power, (tally.get(power) ?? 0) + votes);
  game.tell({ type: 'votes', elector, power, votes });
}

const electorsOf = (world: World, player: Player): Minor[] =>
  electors(world).filter((elector) =>
    world.state.minors.some(
      ({ minor, ally }) => minor === elector && ally !== null && playerOf(world, ally) === player,
    ),
  );

function* votingOrder(game: Game, player: Player): Rules<readonly Player[]> {
  const voters = game.state.order.filter((each) => electorsOf(game, each).length > 0);
  return yield* arrange(player, ask('vote-order', '§20.7'), () => voters.map((each) => option(`next/${each}`, each)));
}

/** Most votes; the Emperor stays in a tie; with no Emperor the player of the card breaks it (facts no. 50). */
function* outcome(player: Player, tally: ReadonlyMap<Power, number>, emperor: Power | null): Rules<Power | null> {
  const most = Math.max(...tally.values());
  const [first, ...others] = [...tally].filter(([, votes]) => votes === most).map(([power]) => power);
  if (most === 0 || first === undefined) return emperor;
  if (others.length === 0) return first;
  if (emperor !== null) return emperor;
  return yield* choose(player, ask('vote-tie', '§20.7'), () =>
    [first, ...others].map((each) => option(`emperor/${each}`, each)),
  );
}
